import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { ActionMenu } from '@/ui/overlay/action-menu'

const Frame = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    my: '-1.5',
    '--icon-size': '1.25rem',
    '& > [data-menu-button]': {
      boxSize: { base: '11', lg: '9' },
      '&:not([aria-expanded=true])': { color: 'fg.muted' },
    },
  },
})

/** The menu at the end of a row of a plain table. */
export function RowMenu(props: ComponentProps<typeof ActionMenu>) {
  return (
    <Frame>
      <ActionMenu {...props} />
    </Frame>
  )
}
