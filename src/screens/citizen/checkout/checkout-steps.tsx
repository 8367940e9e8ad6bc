import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { cartCheckQuery } from '@/api/payments/payments'
import type { CartItem } from '@/rules/cart/cart'
import { cartDifferences } from '@/rules/cart/cart-check'
import { useCurrentDay } from '@/screens/shared/time/use-current-day'
import { DamagedCart } from '@/screens/shared/cart/damaged-cart'
import { Banner } from '@/ui/feedback/banner'
import { Steps } from '@/ui/layout/steps'
import { CartChanged } from './outcome/cart-changed'
import { DeclinedAfterAll } from './outcome/declined-after-all'
import { type CheckoutDraft, checkoutDraft, payerIn } from './details-form'
import { DetailsStep } from './details-step'
import { payItemsOf } from '@/rules/cart/pay-items'
import type { Order } from './order'
import { PaidElsewhere } from './outcome/paid-elsewhere'
import { goOn, paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import type { PaymentMade } from '@/state/cart/paid-elsewhere'
import { SecureCheckout } from './secure-checkout'
import { reachableStep, type StepName, stepNames } from './steps'
import { Summary } from './summary'
import { TenderStep } from './tender/tender-step'
import { useLeadBack } from './use-lead-back'
import { useRepricing } from './use-repricing'
import { focusHeading, useViewFocus } from './use-view-focus'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This history entry is the payment's: the one before it is the choice of how to pay. */
    overTender?: boolean
  }
}

interface CheckoutStepsProps {
  items: readonly CartItem[]
  /** The step in the address. */
  step: StepName
  /** Items that another tab paid meanwhile. */
  elsewhere: PaymentMade | null
}

/** Your details → how to pay → pay (product.md 3.3). */
export function CheckoutSteps({ items: inCart, step: wanted, elsewhere }: CheckoutStepsProps) {
  const { formatMessage, locale } = useIntl()
  const [draft, keep] = useDraft()
  const [order, setOrder] = useState<Order | null>(null)
  const payer = payerIn(draft)
  const step = reachableStep(wanted, { details: payer !== null, tender: order !== null })
  const paying = step === 'pay' && order !== null
  const sending = useSnapshot(paymentRun).phase.at === 'sending'
  const overtaken = paying && !sending && isOvertaken(order, { inCart, elsewhere })
  const day = useCurrentDay()
  // The debit was agreed to for another day.
  const outdated = paying && !sending && order.bank !== null && order.day !== day
  const [changedElsewhere, setChangedElsewhere] = useState(false)
  const repricing = useRepricing()
  // The order under payment stays as agreed, even when something is added to the cart.
  const items = paying ? order.items : inCart

  const navigate = useNavigate()
  const go = (next: StepName, replace = false) =>
    void navigate({
      to: '/checkout',
      search: { step: next },
      replace,
      state: (state) => ({ ...state, overTender: next === 'pay' }),
    })
  const { history } = useRouter()
  // Back from the tender step must not show it a second time, also after a reload at the payment.
  const fallBack = (to: StepName) => {
    if (to === 'tender' && history.location.state.overTender === true) {
      history.back({ ignoreBlocker: true })
    } else go(to, true)
  }
  const lead = useLeadBack(fallBack)
  useEffect(() => {
    if (wanted !== step) fallBack(step)
    // Each order needs its own agreement.
    if (wanted !== 'pay') setOrder(null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `fallBack` is new in each render
  }, [wanted, step])

  useEffect(() => {
    // What another tab has paid or taken out of the cart is not offered again.
    if (overtaken) setChangedElsewhere(true)
    // Without an order there is nothing to pay, and the effect above leads back.
    if (overtaken || outdated) setOrder(null)
  }, [overtaken, outdated])
  useEffect(() => {
    // New prices take the place of the button that opened the dialog.
    if (changedElsewhere) focusHeading()
  }, [changedElsewhere])

  const differences = useDifferences(items)
  const view = !paying && differences.length > 0 ? 'differences' : paying ? 'tender' : step
  useViewFocus(view)
  const declined = useDeclinedAfterAll()
  if (declined !== null && !paying) {
    return <DeclinedAfterAll amountCents={declined} onGoOn={goOn} />
  }

  return (
    <>
      <Steps
        label={formatMessage({ id: 'checkout.steps.label' })}
        current={stepNames.indexOf(step)}
        steps={stepNames.map((key) => ({
          key,
          label: <FormattedMessage id={`checkout.steps.${key}`} />,
        }))}
      />
      {!paying && (
        <Notices>
          <DamagedCart />
          {elsewhere !== null ? (
            <PaidElsewhere payment={elsewhere} partly />
          ) : (
            changedElsewhere && (
              <Banner tone="info" role="status">
                <FormattedMessage id="checkout.elsewhere.changed" />
              </Banner>
            )
          )}
        </Notices>
      )}
      {view === 'differences' && <CartChanged items={items} differences={differences} />}
      {view === 'details' && (
        <DetailsStep
          typed={draft}
          failure={lead?.step === 'details' ? lead.failure : null}
          onTyped={keep}
          onDone={(details) => {
            keep(details)
            go('tender')
          }}
          summary={<Summary items={items} quote={null} payer={null} />}
        />
      )}
      {view === 'tender' && payer !== null && (
        <TenderStep
          items={items}
          chosen={draft.tender}
          onChosen={(tender) => keep({ tender })}
          failure={lead?.step === 'tender' ? lead.failure : null}
          day={day}
          repricing={repricing}
          onBack={() => go('details')}
          onDone={({ bank, consents }, quote) => {
            goOn()
            setChangedElsewhere(false)
            setOrder({ items: [...items], payer, quote, bank, consents, language: locale, day })
            go('pay')
          }}
          summary={(quote) => (
            <Summary
              items={items}
              quote={quote}
              payer={payer}
              onChangePayer={() => go('details')}
            />
          )}
        />
      )}
      {paying && (
        <SecureCheckout
          order={order}
          onOrder={setOrder}
          onLeave={() => setOrder(null)}
          onPayWith={(tender) => keep({ tender })}
        />
      )}
    </>
  )
}

interface Meanwhile {
  inCart: readonly CartItem[]
  elsewhere: PaymentMade | null
}

/** Whether another tab has paid, changed or removed what this order is for. */
function isOvertaken({ items }: Order, { inCart, elsewhere }: Meanwhile): boolean {
  return items.some(
    ({ id, amount_cents }) =>
      elsewhere?.item_ids.includes(id) === true ||
      !inCart.some((item) => item.id === id && item.amount_cents === amount_cents),
  )
}

/**
 * The amount of a payment whose outcome was asked for, and that was refused; null: there is none. A
 * press that is refused at once is told where it was made.
 */
function useDeclinedAfterAll(): number | null {
  const { phase } = useSnapshot(paymentRun)
  const { current } = useSnapshot(attempts)
  const refusal = phase.at === 'ready' ? phase.refusal : null
  const [atStart] = useState(refusal)
  return refusal !== null && refusal === atStart && current !== null ? current.total_cents : null
}

const Notices = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    mb: '4',
    '&:empty': { display: 'none' },
  },
})

/** Typed details survive steps, a change of language and a reload (decision 4). */
function useDraft() {
  const [draft, setDraft] = useState(checkoutDraft.read)
  const latest = useRef(draft)
  // Written at once rather than in an effect: a page that is being left does not render again.
  const keep = (typed: Partial<CheckoutDraft>) => {
    latest.current = { ...latest.current, ...typed }
    checkoutDraft.keep(latest.current)
    setDraft(latest.current)
  }
  return [draft, keep] as const
}

function useDifferences(items: readonly CartItem[]) {
  const { data: checks = [] } = useQuery({
    ...cartCheckQuery(payItemsOf(items)),
    placeholderData: keepPreviousData,
  })
  // An item added after the last answer is not missing: the server was not asked about it.
  const known = items.filter(({ id }) => checks.some((check) => check.id === id))
  return cartDifferences(known, checks)
}
