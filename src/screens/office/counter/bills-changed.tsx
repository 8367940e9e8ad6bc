import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BillRow } from '@/contract/bills/bill-search'
import type { CounterTender } from '@/contract/payments/counter'
import type { ItemCheck } from '@/contract/payments/payments'
import { useFormats } from '@/i18n/format'
import { usePartName } from '@/screens/shared/account/part-name'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { Row, Stack } from '@/ui/layout/stack'
import { leftOf } from './counter-form'

interface BillsChangedProps {
  checks: readonly ItemCheck[]
  /** As the clerk saw them. */
  rows: readonly BillRow[]
  tender: CounterTender | null
  /** What was to be paid. */
  askedCents: number
  /** What of it is still owed. */
  restCents: number
  onRest: () => void
  /** null: nothing of the account can be paid any more. */
  onStartOver: (() => void) | null
  onClose: () => void
}

/** A bill was paid while the clerk had it open: what happened, and how to go on. */
export function BillsChanged(props: BillsChangedProps) {
  const { checks, rows, tender, askedCents, restCents, onRest, onStartOver, onClose } = props
  const { money } = useFormats()
  const back = money(askedCents - restCents)
  return (
    <Stack gap="4">
      <Banner tone="due" role="alert" title={<FormattedMessage id="counter.changed.title" />}>
        <List>
          {checks
            .filter(({ state }) => state !== 'ok')
            .map((check) => (
              <li key={check.id}>
                <Changed check={check} rows={rows} />
              </li>
            ))}
        </List>
        {askedCents > restCents && tender === 'cash' && (
          <p>
            <FormattedMessage id="counter.changed.cash" values={{ amount: back }} />
          </p>
        )}
        {tender === 'check' && (
          <p>
            <FormattedMessage id="counter.changed.check" />
          </p>
        )}
      </Banner>
      <Row>
        {restCents > 0 && (
          <Button onClick={onRest}>
            <FormattedMessage id="counter.changed.rest" values={{ amount: money(restCents) }} />
          </Button>
        )}
        {onStartOver !== null && (
          <Button variant="outline" onClick={onStartOver}>
            <FormattedMessage id="counter.changed.startOver" />
          </Button>
        )}
        {onStartOver === null && (
          <Button onClick={onClose}>
            <FormattedMessage id="counter.form.close" />
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** Which bill, who paid it and when, and what is left. */
function Changed({ check, rows }: Pick<BillsChangedProps, 'rows'> & { check: ItemCheck }) {
  const { formatMessage } = useIntl()
  const { money, instant } = useFormats()
  const partName = usePartName()
  const zone = useTimeZone()
  const row = rows.find(({ open }) => open.some(({ id }) => id === check.id))
  const part = row?.open.find(({ id }) => id === check.id)
  const { paid, changed_at, state } = check
  const left = leftOf(check)
  return (
    <>
      {row && part && (
        <b>
          {formatMessage(
            { id: 'counter.items.name' },
            { cycle: partName(part.cycle, row.department_id), year: String(row.year) },
          )}{' '}
          · <span className="figures">{row.account}</span>
        </b>
      )}
      <br />
      {paid !== undefined && (
        <FormattedMessage
          id={paid.online ? 'counter.changed.online' : 'counter.changed.taken'}
          values={{
            name: paid.by,
            amount: money(paid.amount_cents),
            time: instant(paid.at, zone),
          }}
        />
      )}
      {paid === undefined && changed_at !== null && state !== 'gone' && state !== 'off' && (
        <FormattedMessage id="counter.changed.paid" values={{ time: instant(changed_at, zone) }} />
      )}
      {state === 'pending' && <FormattedMessage id="counter.changed.pending" />}
      {state === 'off' || state === 'gone' || state === 'invalid' ? (
        <FormattedMessage id="counter.changed.gone" />
      ) : left > 0 ? (
        <FormattedMessage id="counter.changed.left" values={{ amount: money(left) }} />
      ) : (
        <FormattedMessage id="counter.changed.nothing" />
      )}
    </>
  )
}

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', mb: '2' },
})
