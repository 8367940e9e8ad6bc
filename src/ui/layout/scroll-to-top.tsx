import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { TopIcon } from '@/ui/display/icons'
import { useScrolledPast } from './use-scrolled-past'

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

interface ScrollToTopProps {
  /** Pixels: it appears when the page is scrolled further. */
  after: number
  /** The duration of the scroll in milliseconds. */
  speed: number
}

export function ScrollToTop({ after, speed }: ScrollToTopProps) {
  const shown = useScrolledPast(after)
  const { formatMessage } = useIntl()
  if (!shown) return null
  const label = formatMessage({ id: 'ui.scrollToTop.label' })
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        scrollToTop(speed)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    >
      <TopIcon />
    </Root>
  )
}

function scrollToTop(speed: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0 })
    return
  }
  const from = window.scrollY
  const start = performance.now()
  const step = (time: number) => {
    const share = Math.min(1, (time - start) / speed)
    window.scrollTo({ top: from * (1 - share) ** 3, behavior: 'instant' })
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
