import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { cartDifferences } from '@/rules/cart/cart-check'
import { maintenanceNotice } from '@/rules/tenants/maintenance'
import { useMaintenance, useMerchant } from '@/screens/shared/merchant'
import { PhoneLink } from '@/screens/shared/phone-link'
import { useTimeZone } from '@/screens/shared/time-zone'
import { ownReceipt } from '@/state/attempts'
import { now } from '@/state/clock'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { Row } from '@/ui/layout/stack'
import { Differences } from './differences'
import type { Order } from './order'
import type { Refusal } from './refusal'
import { useSecondsLeft } from './use-seconds-left'

interface RefusalNoticeProps {
  refusal: Refusal
  order: Order
  /** "Pay from a bank account (saves $26.48)", where there is another way. */
  otherWay: ReactNode
  /** null if the server did not say which item to remove. */
  onRemove: (() => void) | null
}

/** Says why nothing was charged and what to do next, in the words of product.md 3.4. */
export function RefusalNotice({ refusal, order, otherWay, onRemove }: RefusalNoticeProps) {
  const { money } = useFormats()
  const byCard = order.bank === null
  switch (refusal.kind) {
    case 'declined':
      return (
        <NotCharged
          title={
            <FormattedMessage
              id={byCard ? 'checkout.refused.declined' : 'checkout.refused.declinedBank'}
            />
          }
          more={otherWay}
        >
          {byCard && <DeclineReason reason={refusal.reason} />}
        </NotCharged>
      )
    case 'timed_out':
      return (
        <NotCharged
          title={
            <FormattedMessage
              id={byCard ? 'checkout.refused.timedOut' : 'checkout.refused.timedOutBank'}
            />
          }
          more={otherWay}
        >
          <FormattedMessage
            id={byCard ? 'checkout.refused.timedOutText' : 'checkout.refused.timedOutBankText'}
          />
        </NotCharged>
      )
    case 'partial':
      return (
        <NotCharged
          title={
            refusal.approved_cents === null ? (
              <FormattedMessage id="checkout.refused.partialUnknown" />
            ) : (
              <FormattedMessage
                id="checkout.refused.partial"
                values={{ amount: money(refusal.approved_cents) }}
              />
            )
          }
          more={otherWay}
        >
          <FormattedMessage id="checkout.refused.partialText" />
        </NotCharged>
      )
    case 'card':
      return (
        <NotCharged title={<FormattedMessage id="checkout.refused.card" />}>
          <FormattedMessage id="checkout.refused.details" />
        </NotCharged>
      )
    case 'too_many':
      return <TooMany until={refusal.until} />
    case 'challenge':
      return <NotCharged tone="due" title={<FormattedMessage id="checkout.refused.challenge" />} />
    case 'duplicate':
      return <Duplicate refusal={refusal} onRemove={onRemove} />
    case 'quote_changed':
      return <QuoteChanged refusal={refusal} order={order} />
    case 'bill_changed':
      return (
        <NotCharged tone="due" title={<FormattedMessage id="checkout.refused.bill" />}>
          <Differences
            items={order.items}
            differences={cartDifferences(order.items, refusal.items)}
          />
        </NotCharged>
      )
    case 'payments_off':
      return <PaymentsOffNotice refusal={refusal} />
    case 'bank_account':
    case 'fields':
      // The form that the errors belong to shows them.
      return null
  }
}

type Of<Kind extends Refusal['kind']> = Extract<Refusal, { kind: Kind }>

interface NotChargedProps {
  tone?: 'late' | 'due' | 'info'
  title: ReactNode
  children?: ReactNode
  more?: ReactNode
}

/** Takes the focus when it appears, unless the payer is typing in the card fields. */
function NotCharged({ tone = 'late', title, children, more }: NotChargedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLIFrameElement) return
    place.current?.focus()
  }, [])
  return (
    <Place ref={place} tabIndex={-1}>
      <Banner tone={tone} role="alert" title={title}>
        <p>
          <b>
            <FormattedMessage id="checkout.refused.notCharged" />
          </b>
        </p>
        {children !== undefined && children !== false && <div>{children}</div>}
      </Banner>
      {more !== undefined && <Row mt="2">{more}</Row>}
    </Place>
  )
}

const Place = chakra('div', { base: { '&:focus-visible': { outline: 'none' } } })

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

/**
 * The seconds count down in the button, because a screen reader would repeat an alert whose text
 * changes.
 */
function TooMany({ until }: { until: number }) {
  const phone = useMerchant()?.phone ?? ''
  const [minutes] = useState(() => Math.max(1, Math.ceil((until - now()) / 60_000)))
  const over = useSecondsLeft(until) === 0
  return (
    <NotCharged title={<FormattedMessage id="checkout.refused.tooMany" />}>
      {over ? (
        <FormattedMessage id="checkout.refused.tooManyOver" />
      ) : (
        <FormattedMessage
          id="checkout.refused.tooManyWait"
          values={{ minutes, phone: <PhoneLink phone={phone} /> }}
        />
      )}
    </NotCharged>
  )
}

function Duplicate({
  refusal: { earlier },
  onRemove,
}: {
  refusal: Of<'duplicate'>
  onRemove: (() => void) | null
}) {
  const { money, instant } = useFormats()
  const zone = useTimeZone()
  // The server names the items for a signed-in payer; a guest's tab remembers what it paid itself.
  const receipt = earlier && (earlier.receipt_id ?? ownReceipt(earlier.at))
  const facts = earlier && {
    amount: money(earlier.amount_cents),
    time: instant(earlier.at, zone),
  }
  return (
    <NotCharged
      tone="due"
      title={<FormattedMessage id="checkout.refused.duplicate" />}
      more={
        <>
          {receipt !== null && (
            <LinkButton asChild variant="outline">
              <Link to="/print-receipt/$id" params={{ id: receipt }}>
                <FormattedMessage id="checkout.refused.seeReceipt" />
              </Link>
            </LinkButton>
          )}
          {onRemove && (
            <Button variant="outline" onClick={onRemove}>
              <FormattedMessage id="checkout.refused.remove" />
            </Button>
          )}
        </>
      }
    >
      {earlier && facts && (
        <>
          {earlier.last4 === null ? (
            <FormattedMessage id="checkout.refused.duplicateWhen" values={facts} />
          ) : (
            <FormattedMessage
              id="checkout.refused.duplicateWith"
              values={{ ...facts, last4: earlier.last4 }}
            />
          )}{' '}
          {earlier.pending && <FormattedMessage id="checkout.refused.duplicatePending" />}
        </>
      )}
    </NotCharged>
  )
}

function QuoteChanged({
  refusal: { quote },
  order,
}: {
  refusal: Of<'quote_changed'>
  order: Order
}) {
  const { money } = useFormats()
  const was = order.quote.total_cents
  return (
    <NotCharged tone="due" title={<FormattedMessage id="checkout.refused.quote" />}>
      {quote && (
        <FormattedMessage
          id={
            quote.total_cents === was ? 'checkout.refused.quoteSame' : 'checkout.refused.quoteText'
          }
          values={{ was: money(was), now: <b>{money(quote.total_cents)}</b> }}
        />
      )}
    </NotCharged>
  )
}

function PaymentsOffNotice({ refusal: { message, ends_at } }: { refusal: Of<'payments_off'> }) {
  const { instant } = useFormats()
  const zone = useTimeZone()
  const phone = useMerchant()?.phone ?? null
  const known = maintenanceNotice(useMaintenance())
  const until = ends_at ?? known?.ends_at ?? null
  return (
    <NotCharged tone="info" title={<FormattedMessage id="checkout.off.heading" />}>
      <p>{message ?? known?.message}</p>
      {until !== null && (
        <p>
          <FormattedMessage id="checkout.off.until" values={{ time: instant(until, zone) }} />
        </p>
      )}
      {phone !== null && (
        <chakra.p>
          <FormattedMessage
            id="checkout.off.call"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </chakra.p>
      )}
    </NotCharged>
  )
}
