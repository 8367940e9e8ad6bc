import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'

export const mainId = 'main'

const Root = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'control',
    bg: 'brand.fill',
    color: 'brand.on',
    fontWeight: 'semibold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

/** The first tab stop. It moves focus without a navigation: the router owns the hash. */
export function SkipLink() {
  return (
    <Root
      href={`#${mainId}`}
      data-screen-only=""
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      <FormattedMessage id="ui.skipLink.label" />
    </Root>
  )
}
