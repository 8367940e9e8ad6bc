import { chakra } from '@chakra-ui/react/styled-system'
import { chartColors } from './chart-colors'

const Track = chakra('span', {
  base: {
    display: 'block',
    height: '6px',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'line',
    _highContrast: { border: '1px solid CanvasText' },
    '& > i': {
      display: 'block',
      height: '100%',
      bg: chartColors.value,
      _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
    _print: { printColorAdjust: 'exact' },
  },
})

interface ShareBarProps {
  /** From 0 to 1, of the whole track. */
  share: number
}

/** A share as a length, true to scale: the track is the whole. The number stands beside it. */
export function ShareBar({ share }: ShareBarProps) {
  const part = Math.min(Math.max(share, 0), 1)
  return (
    <Track aria-hidden="true">
      <i style={{ inlineSize: `${part * 100}%` }} />
    </Track>
  )
}
