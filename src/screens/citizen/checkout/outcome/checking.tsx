import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { paymentReference } from '@/rules/payments/payment-reference'
import { minutesAndSeconds } from '@/rules/time/countdown'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { useNow } from '@/screens/shared/payment/use-now'
import { useOutcome } from '@/screens/shared/payment/use-outcome'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Button } from '@/ui/action/button'
import { OutcomeFacts, OutcomePage } from './outcome'
import { useOutcomePage } from '@/screens/shared/payment/use-outcome-page'

interface CheckingProps {
  /** The attempt's key. */
  attemptKey: string
  amountCents: number
  startedAt: string
}

/** It is not known whether it charged: the server is asked, and Pay is not offered (fault rule 1). */
export function Checking({ attemptKey, amountCents, startedAt }: CheckingProps) {
  const { money } = useFormats()
  const phone = useMerchant()?.phone ?? ''
  const { nextAt, asking, ask } = useOutcome(startedAt)
  const givenUp = nextAt === null
  useOutcomePage()
  const call = { phone: <PhoneLink phone={phone} /> }
  return (
    <OutcomePage
      tone="wait"
      title={<FormattedMessage id="checkout.checking.heading" />}
      action={
        <Button variant="outline" pending={asking} onClick={ask}>
          <FormattedMessage id="checkout.checking.ask" />
        </Button>
      }
    >
      <p>
        <b>
          <FormattedMessage id="checkout.checking.warning" />
        </b>{' '}
        <FormattedMessage id="checkout.checking.text" />
      </p>
      <OutcomeFacts>
        <div>
          <dt>
            <FormattedMessage id="checkout.checking.reference" />
          </dt>
          <dd>{paymentReference(attemptKey)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="checkout.checking.amount" />
          </dt>
          <dd>{money(amountCents)}</dd>
        </div>
        <Times startedAt={startedAt} nextAt={nextAt} asking={asking} />
      </OutcomeFacts>
      <p role="status">
        <FormattedMessage
          id={givenUp ? 'checkout.checking.long' : 'checkout.checking.call'}
          values={call}
        />
      </p>
      <chakra.p textStyle="help">
        <FormattedMessage id="checkout.checking.leave" />
      </chakra.p>
    </OutcomePage>
  )
}

interface TimesProps {
  startedAt: string
  /** null: the page asks no more by itself. */
  nextAt: number | null
  asking: boolean
}

/** How long it has been, and when the server is asked again. */
function Times({ startedAt, nextAt, asking }: TimesProps) {
  const seen = useNow()
  const gone = Math.max(0, Math.floor((seen - Date.parse(startedAt)) / 1000))
  const left = nextAt === null ? 0 : Math.max(0, Math.ceil((nextAt - seen) / 1000))
  return (
    <>
      <div>
        <dt>
          <FormattedMessage id="checkout.checking.waiting" />
        </dt>
        <dd>
          <FormattedMessage id="checkout.checking.ago" values={{ time: minutesAndSeconds(gone) }} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="checkout.checking.next" />
        </dt>
        <dd>
          {asking || (nextAt !== null && left === 0) ? (
            <FormattedMessage id="checkout.checking.nextNow" />
          ) : nextAt === null ? (
            <FormattedMessage id="checkout.checking.nextNone" />
          ) : (
            <FormattedMessage
              id="checkout.checking.nextIn"
              values={{ time: minutesAndSeconds(left) }}
            />
          )}
        </dd>
      </div>
    </>
  )
}
