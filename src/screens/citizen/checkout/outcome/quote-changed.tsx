import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import type { Quote } from '@/contract/payments/payments'
import { useFormats } from '@/i18n/format'
import { PostingSentence } from '@/screens/citizen/checkout/summary'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'
import { Money } from '@/ui/display/money'
import { OutcomeFacts } from './outcome'

interface QuoteChangedProps {
  quote: Quote
  before: Quote
}

/** The old total and the new one, after the fees that make the difference; and when it counts. */
export function QuoteChanged(props: QuoteChangedProps) {
  return (
    <>
      <Totals {...props} />
      <chakra.p mt="2">
        <PostingSentence quote={props.quote} />
      </chakra.p>
    </>
  )
}

function Totals({ quote, before }: QuoteChangedProps) {
  const { money } = useFormats()
  const departmentName = useDepartmentName()
  const was = before.total_cents
  if (quote.total_cents === was) {
    return (
      <FormattedMessage
        id="checkout.refused.quoteSame"
        values={{ now: <b className="figures">{money(was)}</b> }}
      />
    )
  }
  return (
    <OutcomeFacts mt="3">
      {quote.groups.map(({ department_id, fee_cents }) => {
        const old = before.groups.find((group) => group.department_id === department_id)
        if (old === undefined || old.fee_cents === fee_cents) return null
        return (
          <div key={department_id}>
            <dt>
              {quote.groups.length === 1 ? (
                <FormattedMessage id={`checkout.summary.${quote.tender}Fee`} />
              ) : (
                <FormattedMessage
                  id={`checkout.summary.${quote.tender}FeeFor`}
                  values={{ department: departmentName(department_id) }}
                />
              )}
            </dt>
            <dd>
              <FormattedMessage
                id="checkout.refused.feeWas"
                values={{ now: money(fee_cents), was: money(old.fee_cents) }}
              />
            </dd>
          </div>
        )
      })}
      <div>
        <dt>
          <FormattedMessage id="checkout.refused.totalBefore" />
        </dt>
        <dd>
          <Money cents={was} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="checkout.refused.totalNow" />
        </dt>
        <dd>
          <Money cents={quote.total_cents} />
        </dd>
      </div>
    </OutcomeFacts>
  )
}
