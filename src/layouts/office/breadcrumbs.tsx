import { chakra } from '@chakra-ui/react/styled-system'
import type { PointerEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'

const Root = chakra('nav', {
  base: {
    minWidth: '0',
    '& > ol': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    // The page's own name is cut first: it stands below as the heading.
    '& li': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& li:last-child': { flexShrink: 9999, minWidth: '5rem' },
    '& li + li::before': {
      content: '"/" / ""',
      me: '1.5',
      color: 'fg.muted',
      fontWeight: 'normal',
    },
    '& [aria-current]': { color: 'fg', fontWeight: 'semibold' },
    '& a': { borderRadius: '2px', outlineOffset: '-3px' },
    '& a:hover': { color: 'brand.text', textDecoration: 'underline' },
  },
})

/** One breadcrumb; the last one is the page itself. */
export interface Crumb {
  key: string
  content: ReactNode
}

/** The whole text of a crumb that is cut off, for the pointer that rests on it. */
function sayWhole({ currentTarget: crumb }: PointerEvent<HTMLLIElement>) {
  crumb.title = crumb.scrollWidth > crumb.clientWidth ? crumb.innerText : ''
}

/** The page's position in the menu. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl()
  return (
    <Root aria-label={formatMessage({ id: 'office.crumbs.label' })}>
      <ol>
        {crumbs.map(({ key, content }, index) => (
          <li
            key={key}
            {...(index === crumbs.length - 1 && { 'aria-current': 'page' as const })}
            onPointerEnter={sayWhole}
          >
            {content}
          </li>
        ))}
      </ol>
    </Root>
  )
}
