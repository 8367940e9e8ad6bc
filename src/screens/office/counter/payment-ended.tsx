import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { AccountKey } from '@/api/bills/accounts'
import { saleQuery } from '@/api/payments/counter'
import { useFormats } from '@/i18n/format'
import type { Refusal } from '@/screens/shared/payment/refusal'
import { useOutcomePage } from '@/screens/shared/payment/use-outcome-page'
import { AttemptLine } from './attempt-line'
import { followForm } from './held-form'
import { Refused } from './refused'
import { accountOf, isOwnPage, type ShownAttempt } from './shown-attempt'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { NoBreak } from '@/ui/display/no-break'
import { Banner } from '@/ui/feedback/banner'
import { FocusedTitle } from '@/ui/feedback/focused-title'
import { Row, Stack } from '@/ui/layout/stack'

interface TakenProps {
  attempt: ShownAttempt | null
  confirmation: string | null
  /** The receipt, to print it; null: there is none yet. */
  receiptId: string | null
  /** Of cash: what the clerk hands back; null: it is not known what was handed over. */
  changeCents: number | null
  onClose: () => void
}

export function Taken({ attempt, confirmation, receiptId, changeCents, onClose }: TakenProps) {
  useOutcomePage()
  const { money } = useFormats()
  return (
    <Stack gap="4">
      <Banner tone="good">
        <FocusedTitle>
          <FormattedMessage
            id="counter.taken.title"
            values={{ amount: money(attempt?.total_cents ?? 0) }}
          />
        </FocusedTitle>
        <AttemptLine attempt={attempt} />
        {confirmation !== null && (
          <FormattedMessage
            id="counter.taken.confirmation"
            values={{ confirmation: <NoBreak>{confirmation}</NoBreak> }}
          />
        )}
      </Banner>
      {changeCents !== null && (
        <p>
          <FormattedMessage
            id="counter.means.change"
            values={{ amount: <Change className="figures">{money(changeCents)}</Change> }}
          />
        </p>
      )}
      <Row>
        {receiptId !== null && (
          <LinkButton asChild>
            <Link to="/print-receipt/$id" params={{ id: receiptId }}>
              <FormattedMessage id="counter.taken.receipt" />
            </Link>
          </LinkButton>
        )}
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="counter.taken.close" />
        </Button>
      </Row>
    </Stack>
  )
}

/** The largest number: the clerk hands it back. */
const Change = chakra('b', { base: { display: 'block', fontSize: '2.5rem', lineHeight: '3rem' } })

interface NotTakenProps {
  attempt: ShownAttempt | null
  /** The account of the page. */
  here: AccountKey
  /** The answer to a press on a page that the clerk has left; null: it is not known to have one. */
  refusal: Refusal | null
  onAgain: () => void
  onClose: () => void
}

/** Nothing was charged; at a terminal its sale says why. */
export function NotTaken({ attempt, here, refusal, onAgain, onClose }: NotTakenProps) {
  const of = attempt === null ? null : accountOf(attempt)
  const atTerminal = attempt?.tender === 'terminal'
  const { data: sale } = useQuery({
    ...saleQuery(attempt?.key ?? ''),
    enabled: atTerminal && refusal === null,
    refetchInterval: false,
  })
  const why =
    sale?.state === 'cancelled' || sale?.state === 'timed-out' ? sale.state : ('none' as const)
  return (
    <Stack gap="4">
      <Banner tone="info">
        <FocusedTitle>
          {/* Why it was refused says as well that nothing was charged. */}
          <FormattedMessage id={`counter.ended.${refusal === null ? why : 'refused'}`} />
        </FocusedTitle>
        <AttemptLine attempt={attempt} />
        {refusal === null && <FormattedMessage id="counter.ended.text" />}
      </Banner>
      {refusal !== null && <Refused refusal={refusal} />}
      <Row>
        {of === null ? (
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="counter.taken.close" />
          </Button>
        ) : isOwnPage(attempt, here) ? (
          <Button onClick={onAgain}>
            <FormattedMessage id="counter.ended.again" />
          </Button>
        ) : (
          <OpenAccount of={of} />
        )}
      </Row>
    </Stack>
  )
}

/** Back to the attempt's own account, with the form open and what was typed in it. */
function OpenAccount({ of: { departmentId, account, client } }: { of: AccountKey }) {
  return (
    <LinkButton asChild>
      <Link
        to="/merchant-account-view/$account/$client/$department"
        params={{ account, client, department: departmentId }}
        search={{ open: 'payment' }}
        onClick={followForm}
      >
        <FormattedMessage id="counter.attempt.open" values={{ account }} />
      </Link>
    </LinkButton>
  )
}
