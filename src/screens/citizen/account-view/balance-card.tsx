import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Account } from '@/contract/accounts'
import { useFormats } from '@/i18n/format'
import { useDayWords } from '@/screens/shared/day-words'
import { Card } from '@/ui/layout/card'
import { Money } from '@/ui/display/money'

interface BalanceCardProps {
  account: Account
  /** The age of the amounts. */
  asOf: ReactNode
}

/** The amount due, its past-due part, and the next due date (product.md P8). */
export function BalanceCard({ account, asOf }: BalanceCardProps) {
  const { formatMessage } = useIntl()
  const dayWords = useDayWords()
  const { due_now_cents: due, past_due_cents: past, next_due: next } = account
  return (
    <div>
      <Card as="section" aria-label={formatMessage({ id: 'account-view.balance.label' })} padded>
        {account.balance_cents <= 0 ? (
          <Nothing account={account} />
        ) : (
          <Facts>
            <div data-main="">
              <dt>
                <FormattedMessage id="account-view.balance.due" />
              </dt>
              <dd>
                <Money cents={due} />
              </dd>
            </div>
            <div {...(past > 0 && { 'data-late': '' })}>
              <dt>
                <FormattedMessage id="account-view.balance.past" />
              </dt>
              <dd>
                <Money cents={past} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="account-view.balance.next" />
              </dt>
              <dd>
                {next === null ? (
                  <FormattedMessage id="account-view.balance.noNext" />
                ) : (
                  <>
                    {dayWords(next.date)}
                    <small>
                      <Money cents={next.amount_cents} />
                    </small>
                  </>
                )}
              </dd>
            </div>
          </Facts>
        )}
        <LastPayment account={account} />
      </Card>
      {asOf}
    </div>
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
    <chakra.p mt="2" color="fg.muted">
      <FormattedMessage
        id="account-view.balance.last"
        values={{ amount: money(last.amount_cents), date: dayWords(last.date) }}
      />
    </chakra.p>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '4',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontSize: 'xl', lineHeight: '1.5', fontWeight: 'semibold' },
    '& > [data-main] dd': { fontSize: '2xl', lineHeight: '1.4', fontWeight: 'bold' },
    '& > [data-late] dd': { color: 'late.fg' },
    '& small': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
      fontWeight: 'normal',
    },
  },
})
