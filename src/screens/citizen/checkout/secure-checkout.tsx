import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Tender } from '@/contract/departments/payment-settings'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'
import { last4 } from '@/rules/payments/cards'
import { BankIcon, LockIcon } from '@/ui/display/icons'
import { Row } from '@/ui/layout/stack'
import { CardFrame } from '@/screens/shared/payment/card-frame'
import type { Order } from './order'
import { Words } from './outcome/outcome'
import { PayAction } from './pay-action'
import { PayDialog, type PayOutcome } from './pay-dialog'
import { PayLines } from './pay-lines'
import { forgetRefusal } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'
import { RefusalActions } from './outcome/refusal-actions'
import { type SaidRefusal, refusalTones, RefusalTitle, RefusalWords } from './outcome/refusal-words'
import { PostingSentence } from './summary'
import { useCardCharge } from '@/screens/shared/payment/use-card-charge'
import { type Decisions, useDecisions } from './use-decisions'
import { type PaymentControl, usePayment } from './use-payment'
import { headingInSight } from './use-view-focus'

export interface SecureCheckoutProps {
  order: Order
  /** The payer accepted another price. */
  onOrder: (order: Order) => void
  /** Back to the ways to pay. */
  onLeave: () => void
  onPayWith: (tender: Tender) => void
}

/** Pays an order, from the bank account that was given or by card (product.md 3.3 steps 5 and 6). */
export function SecureCheckout(props: SecureCheckoutProps) {
  const control = usePayment(props.order)
  useEffect(() => forgetRefusal, [])
  useReceiptAtHand()
  const nextFocus = useRef<() => HTMLElement | null>(() => null)
  const pay = {
    ...props,
    control,
    onPayWith: (tender: Tender) => {
      // What the other way asks for comes after its choice.
      nextFocus.current = chosenWay
      props.onPayWith(tender)
    },
    onCart: () => {
      // New prices take the place of the button that opened the dialog.
      nextFocus.current = headingInSight
    },
    finalFocus: () => nextFocus.current(),
  }
  return props.order.bank === null ? (
    <PayByCard {...pay} />
  ) : (
    <PayFromBank {...pay} account={props.order.bank.account} />
  )
}

const chosenWay = () =>
  document.querySelector<HTMLInputElement>('main input[name="tender"]:checked')

/**
 * Loads the receipt's code and words before the payment, so that losing the network afterwards does
 * no harm.
 */
function useReceiptAtHand(): void {
  const router = useRouter()
  const { locale } = useIntl()
  useEffect(() => {
    // A failure here needs no handling: the receipt's own page loads them again.
    for (const id of ['/_bare', '/_bare/print-receipt/$id'] as const) {
      router.loadRouteChunk(router.routesById[id])?.catch(() => undefined)
    }
    const shown = isLocale(locale) ? locale : defaultLocale
    loadAreas(shown, 'receipts', 'payment-words', 'site-off').catch(() => undefined)
  }, [router, locale])
}

type PayProps = SecureCheckoutProps & {
  control: PaymentControl
  onCart: () => void
  finalFocus: () => HTMLElement | null
}

function PayFromBank({ account, ...props }: PayProps & { account: string }) {
  const { control, order } = props
  const shown = useShownRefusal(control)
  const decisions = useDecisions({ ...props, refusal: shown.refusal })
  const action = (
    <PayAction
      control={control}
      totalCents={order.quote.total_cents}
      waiting={false}
      again={isSecond(shown.refusal ?? control.refusal)}
      {...(shown.refusal?.kind === 'duplicate' && { variant: 'outline' as const })}
      onPress={() => control.press(null)}
    />
  )
  return (
    <PayDialog
      totalCents={order.quote.total_cents}
      sending={control.sending}
      finalFocus={props.finalFocus}
      typed={false}
      outcome={outcomeOf({ ...props, shown, decisions, pay: action })}
      action={action}
    >
      <PayLines order={order} />
      <Row>
        <BankIcon />
        <FormattedMessage id="checkout.pay.fromBank" values={{ last4: last4(account) }} />
      </Row>
      <chakra.p textStyle="help" mt="2">
        <PostingSentence quote={order.quote} />
      </chakra.p>
      <chakra.p role="status" textStyle="help" mt="2">
        <Progress control={control} />
      </chakra.p>
    </PayDialog>
  )
}

function PayByCard(props: PayProps) {
  const { control, order } = props
  const fields = useCardCharge(control.refusal, control.press)
  const { entry } = fields
  const shown = useShownRefusal(control)
  const decisions = useDecisions({ ...props, refusal: shown.refusal })

  const waiting = entry.press === 'waiting'
  const action = (
    <PayAction
      control={control}
      totalCents={order.quote.total_cents}
      waiting={waiting}
      again={isSecond(shown.refusal ?? control.refusal)}
      {...(shown.refusal?.kind === 'duplicate' && { variant: 'outline' as const })}
      onPress={() => {
        if (control.mayPress()) fields.press()
      }}
    />
  )
  // While it is sent, the card is out of the hand and the button still stands.
  const canPay = entry.card !== null || control.sending
  return (
    <PayDialog
      totalCents={order.quote.total_cents}
      sending={control.sending}
      finalFocus={props.finalFocus}
      typed={entry.typed}
      outcome={outcomeOf({ ...props, shown, decisions, pay: canPay ? action : null })}
      action={
        <>
          {action}
          <Lead>
            <LockIcon />
            <FormattedMessage id="checkout.pay.fieldsLead" />
          </Lead>
        </>
      }
    >
      <PayLines order={order} />
      <CardFrame
        fields={fields}
        status={
          <Progress
            control={control}
            checking={waiting}
            ready={entry.card ? last4(entry.card.token) : null}
          />
        }
      />
    </PayDialog>
  )
}

const isSecond = (refusal: Refusal | null) => refusal?.kind === 'duplicate'

interface ShownRefusal {
  /** null: the form is shown. */
  refusal: SaidRefusal | null
  /** The payer has read it and goes on to the form. */
  toForm: () => void
}

/** The refusal that is shown in place of the form: also while another press from it is under way. */
function useShownRefusal({ refusal, sending }: PaymentControl): ShownRefusal {
  const [read, setRead] = useState<Refusal | null>(null)
  const [atPress, setAtPress] = useState<SaidRefusal | null>(null)
  const current =
    refusal === null ||
    refusal === read ||
    refusal.kind === 'bank_account' ||
    refusal.kind === 'fields'
      ? null
      : refusal
  if (!sending && current !== atPress) setAtPress(current)
  return { refusal: sending ? atPress : current, toForm: () => setRead(refusal) }
}

interface OutcomeOptions extends PayProps {
  shown: ShownRefusal
  decisions: Decisions
  /** Pays with what was entered; null: there is no card any more. */
  pay: ReactNode
}

function outcomeOf({
  shown: { refusal, toForm },
  control,
  order,
  decisions,
  pay,
}: OutcomeOptions): PayOutcome | null {
  if (refusal === null) return null
  const byCard = order.bank === null
  return {
    tone: refusalTones[refusal.kind],
    title: <RefusalTitle refusal={refusal} order={order} />,
    words: (
      <Words>
        <RefusalWords refusal={refusal} order={order} />
        {/* Stays while it says nothing, or nothing would be announced; without the gap above it. */}
        <chakra.p role="status" css={{ '&:empty': { mt: '-4' } }}>
          <Progress control={control} />
        </chakra.p>
      </Words>
    ),
    action: (
      <RefusalActions
        refusal={refusal}
        decisions={decisions}
        byCard={byCard}
        onForm={toForm}
        pay={pay}
      />
    ),
  }
}

interface ProgressProps {
  control: PaymentControl
  checking?: boolean
  /** The last four digits of a card that may be charged. */
  ready?: string | null
}

function Progress({ control: { sending, slow }, checking = false, ready = null }: ProgressProps) {
  if (sending) return <FormattedMessage id={slow ? 'checkout.pay.slow' : 'checkout.pay.sending'} />
  if (checking) return <FormattedMessage id="checkout.pay.checkingCard" />
  return ready === null ? null : (
    <FormattedMessage id="checkout.pay.cardReady" values={{ last4: ready }} />
  )
}

const Lead = chakra('p', {
  base: {
    display: 'flex',
    flexBasis: '100%',
    gap: '2',
    textStyle: 'help',
    '--icon-size': '1rem',
    '& > svg': { mt: '0.125rem', flexShrink: '0' },
  },
})
