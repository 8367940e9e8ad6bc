import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { EarlierIcon, LaterIcon } from '@/ui/display/icons'
import { IconButton } from './icon-button'

interface MoveButtonsProps {
  /** What is moved. */
  name: string
  /** Its place, from 0, and the number of places. */
  place: number
  count: number
  onMove: (by: 1 | -1) => void
}

/**
 * Up and down, by press or by the arrow keys on either. At the end of the list they stay focusable,
 * so that focus is not lost; `data-focus` finds them after the move.
 */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { formatMessage } = useIntl()
  const arrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'forms.group.up' }, { name })}
        icon={<EarlierIcon />}
        data-focus="up"
        aria-disabled={place === 0}
        onClick={() => onMove(-1)}
        onKeyDown={arrows}
      />
      <IconButton
        label={formatMessage({ id: 'forms.group.down' }, { name })}
        icon={<LaterIcon />}
        data-focus="down"
        aria-disabled={place === count - 1}
        onClick={() => onMove(1)}
        onKeyDown={arrows}
      />
    </>
  )
}
