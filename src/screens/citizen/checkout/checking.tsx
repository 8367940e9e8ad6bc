import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { paymentReference } from '@/rules/payments/payment-reference'
import { minutesAndSeconds } from '@/rules/time/countdown'
import { useMerchant } from '@/screens/shared/merchant'
import { PhoneLink } from '@/screens/shared/phone-link'
import { now } from '@/state/clock'
import { Button } from '@/ui/action/button'
import { OutcomeFacts, OutcomePage } from './outcome'
import { askOutcome } from './payment-run'
import { pollDelay } from './status-polling'
import { useNow } from './use-now'
import { useOutcomePage } from './use-outcome-page'

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

/** Asks 2 s after the last answer, later more slowly, and at once when the page is online again. */
function useOutcome(startedAt: string) {
  const queryClient = useQueryClient()
  const [nextAt, setNextAt] = useState<number | null>(() => now())
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    let asked = 0
    // After a long sleep an attempt still gets its ten minutes.
    const since = Math.max(Date.parse(startedAt), now() - 60_000)
    let timer: number | undefined
    const next = async () => {
      await askOutcome(queryClient, stop.signal)
      if (!stop.signal.aborted) plan()
    }
    const plan = () => {
      const delay = pollDelay(asked, now() - since)
      asked += 1
      setNextAt(delay === null ? null : now() + delay)
      if (delay !== null) timer = window.setTimeout(() => void next(), delay)
    }
    const askNow = () => {
      window.clearTimeout(timer)
      void next()
    }
    plan()
    window.addEventListener('online', askNow)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [startedAt, queryClient])

  return {
    nextAt,
    asking,
    ask: () => {
      setAsking(true)
      void askOutcome(queryClient).finally(() => setAsking(false))
    },
  }
}
