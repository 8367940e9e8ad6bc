import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { TopIcon } from '@/ui/display/icons'
import { useScrolledPast } from './use-scrolled-past'

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: 'control',
    minWidth: '9',
    borderRadius: 'control',
    color: 'brand.text',
    animation: 'ct-appear 180ms both',
    _hover: { bg: 'brand.tint' },
  },
})

interface ScrollToTopProps {
  /** Pixels: it appears when the page is scrolled further. */
  after: number
  /** The duration of the scroll in milliseconds. */
  speed: number
}

/** In the sticky header, which shows from the same offset on: there it covers nothing. */
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
