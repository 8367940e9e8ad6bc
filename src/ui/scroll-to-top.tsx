import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { TopIcon } from './icons'
import { useScrolledPast } from './use-scrolled-past'

/** Specification §9: it appears after 200 pixels and takes 600 ms. */
const appearsAfter = 200
const travelTime = 600

const Root = chakra('button', {
  base: {
    position: 'fixed',
    right: { base: '4', sm: '6' },
    bottom: { base: '4', sm: '6' },
    zIndex: 'sticky',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'control',
    borderRadius: 'pill',
    bg: 'surface',
    color: 'brand.text',
    border: '1px solid',
    borderColor: 'line.strong',
    boxShadow: 'float',
    animation: 'ct-appear 180ms both',
    _hover: { bg: 'brand.tint' },
    'body:has([data-bottom-bar]) &': { bottom: { base: '8.5rem', lg: '6' } },
    _print: { display: 'none' },
  },
})

export function ScrollToTop() {
  const shown = useScrolledPast(appearsAfter)
  const { formatMessage } = useIntl()
  if (!shown) return null
  const label = formatMessage({ id: 'ui.scrollToTop.label' })
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        scrollToTop()
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    >
      <TopIcon />
    </Root>
  )
}

function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0 })
    return
  }
  const from = window.scrollY
  const start = performance.now()
  const step = (time: number) => {
    const share = Math.min(1, (time - start) / travelTime)
    window.scrollTo({ top: from * (1 - share) ** 3, behavior: 'instant' })
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
