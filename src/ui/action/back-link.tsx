import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BackIcon } from '@/ui/display/icons'

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    mt: '-2',
    color: 'brand.text',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    '--icon-size': '1rem',
    '& > svg': { position: 'absolute', top: '0.6875rem', left: '0', pointerEvents: 'none' },
    '& > a': { py: '2.5', ps: '1.25rem', borderRadius: '2px' },
    '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    _print: { display: 'none' },
  },
})

/** One step up, above the heading: `<BackLink><Link to="/departments">Departments</Link></BackLink>`. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <Root data-screen-only="">
      <BackIcon />
      {children}
    </Root>
  )
}
