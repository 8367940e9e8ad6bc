import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { asSentence } from '@/i18n/as-sentence'
import { useFormats } from '@/i18n/format'
import { formatWait } from '@/i18n/wait'
import type { CartItem } from '@/rules/cart/cart'
import { cartSections } from '@/rules/cart/cart-bills'
import { cartDifferences } from '@/rules/cart/cart-check'
import { brandName } from '@/rules/payments/cards'
import { maintenanceNotice } from '@/rules/maintenance/maintenance'
import { useMaintenance, useMerchant, useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { now } from '@/state/clock'
import { announce } from '@/ui/feedback/live-region'
import { AmountLines } from '@/ui/display/amount-lines'
import { NoBreak } from '@/ui/display/no-break'
import { BillLines } from './bill-lines'
import { Differences } from './differences'
import { itemsPaidBefore, type Order } from '@/screens/citizen/checkout/order'
import type { OutcomeTone } from './outcome'
import type { Refusal } from '@/screens/shared/payment/refusal'
import { QuoteChanged } from './quote-changed'
import { useSecondsLeft } from '@/screens/citizen/checkout/use-seconds-left'

/** Refusals that the secure checkout itself says; the others belong to a form before it. */
export type SaidRefusal = Exclude<Refusal, { kind: 'bank_account' | 'fields' }>
type Of<Kind extends Refusal['kind']> = Extract<Refusal, { kind: Kind }>

export const refusalTones: Readonly<Record<SaidRefusal['kind'], OutcomeTone>> = {
  declined: 'late',
  card: 'late',
  partial: 'late',
  timed_out: 'due',
  too_many: 'wait',
  challenge: 'due',
  blocked: 'late',
  duplicate: 'due',
  quote_changed: 'due',
  bill_changed: 'due',
  payments_off: 'info',
  site_off: 'info',
  not_allowed: 'late',
}

/** What happened, in a few words. */
export function RefusalTitle({ refusal, order }: { refusal: SaidRefusal; order: Order }) {
  const { money } = useFormats()
  const byCard = order.bank === null
  switch (refusal.kind) {
    case 'declined':
      return (
        <FormattedMessage
          id={byCard ? 'checkout.refused.declined' : 'checkout.refused.declinedBank'}
        />
      )
    case 'timed_out':
      return (
        <FormattedMessage
          id={byCard ? 'checkout.refused.timedOut' : 'checkout.refused.timedOutBank'}
        />
      )
    case 'partial':
      return refusal.approved_cents === null ? (
        <FormattedMessage id="checkout.refused.partialUnknown" />
      ) : (
        <FormattedMessage
          id="checkout.refused.partial"
          values={{ amount: money(refusal.approved_cents) }}
        />
      )
    case 'card':
      return <FormattedMessage id="checkout.refused.card" />
    case 'too_many':
      return <FormattedMessage id="checkout.refused.tooMany" />
    case 'challenge':
      return <FormattedMessage id="checkout.refused.challenge" />
    case 'blocked':
      return <FormattedMessage id="checkout.refused.blocked" />
    case 'duplicate':
      return (
        <FormattedMessage
          id={refusal.inCart ? 'checkout.refused.duplicateInCart' : 'checkout.refused.duplicate'}
        />
      )
    case 'quote_changed':
      return (
        <FormattedMessage
          id={
            refusal.quote?.total_cents === order.quote.total_cents
              ? 'checkout.refused.quoteAgain'
              : 'checkout.refused.quote'
          }
        />
      )
    case 'bill_changed':
      return <FormattedMessage id="checkout.refused.bill" />
    case 'payments_off':
    case 'site_off':
      return <FormattedMessage id="checkout.off.heading" />
    case 'not_allowed':
      return <FormattedMessage id="checkout.refused.notAllowed" />
  }
}

/** That nothing was charged, why, and what to do: the words of each row of product.md 3.4. */
export function RefusalWords({ refusal, order }: { refusal: SaidRefusal; order: Order }) {
  return (
    <div role="alert">
      <p>
        <b>
          <FormattedMessage id="checkout.refused.notCharged" />
        </b>
      </p>
      <Advice refusal={refusal} order={order} />
    </div>
  )
}

function Advice({ refusal, order }: { refusal: SaidRefusal; order: Order }): ReactNode {
  const byCard = order.bank === null
  switch (refusal.kind) {
    case 'declined':
      return byCard && <DeclineReason reason={refusal.reason} />
    case 'timed_out':
      return (
        <FormattedMessage
          id={byCard ? 'checkout.refused.timedOutText' : 'checkout.refused.timedOutBankText'}
        />
      )
    case 'partial':
      return <FormattedMessage id="checkout.refused.partialText" />
    case 'card':
      return <FormattedMessage id="checkout.refused.details" />
    case 'too_many':
      return <TooMany until={refusal.until} />
    case 'challenge':
      return <FormattedMessage id="checkout.refused.challengeText" />
    case 'blocked':
      return <Blocked />
    case 'duplicate':
      return (
        <>
          <PaidBefore items={itemsPaidBefore(refusal, order)} />
          <Earlier earlier={refusal.earlier} />
        </>
      )
    case 'quote_changed':
      return refusal.quote && <QuoteChanged quote={refusal.quote} before={order.quote} />
    case 'bill_changed':
      return (
        <Differences
          items={order.items}
          differences={cartDifferences(order.items, refusal.items)}
        />
      )
    case 'payments_off':
    case 'site_off':
      return <PaymentsOff refusal={refusal} />
    case 'not_allowed':
      return <FormattedMessage id="checkout.refused.notAllowedText" />
  }
}

function DeclineReason({ reason }: { reason: Of<'declined'>['reason'] }) {
  switch (reason) {
    case 'details':
      return <FormattedMessage id="checkout.refused.details" />
    case 'contact_bank':
      return <FormattedMessage id="checkout.refused.contactBank" />
    case 'other_card':
      return <FormattedMessage id="checkout.refused.otherCard" />
    case null:
      return <FormattedMessage id="checkout.refused.tryOther" />
  }
}

/** How long it is runs below, in seconds, so it is said aloud once, and not in this text. */
function TooMany({ until }: { until: number }) {
  const phone = useMerchant()?.phone ?? ''
  const over = useSecondsLeft(until) === 0
  const { formatMessage } = useIntl()
  const { locale } = useFormats()
  const say = useEffectEvent((end: number) => {
    const time = formatWait(locale, Math.max(0, Math.ceil((end - now()) / 1000)))
    announce(formatMessage({ id: 'checkout.refused.wait' }, { time }))
  })
  useEffect(() => say(until), [until])
  return over ? (
    <FormattedMessage id="checkout.refused.tooManyOver" />
  ) : (
    <FormattedMessage
      id="checkout.refused.tooManyWait"
      values={{ phone: <PhoneLink phone={phone} /> }}
    />
  )
}

/** Bills stay readable: only the payment was stopped. */
function Blocked() {
  const phone = useOfficePhone()
  return (
    <>
      <p>
        <FormattedMessage id="checkout.refused.blockedText" />
      </p>
      {phone !== null && (
        <p>
          <FormattedMessage
            id="checkout.off.call"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </p>
      )}
    </>
  )
}

/** Which bills it is about: what "Remove from cart" takes out. */
function PaidBefore({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <AmountLines my="3">
      {cartSections(items)
        .flatMap(({ bills }) => bills)
        .map((bill) => (
          <BillLines key={bill.key} bill={bill} />
        ))}
    </AmountLines>
  )
}

function Earlier({ earlier }: { earlier: Of<'duplicate'>['earlier'] }) {
  const { money, instant } = useFormats()
  const zone = useTimeZone()
  if (earlier === null) return null
  const { last4, confirmation = null } = earlier
  const brand = brandName(earlier.brand ?? null)
  const facts = { amount: money(earlier.amount_cents), time: instant(earlier.at, zone) }
  return (
    <p>
      {last4 === null ? (
        <FormattedMessage id="checkout.refused.duplicateWhen" values={facts} />
      ) : brand === null ? (
        <FormattedMessage id="checkout.refused.duplicateWith" values={{ ...facts, last4 }} />
      ) : (
        <FormattedMessage id="checkout.refused.duplicateCard" values={{ ...facts, brand, last4 }} />
      )}{' '}
      {confirmation !== null && (
        <>
          <FormattedMessage
            id="checkout.refused.duplicateNumber"
            values={{ confirmation: <NoBreak>{confirmation}</NoBreak> }}
          />{' '}
        </>
      )}
      {earlier.pending && <FormattedMessage id="checkout.refused.duplicatePending" />}
    </p>
  )
}

function PaymentsOff({
  refusal: { message, ends_at },
}: {
  refusal: Of<'payments_off' | 'site_off'>
}) {
  const { instant } = useFormats()
  const zone = useTimeZone()
  const phone = useOfficePhone()
  const known = maintenanceNotice(useMaintenance())
  const until = ends_at ?? known?.ends_at ?? null
  return (
    <>
      <p>{asSentence(message ?? known?.message ?? '')}</p>
      {until !== null && (
        <p>
          <FormattedMessage id="checkout.off.until" values={{ time: instant(until, zone) }} />
        </p>
      )}
      {phone !== null && (
        <p>
          <FormattedMessage
            id="checkout.off.call"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </p>
      )}
    </>
  )
}
