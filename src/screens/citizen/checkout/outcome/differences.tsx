import { chakra } from '@chakra-ui/react/styled-system'
import { type CartItem, totalOf } from '@/rules/cart/cart'
import { acceptDifferences, type CartDifference } from '@/rules/cart/cart-check'
import { DifferenceText } from '@/screens/shared/cart/difference-text'
import { useLineLabel } from '@/screens/shared/cart/line-label'

interface DifferencesProps {
  items: readonly CartItem[]
  differences: readonly CartDifference[]
}

/** What changed since the visitor saw it, one line per difference. */
export function Differences({ items, differences }: DifferencesProps) {
  const lineLabel = useLineLabel()
  return (
    <List>
      {differences.map((difference) => {
        const item = items.find(({ id }) => id === difference.id)
        return (
          <li key={difference.id}>
            <b>{item && lineLabel(item)}</b> <span className="figures">{item?.account}</span>
            <br />
            <DifferenceText difference={difference} />
          </li>
        )
      })}
    </List>
  )
}

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
})

/** The amount left to pay once all is accepted. */
export function amountAfter(
  items: readonly CartItem[],
  differences: readonly CartDifference[],
): number {
  return totalOf(acceptDifferences(items, differences))
}
