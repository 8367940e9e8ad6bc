import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saleQuery, sendCancel } from '@/api/payments/counter'
import { officeKeys } from '@/api/office-keys'
import type { SaleState, TerminalSale } from '@/contract/payments/counter'
import { useFormats } from '@/i18n/format'
import { cardSecondsLeft, isCancellable, isSaleOpen } from '@/rules/payments/counter'
import { paymentReference } from '@/rules/payments/payment-reference'
import { askOutcome } from '@/screens/shared/payment/payment-run'
import { useNow } from '@/screens/shared/payment/use-now'
import { useOutcome } from '@/screens/shared/payment/use-outcome'
import { useOutcomePage } from '@/screens/shared/payment/use-outcome-page'
import { useWrite } from '@/screens/shared/forms/use-write'
import { AttemptLine } from './attempt-line'
import type { ShownAttempt } from './shown-attempt'
import { useFocusAtStart } from '@/ui/action/use-focus-at-start'
import { Button } from '@/ui/action/button'
import { NoBreak } from '@/ui/display/no-break'
import { Banner } from '@/ui/feedback/banner'
import { FocusedTitle } from '@/ui/feedback/focused-title'
import { Row, Stack } from '@/ui/layout/stack'
import { Steps } from '@/ui/layout/steps'

/** A payment whose outcome is not known yet; nothing else is charged meanwhile. */
export function PaymentInProgress({ attempt }: { attempt: ShownAttempt }) {
  useOutcomePage()
  return attempt.tender === 'terminal' ? (
    <AtTerminal attempt={attempt} />
  ) : (
    <Asking attempt={attempt} />
  )
}

/** Its request is still under way, sent from a page that the clerk has left. */
export function PaymentSent({ attempt }: { attempt: ShownAttempt | null }) {
  useOutcomePage()
  return (
    <Banner tone="due">
      <FocusedTitle>
        <FormattedMessage id="counter.asking.title" />
      </FocusedTitle>
      <AttemptLine attempt={attempt} />
    </Banner>
  )
}

const stages = ['connecting', 'waiting', 'authorizing'] as const

function AtTerminal({ attempt }: { attempt: ShownAttempt }) {
  const { key, total_cents, started_at } = attempt
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const queryClient = useQueryClient()
  const { data: sale } = useQuery(saleQuery(key))
  const heading = useFocusAtStart<HTMLHeadingElement>()
  const isOver = sale !== undefined && (sale === null || !isSaleOpen(sale.state))
  useEffect(() => {
    if (isOver) void askOutcome(queryClient)
  }, [isOver, queryClient])
  // Also where the page came back after a reload, or the sale never began.
  useOutcome(started_at)
  const state = sale?.state ?? 'connecting'
  return (
    <Stack gap="4">
      <Steps
        label={formatMessage({ id: 'counter.sale.label' })}
        steps={stages.map((stage) => ({
          key: stage,
          label: <FormattedMessage id={`counter.stage.${stage}`} />,
        }))}
        current={stageOf(state)}
      />
      <div>
        <chakra.h3
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize="2.5rem"
          lineHeight="3rem"
          fontWeight="bold"
          className="figures"
        >
          {money(total_cents)}
        </chakra.h3>
        <AttemptLine attempt={attempt} />
        {sale && (
          <chakra.p textStyle="help">
            <FormattedMessage
              id="counter.sale.at"
              values={{ terminal: <NoBreak>{sale.terminal_id}</NoBreak> }}
            />
          </chakra.p>
        )}
      </div>
      <p role="status">
        <FormattedMessage id={`counter.sale.${state}`} />
      </p>
      {sale && isCancellable(state) && <CardWait since={sale.at} />}
      {sale && <CancelSale sale={sale} />}
    </Stack>
  )
}

/** How long the terminal still asks for a card. */
function CardWait({ since }: { since: string }) {
  const seconds = cardSecondsLeft(since, useNow())
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p role="timer">
      <FormattedMessage
        id="counter.sale.left"
        values={{ time: <chakra.b fontVariantNumeric="tabular-nums">{left}</chakra.b> }}
      />
    </p>
  )
}

const stageOf = (state: SaleState): number =>
  state === 'connecting' ? 0 : state === 'waiting' ? 1 : 2

function CancelSale({ sale: { key, terminal_id, state } }: { sale: TerminalSale }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const cancel = useWrite({
    call: () => sendCancel(terminal_id, key),
    invalidates: [officeKeys.counter.sale(key), officeKeys.counter.terminals],
    words: { codes: { too_late: 'counter.sale.tooLate' } },
    successMessage: formatMessage({ id: 'counter.sale.cancelled' }),
    done: () => askOutcome(queryClient),
  })
  return (
    <>
      {cancel.problem}
      {isCancellable(state) && (
        <Row>
          <Button variant="outline" pending={cancel.pending} onClick={() => void cancel.run()}>
            <FormattedMessage id="counter.sale.cancel" />
          </Button>
        </Row>
      )}
    </>
  )
}

function Asking({ attempt }: { attempt: ShownAttempt }) {
  const { key, total_cents, started_at } = attempt
  const { money } = useFormats()
  const { asking, ask, nextAt } = useOutcome(started_at)
  return (
    <Stack gap="4">
      <Banner tone="due">
        <FocusedTitle>
          <FormattedMessage id="counter.asking.title" />
        </FocusedTitle>
        <FormattedMessage
          id={nextAt === null ? 'counter.asking.long' : 'counter.asking.text'}
          values={{ amount: money(total_cents), reference: paymentReference(key) }}
        />
        <AttemptLine attempt={attempt} />
      </Banner>
      <Row>
        <Button variant="outline" pending={asking} onClick={ask}>
          <FormattedMessage id="counter.asking.ask" />
        </Button>
      </Row>
    </Stack>
  )
}
