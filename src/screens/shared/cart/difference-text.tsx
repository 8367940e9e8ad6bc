import { FormattedMessage } from 'react-intl'
import type { CartDifference } from '@/rules/cart/cart-check'
import { plainDateIn } from '@/rules/time/dates'
import { Money } from '@/ui/display/money'
import { useDayWords } from '@/screens/shared/time/day-words'
import { useTimeZone } from '@/screens/shared/time/time-zone'

/** "Now $912.44 (was $948.64): a payment was posted on Feb 3." */
export function DifferenceText({ difference }: { difference: CartDifference }) {
  const dayWords = useDayWords()
  const zone = useTimeZone()
  if (difference.kind === 'remove') {
    return (
      <>
        <FormattedMessage id={`cart-lines.difference.${difference.why}`} />
        {difference.reason !== null && <> {difference.reason}</>}
      </>
    )
  }
  const amounts = {
    now: <Money cents={difference.now_cents} />,
    was: <Money cents={difference.was_cents} />,
  }
  if (difference.changed_at === null) {
    return <FormattedMessage id="cart-lines.difference.changed" values={amounts} />
  }
  const date = dayWords(plainDateIn(zone, Date.parse(difference.changed_at)))
  return <FormattedMessage id="cart-lines.difference.changedOn" values={{ ...amounts, date }} />
}
