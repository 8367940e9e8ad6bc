import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import { moreThanOwed } from '@/rules/bills/amounts'
import { sumOf } from '@/rules/payments/money'
import { FeeLine } from '@/screens/shared/cart/fee-line'
import { MoreThanDue } from '@/screens/shared/cart/more-than-due'
import { PayAction } from '@/screens/shared/cart/pay-action'
import { Button } from '@/ui/action/button'
import { Money } from '@/ui/display/money'
import { AmountCards } from './amount-cards'
import { CourtWaiver } from '@/screens/citizen/parcels/bill/court-waiver'
import { useAmountChoice } from './use-amount-choice'
import type { BillInCart } from '@/screens/citizen/parcels/bill/use-bill-in-cart'

interface ChooseAmountProps {
  bill: Bill
  department: Department
  inCart: BillInCart
  /** Called with the added items if this page stays. */
  onAdded: (cents: number) => void
}

/** The amounts, the rule that applies, the fee of each way to pay, and the next step. */
export function ChooseAmount({ bill, department, inCart, onAdded }: ChooseAmountProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const settings = department.payment_settings
  const amount = useAmountChoice(bill, settings)
  const [full, setFull] = useState(false)
  const waiver = bill.about.kind === 'court' ? bill.about.waiver : null
  const consent = useRef<HTMLInputElement>(null)
  const [accepted, setAccepted] = useState(false)
  const [refused, setRefused] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waiver !== null && !accepted) {
      setRefused(true)
      consent.current?.focus()
      return
    }
    const amounts = amount.take()
    if (amounts === null) {
      field.current?.focus()
      return
    }
    if (!inCart.put(amounts)) {
      setFull(true)
      return
    }
    if (inCart.single) void navigate({ to: '/checkout', search: { step: 'details' } })
    else onAdded(sumOf(amounts.map(({ amount_cents }) => amount_cents)))
  }

  const fees = amount.amount_cents !== null && (
    <FeeLine
      groups={[
        {
          department_id: department.id,
          subtotal_cents: amount.amount_cents,
          payment_settings: settings,
        },
      ]}
    />
  )
  return (
    <Form onSubmit={submit} noValidate>
      <AmountCards bill={bill} amount={amount} fieldRef={field} />
      <MoreThanDue cents={moreThanOwed(bill, amount.amount_cents ?? 0)} />
      {amount.rule !== null && (
        <chakra.p textStyle="help">
          <FormattedMessage id={`cart-lines.rule.${amount.rule}`} />
        </chakra.p>
      )}
      {waiver !== null && (
        <CourtWaiver
          waiver={waiver}
          accepted={accepted}
          onAccept={(yes) => {
            setAccepted(yes)
            setRefused(false)
          }}
          refused={refused}
          boxRef={consent}
        />
      )}
      {inCart.single && (
        <chakra.p textStyle="help">
          <FormattedMessage id="cart.single.text" />
        </chakra.p>
      )}
      {full && (
        <chakra.p role="alert" color="late.fg" fontSize="sm">
          <FormattedMessage id="parcels.results.cartFull" values={{ most: inCart.most }} />
        </chakra.p>
      )}
      <PayAction fees={fees}>
        <Button type="submit" wide size="lg">
          <ButtonWords inCart={inCart} cents={amount.amount_cents} />
        </Button>
      </PayAction>
    </Form>
  )
}

function ButtonWords({ inCart, cents }: { inCart: BillInCart; cents: number | null }) {
  const action = inCart.single ? 'payNow' : inCart.items.length > 0 ? 'change' : 'add'
  if (cents === null) return <FormattedMessage id={`bill.choose.${action}Other`} />
  return (
    <span>
      <FormattedMessage
        id={`bill.choose.${action}Amount`}
        values={{ amount: <Money cents={cents} /> }}
      />
    </span>
  )
}

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
})
