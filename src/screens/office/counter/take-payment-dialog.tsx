import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { AccountKey } from '@/api/bills/accounts'
import { keys } from '@/api/keys'
import type { BillRow } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import { useToday } from '@/screens/shared/time/use-today'
import { CloseWarning } from '@/screens/shared/forms/close-warning'
import { forgetRefusal, pay, paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import { config } from '@/state/preferences'
import { Dialog } from '@/ui/overlay/dialog'
import { CardStep } from './card-step'
import { type CounterForm, linesAfter, linesOf, noPayer } from './counter-form'
import { changeOf, chargeOf, type CounterOrder, type CounterPress } from './counter-order'
import { NotTaken, Taken } from './payment-ended'
import { heldForm, holdForm } from './held-form'
import { PaymentInProgress, PaymentSent } from './payment-in-progress'
import type { FootPlace } from './foot'
import { Refused } from './refused'
import { isOwnPage } from './shown-attempt'
import { TakeForm } from './take-form'

interface TakeDialogProps {
  of: AccountKey
  rows: readonly BillRow[]
  department: Department
  /** Begins once more, after nothing was charged. */
  onAgain: () => void
  onClose: () => void
}

/** A payment that staff take, from what is paid to its receipt. */
export function TakeDialog({ of, rows, department, onAgain, onClose }: TakeDialogProps) {
  const queryClient = useQueryClient()
  const today = useToday()
  const { phase } = useSnapshot(paymentRun)
  const { current: attempt } = useSnapshot(attempts)
  const [order, setOrder] = useState<CounterOrder | null>(null)
  const [cardStep, setCardStep] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [asked, setAsked] = useState(false)
  const [foot, setFoot] = useState<FootPlace>(null)
  // The bills that the clerk was told, and what was typed before they changed, or before the page
  // was left.
  const [shown, setShown] = useState<{
    round: number
    rows: readonly BillRow[]
    typed: CounterForm | null
  }>(() => ({ round: 0, rows, typed: heldOn(of, rows, department) }))
  const defaults = useMemo(
    () => ({ ...noPayer, terminal: config.terminal ?? '', lines: linesOf(shown.rows, today) }),
    [shown.rows, today],
  )
  const refusal = phase.at === 'ready' ? phase.refusal : null
  const sending = phase.at === 'sending'
  const isOutdated = refusal?.kind === 'quote_changed' || refusal?.kind === 'bill_changed'
  // Sent from a page that the clerk has left: what becomes of it is not said in this page's form.
  const isFromBefore = order === null && (sending || refusal !== null)
  const onCard = cardStep && !isOutdated

  const step = useRef<HTMLDivElement>(null)
  const isAgain = useRef(false)

  useEffect(() => forgetRefusal, [])

  useEffect(() => {
    if (phase.at !== 'ready' || !isAgain.current) return
    isAgain.current = false
    // The button that was pressed is gone. The card's fields are the processor's.
    const field = step.current?.querySelector<HTMLElement>(firstField)
    if (field) field.focus()
    else step.current?.focus()
  }, [phase])

  useEffect(() => {
    if (!isOutdated) return
    void queryClient.invalidateQueries({ queryKey: keys.quotes.all })
    void queryClient.invalidateQueries({ queryKey: keys.accounts.all })
  }, [isOutdated, queryClient])

  const charge = (next: CounterOrder, press: CounterPress) => {
    void pay(chargeOf(next, of, press), queryClient)
    holdForm(next.fields)
  }

  const take = (next: CounterOrder) => {
    forgetRefusal()
    setOrder(next)
    const { tender, terminal } = next.fields
    if (tender === 'terminal') config.terminal = terminal
    if (tender === 'card') {
      setCardStep(true)
      return
    }
    charge(next, { card: null, confirmDuplicate: false })
  }

  const isForm = (phase.at === 'ready' || sending) && !isFromBefore
  const close = () => {
    if (isForm && (dirty || onCard) && !asked) setAsked(true)
    else onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      // A terminal's sale, and what is asked about, goes on without the dialog; a request does not.
      locked={sending || phase.at === 'checking'}
      onClose={close}
      title={<FormattedMessage id="counter.form.title" />}
      {...(isForm && { footer: <div ref={setFoot} style={{ display: 'contents' }} /> })}
    >
      {asked && isForm && (
        <CloseWarning verb={<FormattedMessage id="counter.form.close" />} onClose={onClose}>
          <FormattedMessage id="counter.form.unfinished" />
        </CloseWarning>
      )}
      {phase.at === 'checking' && attempt !== null && <PaymentInProgress attempt={attempt} />}
      {phase.at === 'paid' && (
        <Taken
          attempt={attempt}
          confirmation={phase.confirmation}
          receiptId={phase.receipt_id}
          changeCents={order === null ? null : changeOf(order)}
          onClose={onClose}
        />
      )}
      {sending && isFromBefore && <PaymentSent attempt={attempt} />}
      {(phase.at === 'no-charge' || (isFromBefore && refusal !== null)) && (
        <NotTaken
          attempt={attempt}
          here={of}
          refusal={refusal}
          onAgain={() => {
            isAgain.current = true
            if (order === null) {
              // Its bills were being paid when the form was made.
              const typed = heldOn(of, rows, department)
              setShown(({ round }) => ({ round: round + 1, rows, typed }))
            }
            onAgain()
          }}
          onClose={onClose}
        />
      )}
      <div ref={step} tabIndex={-1} style={{ outline: 'none' }}>
        {isForm && onCard && order !== null && (
          <CardStep
            order={order}
            refusal={refusal}
            sending={sending}
            foot={foot}
            onCharge={(card, confirmDuplicate) => charge(order, { card, confirmDuplicate })}
            onBack={() => {
              forgetRefusal()
              setCardStep(false)
            }}
          />
        )}
        {/* Stays mounted, so that nothing typed is lost by a refusal or a sale that was cancelled. */}
        <div hidden={!isForm || onCard}>
          <TakeForm
            key={shown.round}
            rows={shown.rows}
            latest={rows}
            department={department}
            defaults={defaults}
            typed={shown.typed}
            sending={sending}
            foot={onCard ? null : foot}
            refused={
              refusal?.kind === 'bill_changed' && order !== null
                ? { items: order.items, checks: refusal.items }
                : null
            }
            onRows={(after, typed) => {
              forgetRefusal()
              setCardStep(false)
              setShown(({ round }) => ({ round: round + 1, rows: after, typed }))
            }}
            onClose={onClose}
            notice={
              refusal !== null && refusal.kind !== 'bill_changed' && !onCard && order !== null ? (
                <Refused
                  refusal={refusal}
                  onAnyway={() => charge(order, { card: null, confirmDuplicate: true })}
                />
              ) : null
            }
            asksAbout={refusal?.kind === 'duplicate' && order !== null ? order.items : null}
            onDirty={setDirty}
            onOrder={take}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** What was typed for the account's latest attempt, if its page was left while it was under way. */
function heldOn(of: AccountKey, rows: readonly BillRow[], department: Department) {
  const form = isOwnPage(attempts.current, of) ? heldForm() : null
  const { partial } = department.payment_settings
  return form && { ...form, lines: linesAfter(form.lines, rows, partial) }
}

/** Of the step that shows. */
const firstField = ':scope > :not([hidden]) :is(input, select):enabled'
