import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useMerchant } from '@/screens/shared/merchant'
import { PhoneLink } from '@/screens/shared/phone-link'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { WaitIcon } from '@/ui/display/icons'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'
import { askOutcome } from './payment-run'
import { pollDelay } from './status-polling'

interface CheckingProps {
  /** The attempt's key. */
  number: string
  amountCents: number
  startedAt: string
}

/** The charge is uncertain: the page asks the server and does not offer Pay (fault rule 1). */
export function Checking({ number, amountCents, startedAt }: CheckingProps) {
  const { money } = useFormats()
  const phone = useMerchant()?.phone ?? ''
  const { givenUp, asking, ask } = useOutcome(startedAt)
  const call = { phone: <PhoneLink phone={phone} /> }
  return (
    <chakra.div maxWidth="38rem">
      <PageHeading title={<FormattedMessage id="checkout.checking.heading" />} />
      <Stack>
        <Banner tone="due" title={<FormattedMessage id="checkout.checking.warning" />}>
          <FormattedMessage
            id="checkout.checking.text"
            values={{ amount: <b className="figures">{money(amountCents)}</b> }}
          />
        </Banner>
        <p>
          <FormattedMessage id="checkout.checking.leave" />
        </p>
        <p role="status">
          {givenUp ? (
            <FormattedMessage id="checkout.checking.long" values={call} />
          ) : (
            <FormattedMessage id="checkout.checking.call" values={call} />
          )}
        </p>
        <div>
          <chakra.p textStyle="help">
            <FormattedMessage id="checkout.checking.number" />
          </chakra.p>
          <chakra.p className="figures" overflowWrap="anywhere">
            {number}
          </chakra.p>
        </div>
        <Row>
          {givenUp ? (
            <Button variant="outline" pending={asking} onClick={ask}>
              <FormattedMessage id="checkout.checking.ask" />
            </Button>
          ) : (
            <Turning aria-hidden="true">
              <WaitIcon />
            </Turning>
          )}
        </Row>
      </Stack>
    </chakra.div>
  )
}

const Turning = chakra('span', {
  base: { display: 'inline-flex', color: 'fg.muted', animation: 'ct-turn 900ms linear infinite' },
})

/**
 * Asks 2 s after the last answer, then at growing intervals, and at once when the page is online
 * again.
 */
function useOutcome(startedAt: string) {
  const queryClient = useQueryClient()
  const [givenUp, setGivenUp] = useState(false)
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    let asked = 0
    // After a long sleep an earlier attempt gets its full ten minutes too.
    const since = Math.max(Date.parse(startedAt), now() - 60_000)
    let timer: number | undefined
    const next = async () => {
      await askOutcome(queryClient, stop.signal)
      if (!stop.signal.aborted) plan()
    }
    const plan = () => {
      const delay = pollDelay(asked, now() - since)
      asked += 1
      setGivenUp(delay === null)
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
    givenUp,
    asking,
    ask: () => {
      setAsking(true)
      void askOutcome(queryClient).finally(() => setAsking(false))
    },
  }
}
