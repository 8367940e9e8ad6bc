import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import { useFormats } from '@/i18n/format'
import { amountChoices } from '@/rules/bills/amounts'
import { type CartItem, countBills } from '@/rules/cart/cart'
import { differencesFromBill } from '@/rules/cart/cart-check'
import { BeingChecked } from '@/screens/shared/cart/being-checked'
import { usePartName } from '@/screens/shared/account/part-name'
import { CartDifferenceNotice } from '@/screens/shared/cart/cart-difference-notice'
import { InCart } from '@/screens/shared/cart/in-cart'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { PanelHeading, PayPanel } from '@/screens/shared/cart/pay-panel'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { WhoTakesPayments } from '@/screens/shared/payment/who-takes-payments'
import { shownItems } from '@/state/cart/cart'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { DoneIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'
import { ChooseAmount } from './charges/choose-amount'
import { useBillInCart } from './use-bill-in-cart'

interface BillPaymentProps {
  bill: Bill
  department: Department
}

type State =
  | 'held'
  | 'nothing-due'
  | 'on-its-way'
  | 'being-checked'
  | 'checking'
  | 'in-cart'
  | 'staff'
  | 'payments-off'
  | 'choose'

/** The actions on a bill: choose an amount, or why that is not possible. */
export function BillPayment({ bill, department }: BillPaymentProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const inCart = useBillInCart(bill, department)
  const mayPay = useMayPay()
  const partName = usePartName()
  const paymentsOff = usePaymentsOff()
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  // The pressed button is gone after adding, changing and removing, so the heading takes the focus.
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    if (moved > 0) heading.current?.focus()
  }, [moved])

  const latest = Math.max(...bill.years)
  const { choices } = amountChoices(bill, department.payment_settings)
  const nothing = choices.length === 0
  const several = choices.length > 1
  const states: [State, boolean][] = [
    ['held', bill.hold !== null],
    ['being-checked', mayPay && inCart.locked],
    ['checking', bill.pending?.checking === true],
    ['in-cart', mayPay && inCart.items.length > 0 && !inCart.single && (!changing || paymentsOff)],
    ['on-its-way', nothing && bill.pending !== null],
    ['nothing-due', nothing],
    ['staff', !mayPay],
    ['payments-off', paymentsOff],
  ]
  const state = states.find(([, applies]) => applies)?.[0] ?? 'choose'

  const added = (cents: number) => {
    const values = { amount: money(cents), added: 1, count: countBills(shownItems()) }
    announce(formatMessage({ id: 'parcels.added.announced' }, values))
    setChanging(false)
    setMoved(moved + 1)
  }
  const change = () => {
    setChanging(true)
    setMoved(moved + 1)
  }
  const remove = (part?: CartItem) => {
    inCart.remove(part)
    announce(formatMessage({ id: 'bill.inCart.removed' }))
    setMoved(moved + 1)
  }

  return (
    <PayPanel aria-labelledby={headingId} done={state === 'in-cart'}>
      <PanelHeading ref={heading} id={headingId} tabIndex={-1}>
        {state === 'in-cart' && <DoneIcon />}
        <FormattedMessage
          id={
            state === 'choose' && !several
              ? 'bill.payment.whole'
              : `bill.payment.${state === 'checking' ? 'being-checked' : state}`
          }
          values={{ amount: money(inCart.total_cents), year: String(bill.year) }}
        />
      </PanelHeading>
      {state === 'held' && bill.hold !== null && (
        <Stack gap="2">
          <p>{bill.hold.reason}</p>
          <p>
            <FormattedMessage
              id="bill.payment.call"
              values={{ phone: <PhoneLink phone={bill.hold.phone} /> }}
            />
          </p>
          {bill.year < latest && (
            <p>
              <TextLink asChild inline>
                <Link
                  to="/overview-parcel/$parcelId/$year/$department_id"
                  params={{
                    parcelId: bill.parcel.id,
                    year: String(latest),
                    department_id: department.id,
                  }}
                >
                  <FormattedMessage id="bill.payment.latest" values={{ year: String(latest) }} />
                </Link>
              </TextLink>
            </p>
          )}
          <ToAccountView bill={bill} departmentId={department.id} />
        </Stack>
      )}
      {state === 'on-its-way' && (
        <p>
          <FormattedMessage id="bill.payment.onItsWayText" />
        </p>
      )}
      {state === 'nothing-due' && (
        <Stack gap="2">
          <p>
            <FormattedMessage id="bill.payment.nothingText" />
          </p>
          {bill.total_cents < 0 && (
            <p>
              <FormattedMessage
                id="bill.payment.creditText"
                values={{ amount: money(-bill.total_cents) }}
              />
            </p>
          )}
        </Stack>
      )}
      {state === 'staff' && (
        <Stack gap="2">
          <p>
            <FormattedMessage id="bill.payment.staffText" /> <AtTheCounter />
          </p>
          <ToAccountView bill={bill} departmentId={department.id} />
        </Stack>
      )}
      {state === 'being-checked' && <BeingChecked />}
      {state === 'checking' && <ToAccountView bill={bill} departmentId={department.id} />}
      {state === 'payments-off' && <PaymentsOff />}
      {state === 'in-cart' &&
        inCart.items.map((item) => {
          const [difference] = differencesFromBill([item], bill.installments)
          return (
            difference && (
              <CartDifferenceNotice
                key={item.id}
                item={item}
                difference={difference}
                onRemove={() => remove(item)}
                onAccepted={() => setMoved(moved + 1)}
              />
            )
          )
        })}
      {state === 'in-cart' && (
        <InCart
          items={inCart.items}
          nameOf={({ cycle }) => (several ? partName(cycle, department.id) : department.name)}
          actions={
            <>
              {several && !paymentsOff && (
                <Button variant="outline" onClick={change}>
                  <FormattedMessage id="bill.inCart.change" />
                </Button>
              )}
              <Button variant={several ? 'quiet' : 'outline'} onClick={() => remove()}>
                <FormattedMessage id="bill.inCart.remove" />
              </Button>
            </>
          }
        />
      )}
      {state === 'choose' && (
        <ChooseAmount bill={bill} department={department} inCart={inCart} onAdded={added} />
      )}
    </PayPanel>
  )
}

/** Where the viewer takes payments, or who may. */
function AtTheCounter() {
  const mayTake = useMay('payments.counter')
  return mayTake ? <FormattedMessage id="bill.payment.counter" /> : <WhoTakesPayments />
}

/** Where staff take a payment, also of a bill that citizens cannot pay online. */
function ToAccountView({ bill, departmentId }: { bill: Bill; departmentId: string }) {
  const { account, client } = bill.parcel
  const mayView = useMay('merchant-accounts.view')
  if (!mayView) return null
  return (
    <p>
      <TextLink asChild inline>
        <Link
          to="/merchant-account-view/$account/$client/$department"
          params={{ account, client, department: departmentId }}
        >
          <FormattedMessage id="bill.payment.accountView" />
        </Link>
      </TextLink>
    </p>
  )
}
