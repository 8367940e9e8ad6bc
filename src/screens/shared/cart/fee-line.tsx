import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { type FeeGroup } from '@/rules/payments/fees'
import { alternativesFor } from '@/rules/payments/tender-prices'

/**
 * "Fees: e-check $1.50 · card $27.98": the fee of each way to pay these amounts, cheapest first.
 */
export function FeeLine({ groups }: { groups: readonly FeeGroup[] }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const ways = alternativesFor(groups)
  if (ways.length === 0) return null
  if (ways.every(({ fee_cents }) => fee_cents === 0))
    return <FormattedMessage id="cart.fees.none" />
  const list = ways
    .map(({ tender, fee_cents }) =>
      formatMessage({ id: `cart.fees.${tender}` }, { fee: money(fee_cents) }),
    )
    .join(' · ')
  return <FormattedMessage id="cart.fees.line" values={{ list }} />
}
