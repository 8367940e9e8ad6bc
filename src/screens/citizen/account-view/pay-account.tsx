import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Account } from '@/contract/bills/accounts'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { accountWays, type AccountWay, type AccountWays } from '@/rules/bills/account-ways'
import { totalOf } from '@/rules/cart/cart'
import { BeingChecked } from '@/screens/shared/cart/being-checked'
import { usePartName } from '@/screens/shared/account/part-name'
import { useDayWords } from '@/screens/shared/time/day-words'
import { FeeLine } from '@/screens/shared/cart/fee-line'
import { InCart } from '@/screens/shared/cart/in-cart'
import { PayAction } from '@/screens/shared/cart/pay-action'
import { PanelHeading, PayPanel } from '@/screens/shared/cart/pay-panel'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { useToday } from '@/screens/shared/time/use-today'
import { Button } from '@/ui/action/button'
import { DoneIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { announce } from '@/ui/feedback/live-region'
import type { BillPieces } from './bill-pieces'
import { useAccountCart } from './use-account-cart'

interface PayAccountProps {
  account: Account
  department: Department
  pieces: Pick<BillPieces, 'linesOf'>
  /** Bills are ticked below, and the bar of a phone is theirs. */
  selecting: boolean
}

type State = 'payments-off' | 'being-checked' | 'in-cart' | 'ways' | 'none'

/** What is past due, or all of it, in one press (product.md P8). */
export function PayAccount({ account, department, pieces, selecting }: PayAccountProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const partName = usePartName()
  const navigate = useNavigate()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const paymentsOff = usePaymentsOff()
  const inCart = useAccountCart(account, department, pieces.linesOf)
  const [changing, setChanging] = useState(false)
  const [full, setFull] = useState(false)
  // The pressed button is gone after changing and removing: the heading takes the focus.
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved > 0) heading.current?.focus()
  }, [moved])
  const found = accountWays(account.bills, department.payment_settings, useToday())
  const states: [State, boolean][] = [
    ['being-checked', inCart.locked],
    ['in-cart', inCart.items.length > 0 && (!changing || paymentsOff)],
    ['payments-off', paymentsOff],
    ['ways', found.ways.length > 0],
  ]
  const state = states.find(([, applies]) => applies)?.[0] ?? 'none'
  if (state === 'none' && found.left_out.length === 0 && !found.too_many) return null

  const pay = (way: AccountWay) => {
    if (!inCart.put(way)) {
      setFull(true)
      return
    }
    announce(formatMessage({ id: 'account-view.pay.added' }, { amount: money(way.amount_cents) }))
    void navigate({ to: '/checkout', search: { step: 'details' } })
  }
  return (
    <PayPanel aria-labelledby={headingId} done={state === 'in-cart'}>
      <PanelHeading ref={heading} id={headingId} tabIndex={-1}>
        {state === 'in-cart' && <DoneIcon />}
        <PanelTitle state={state} cents={totalOf(inCart.items)} />
      </PanelHeading>
      {state === 'being-checked' && <BeingChecked />}
      {state === 'payments-off' && <PaymentsOff />}
      {state === 'in-cart' && (
        <InCart
          items={inCart.items}
          nameOf={({ cycle, year }) => `${partName(cycle, department.id)} ${year ?? ''}`}
          actions={
            <>
              {!paymentsOff && (
                <Button
                  variant="outline"
                  onClick={() => {
                    setChanging(true)
                    setMoved(moved + 1)
                  }}
                >
                  <FormattedMessage id="bill.inCart.change" />
                </Button>
              )}
              <Button
                variant="quiet"
                onClick={() => {
                  inCart.remove()
                  setChanging(false)
                  announce(formatMessage({ id: 'bill.inCart.removed' }))
                  setMoved(moved + 1)
                }}
              >
                <FormattedMessage id="bill.inCart.remove" />
              </Button>
            </>
          }
        />
      )}
      {state === 'ways' && (
        <Ways ways={found.ways} department={department} hasBar={!selecting} onPay={pay} />
      )}
      {full && (
        <chakra.p role="alert" color="late.fg" fontSize="sm">
          <FormattedMessage id="parcels.results.cartFull" values={{ most: inCart.most }} />
        </chakra.p>
      )}
      {(state === 'ways' || state === 'none') && <Notes found={found} department={department} />}
    </PayPanel>
  )
}

function PanelTitle({ state, cents }: { state: State; cents: number }) {
  const { money } = useFormats()
  const amount = money(cents)
  switch (state) {
    case 'ways':
      return <FormattedMessage id="account-view.pay.title" />
    case 'none':
      return <FormattedMessage id="account-view.pay.none" />
    case 'payments-off':
    case 'being-checked':
    case 'in-cart':
      return <FormattedMessage id={`bill.payment.${state}`} values={{ amount }} />
  }
}

interface WaysProps {
  ways: readonly AccountWay[]
  department: Department
  /** The first of them stands in the bar of a phone. */
  hasBar: boolean
  onPay: (way: AccountWay) => void
}

function Ways({ ways: [first, ...others], department, hasBar, onPay }: WaysProps) {
  if (first === undefined) return null
  const group = {
    department_id: department.id,
    subtotal_cents: first.amount_cents,
    payment_settings: department.payment_settings,
  }
  return (
    <>
      <PayAction fees={<FeeLine groups={[group]} />} hasBar={hasBar}>
        <Button wide size="lg" onClick={() => onPay(first)}>
          <WayName way={first} />
        </Button>
      </PayAction>
      {others.map((way) => (
        <Button key={way.kind} wide variant="outline" onClick={() => onPay(way)}>
          <WayName way={way} />
        </Button>
      ))}
    </>
  )
}

function WayName({ way: { kind, amount_cents, due_date } }: { way: AccountWay }) {
  const dayWords = useDayWords()
  const date = due_date === null ? '' : dayWords(due_date)
  return (
    <span>
      <FormattedMessage
        id={`account-view.pay.${kind}`}
        values={{ amount: <Money cents={amount_cents} />, date }}
      />
    </span>
  )
}

/** What these amounts leave out, and why. */
function Notes({ found, department }: { found: AccountWays; department: Department }) {
  return (
    <>
      {found.left_out.map(({ year, why }) => (
        <chakra.p key={year} textStyle="help">
          <FormattedMessage id={`account-view.left.${why}`} values={{ year: String(year) }} />
        </chakra.p>
      ))}
      {found.too_many && (
        <chakra.p textStyle="help">
          <FormattedMessage
            id="account-view.left.too-many"
            values={{ most: department.payment_settings.max_items }}
          />
        </chakra.p>
      )}
    </>
  )
}
