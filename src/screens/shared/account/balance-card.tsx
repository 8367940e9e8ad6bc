import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Account } from '@/contract/bills/accounts'
import type { BillStatus } from '@/contract/bills/bill-search'
import { useFormats } from '@/i18n/format'
import { BillStatusPill } from './bill-status'
import { useDayWords } from '@/screens/shared/time/day-words'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import { Tiles } from '@/ui/display/tiles'

interface BalanceCardProps {
  account: Account
  /** The age of the amounts. */
  asOf: ReactNode
}

/** What is late, what is due today and next, and all that is open (product.md P8). */
export function BalanceCard({ account, asOf }: BalanceCardProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'account-view.balance.label' })
  return (
    <section aria-label={label}>
      <ShutOff account={account} />
      {account.balance_cents <= 0 ? (
        <Card padded>
          <Nothing account={account} />
        </Card>
      ) : (
        <Amounts account={account} />
      )}
      <LastPayment account={account} />
      {asOf}
    </section>
  )
}

/** As on the bill: who pays from here may not look at it. */
function ShutOff({ account: { shut_off: shutOff = null } }: { account: Account }) {
  const dayWords = useDayWords()
  if (shutOff === null) return null
  return (
    <chakra.div mb="4">
      <Banner tone="late">
        <FormattedMessage
          id="bill.notice.shut-off"
          values={{ date: dayWords(shutOff.date), amount: <Money cents={shutOff.amount_cents} /> }}
        />
      </Banner>
    </chakra.div>
  )
}

function Amounts({ account }: { account: Account }) {
  const { due_now_cents, past_due_cents: past, next_due: next, balance_cents: all } = account
  const today = due_now_cents - past
  const late = account.bills.find(
    ({ status: { kind } }) => kind === 'past-due' || kind === 'delinquent',
  )
  return (
    <Tiles>
      <div>
        <dt>
          <FormattedMessage id="account-view.balance.past" />
        </dt>
        <dd>
          <Money cents={past} />
        </dd>
        {past > 0 && late !== undefined && (
          <dd data-status="">
            <Since status={late.status} />
          </dd>
        )}
      </div>
      {today > 0 && (
        <div>
          <dt>
            <FormattedMessage id="account-view.balance.today" />
          </dt>
          <dd>
            <Money cents={today} />
          </dd>
        </div>
      )}
      {next !== null && (
        <div>
          <dt>
            <FormattedMessage id="account-view.balance.next" />
          </dt>
          <dd>
            <Money cents={next.amount_cents} />
          </dd>
          <dd data-status="">
            <BillStatusPill status={{ kind: 'due', cycle: '', date: next.date }} short />
          </dd>
        </div>
      )}
      <div data-total="">
        <dt>
          <FormattedMessage id="account-view.balance.all" />
        </dt>
        <dd>
          <Money cents={all} />
        </dd>
      </div>
    </Tiles>
  )
}

/** Since when: what it is says the name of the tile. */
function Since({ status }: { status: BillStatus }) {
  const dayWords = useDayWords()
  if (status.kind !== 'past-due') return <BillStatusPill status={status} short />
  return (
    <Pill tone="due">
      <FormattedMessage id="account-view.balance.since" values={{ date: dayWords(status.date) }} />
    </Pill>
  )
}

/** "Nothing due. Last payment $84.20 on Jan 2", or the payer's credit. */
function Nothing({ account: { balance_cents: balance } }: { account: Account }) {
  const { money } = useFormats()
  return (
    <chakra.p fontSize="2xl" lineHeight="1.4" fontWeight="bold">
      {balance < 0 ? (
        <FormattedMessage id="account-view.balance.credit" values={{ amount: money(-balance) }} />
      ) : (
        <FormattedMessage id="account-view.balance.nothing" />
      )}
    </chakra.p>
  )
}

function LastPayment({ account: { last_payment: last } }: { account: Account }) {
  const { money } = useFormats()
  const dayWords = useDayWords()
  if (last === null) return null
  return (
    <chakra.p mt="3" textStyle="help">
      <FormattedMessage
        id="account-view.balance.last"
        values={{ amount: money(last.amount_cents), date: dayWords(last.date) }}
      />
    </chakra.p>
  )
}
