import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { countBills, visibleItems } from '@/rules/cart/cart'
import { canPutBack, type Removal } from '@/rules/cart/removal'
import { useLineLabel } from '@/screens/shared/cart/line-label'
import { cart } from '@/state/cart/cart'
import { session } from '@/state/session/session'
import { Button } from '@/ui/action/button'

interface RemovedLineProps {
  removal: Removal
  onUndo: () => void
}

/** What was removed last, and its way back, as long as nothing else in the cart comes or goes. */
export function RemovedLine({ removal, onUndo }: RemovedLineProps) {
  const lineLabel = useLineLabel()
  const { items } = useSnapshot(cart)
  const { authenticated } = useSnapshot(session)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [first] = visibleItems(removal.items, authenticated)
  if (first === undefined || !canPutBack(items, removal)) return null
  const count = countBills(removal.items)
  return (
    <Line>
      <p>
        {count === 1 ? (
          <FormattedMessage id="cart-lines.removed.one" values={{ label: lineLabel(first) }} />
        ) : (
          <FormattedMessage id="cart-lines.removed.several" values={{ count }} />
        )}
      </p>
      <Button ref={button} variant="quiet" size="sm" onClick={onUndo}>
        <FormattedMessage id="cart-lines.removed.undo" />
      </Button>
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    ps: '3',
    fontSize: 'sm',
    bg: 'brand.tint',
    borderRadius: 'control',
    _highContrast: { border: '1px solid CanvasText' },
    '& > button': { flexShrink: '0', minHeight: 'control' },
  },
})
