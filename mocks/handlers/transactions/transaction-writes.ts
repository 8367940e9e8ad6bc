import * as v from 'valibot'
import type { AuditChange } from '@/contract/audit'
import { refundReason } from '@/contract/payments/refund-reasons'
import {
  checkTransaction,
  decideRefund,
  noteTransaction,
  refundTransaction,
  resendReceipt,
  voidTransaction,
} from '@/contract/payments/transaction'
import { longest } from '@/contract/wire'
import { requiredText } from '@/rules/forms/field-rules'
import { postingDay } from '@/rules/payments/posting-day'
import { sumOf } from '@/rules/payments/money'
import { maxPerPayment } from '@/rules/payments/payment-limits'
import { moneyBackFields, refundProblem, voidProblem } from '@/rules/payments/refunds'
import { seesDepartment } from '@/rules/people/departments-seen'
import { isEmail } from '@/rules/people/emails'
import { may } from '@/rules/people/permissions'
import { usualCutoff } from '@/rules/merchants/default-settings'
import { Command, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid } from '@mocks/cloud/reply'
import { secretFrom } from '@mocks/lib/random'
import type { Tenant } from '@mocks/world/create-world'
import { departmentAt } from '@mocks/world/department-settings'
import { paymentStatus } from '@mocks/world/payments/payments'
import { masking } from '@mocks/handlers/people/user-view'
import { receiptMail } from '@mocks/handlers/mail/city-mails'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { seesWholePayment } from '@mocks/handlers/reports/seen-payments'
import { counterFrom, counterOf, takeChange, takeTry } from '@mocks/handlers/tries'
import { changed, nameOf, paymentFor, refused, target, targetOf } from './payment-change'
import { fieldSentences, refundLine, refundLines } from './refund-lines'
import { settlementOf } from './transactions'

const backRules = moneyBackFields(sayAsServer, (problem) => fieldSentences[problem])

/** The day on which money that goes back now is posted. */
function postingOf(tenant: Tenant, departmentId: string, now: number): string {
  const settings = departmentAt(tenant, departmentId, now)?.payment_settings
  return postingDay(now, tenant.merchant().time_zone, settings ?? { cutoff: usualCutoff })
}

const departmentsOf = (ledger: readonly { readonly department_id: string }[]): string[] => [
  ...new Set(ledger.map(({ department_id }) => department_id)),
]

const backFacts = { reason: refundReason, note: v.string() }

const amounts = (cents: number, note: string): AuditChange[] => [
  { field: 'amount', before: null, after: (cents / 100).toFixed(2) },
  ...(note === '' ? [] : [{ field: 'note', before: null, after: note }]),
]

export const transactionWriteHandlers: Handlers<
  | 'voidTransaction'
  | 'refundTransaction'
  | 'decideRefund'
  | 'checkTransaction'
  | 'resendReceipt'
  | 'noteTransaction'
> = {
  voidTransaction: writes(voidTransaction, {
    command: v.object({ ...target, ...backFacts }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'payments.void')
      const { reason, note } = checkedBy(backRules, input.body)
      const problem = voidProblem(settlementOf(context, tenant, row))
      if (problem !== null) throw refused(problem)
      return new Command({ ...targetOf(tenant, row), reason, note })
    },
    apply: (context, { reason, note, ...of }) =>
      changed(
        context,
        of,
        () => ({ voided: { at: context.at, by: nameOf(context), reason, note } }),
        'payment-voided',
        note === '' ? [] : [{ field: 'note', before: null, after: note }],
        ({ ledger }) => departmentsOf(ledger),
      ),
  }),

  refundTransaction: writes(refundTransaction, {
    command: v.object({
      ...target,
      ...backFacts,
      /** false: it is only asked for. */
      made: v.boolean(),
      ledger: v.array(refundLine),
    }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'payments.refund-request')
      const { reason, note } = checkedBy(backRules, input.body)
      const problem = refundProblem(settlementOf(context, tenant, row))
      if (problem !== null) throw refused(problem)
      const ledger = refundLines(context, tenant, row, input.body.items)
      const made = may(context.subject, 'payments.refund', { merchant_id: tenant.id })
      return new Command({ ...targetOf(tenant, row), reason, note, made, ledger })
    },
    apply: (context, { reason, note, made, ledger, ...of }) => {
      const { at, now, user, random } = context
      const amount_cents = sumOf(ledger.map((line) => line.amount_cents))
      const fee_cents = sumOf(ledger.map((line) => line.fee_cents))
      const by = nameOf(context)
      return changed(
        context,
        of,
        (row, tenant) => ({
          refunds: [
            ...row.refunds,
            {
              id: secretFrom(random, 'refund').slice(0, 16),
              requested_at: at,
              requested_by: by,
              user_id: user?.id ?? null,
              amount_cents,
              fee_cents,
              reason,
              note,
              state: made ? 'refunded' : 'requested',
              decided_at: made ? at : null,
              decided_by: made ? by : null,
              refunded_at: made ? at : null,
              posting_date: made ? postingOf(tenant, ledger[0]?.department_id ?? '', now) : null,
              ledger,
            },
          ],
        }),
        made ? 'refund-made' : 'refund-requested',
        amounts(amount_cents + fee_cents, note),
        () => departmentsOf(ledger),
      )
    },
  }),

  decideRefund: writes(decideRefund, {
    command: v.object({ ...target, refund_id: v.string(), approve: v.boolean() }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'payments.refund')
      const { refund_id, approve } = input.body
      const open = row.refunds.find(({ id }) => id === refund_id)
      if (open?.state !== 'requested') throw refused('no_request')
      const seen = open.ledger.every((line) => seesDepartment(context.subject, line.department_id))
      if (!seen) throw refused('other_departments')
      if (approve) {
        // The window counts for the request, which was made in time.
        const payment = settlementOf(context, tenant, row)
        const problem = refundProblem({
          ...payment,
          requested: false,
          kept: null,
          refund_until: null,
        })
        if (problem !== null) throw refused(problem)
      }
      return new Command({ ...targetOf(tenant, row), refund_id, approve })
    },
    apply: (context, { refund_id, approve, ...of }) => {
      const { at, now } = context
      const decided = { decided_at: at, decided_by: nameOf(context) }
      return changed(
        context,
        of,
        (row, tenant) => ({
          refunds: row.refunds.map((one) => {
            if (one.id !== refund_id) return one
            if (!approve) return { ...one, ...decided, state: 'refused' as const }
            const posting_date = postingOf(tenant, one.ledger[0]?.department_id ?? '', now)
            const state = 'refunded' as const
            return { ...one, ...decided, state, refunded_at: at, posting_date }
          }),
        }),
        approve ? 'refund-made' : 'refund-refused',
        [],
        ({ refunds }) => departmentsOf(refunds.find(({ id }) => id === refund_id)?.ledger ?? []),
      )
    },
  }),

  checkTransaction: writes(checkTransaction, {
    command: v.object({
      ...target,
      as: v.nullable(v.picklist(['approved', 'not_found'])),
    }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'payments.check-status')
      if (paymentStatus(row, context.now) !== 'unknown') throw refused('known')
      // The stand-in processor knows of a stuck payment what it has authorized; of one that resolves
      // by itself it does not know more yet.
      const known = row.auth_code === null ? ('not_found' as const) : ('approved' as const)
      takeChange(context, 'check', tenant.id, row.id)
      return new Command({ ...targetOf(tenant, row), as: row.resolves ? null : known })
    },
    apply: (context, { as, ...of }) =>
      changed(
        context,
        of,
        (row) => ({ resolves: as === null ? row.resolves : { at: context.at, as } }),
        'payment-checked',
      ),
  }),

  resendReceipt: writes(resendReceipt, {
    command: v.object({ ...target, email: v.string(), own: v.boolean() }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'receipts.resend')
      const status = paymentStatus(row, context.now)
      if (status === 'unknown') throw refused('unknown')
      if (status === 'refused' || status === 'not_found') throw refused('not_charged')
      const other = input.body.email?.trim() ?? null
      if (other !== null && !isEmail(other)) {
        throw invalid({ email: ['This is not an e-mail address.'] })
      }
      // Its own payer has had all of it already (decision 41).
      if (other !== null && !seesWholePayment(context.subject, row))
        throw refused('other_departments')
      const email = other ?? row.payer.email
      if (email === '') throw invalid({ email: ['No e-mail was given with this payment.'] })
      takeTry(
        context,
        [
          counterOf('mails of a receipt', row.receipt_id),
          counterFrom('receipt mails from a network', context),
        ],
        'Several receipts were sent already. Try again in 10 minutes.',
      )
      return new Command({ ...targetOf(tenant, row), email, own: other === null })
    },
    apply: (context, { email, own, ...of }) => {
      const to = masking(email)
      const note = [{ field: 'email', before: null, after: to }]
      changed(context, of, () => ({}), 'receipt-resent', note)
      const tenant = found(context.world.tenantOf(of.merchant_id), 'The merchant')
      const row = found(tenant.payments.get(of.key), 'The payment')
      const { kind, path, ...mail } = receiptMail(context.services, tenant, row, context.now)
      // Only the payer gets the link to their choices.
      sendMail({ ...context, tenant }, own ? { ...mail, kind, path } : { to: email, kind, path })
      return { message: `Sent to ${to}` }
    },
  }),

  noteTransaction: writes(noteTransaction, {
    command: v.object({ ...target, text: v.string(), departments: v.array(v.string()) }),
    decide: (context, input) => {
      const { tenant, row } = paymentFor(context, input, 'reports.view')
      if (row.notes.length >= maxPerPayment.notes) throw refused('too_many_notes')
      const { text } = checkedBy(
        v.object({ text: requiredText(sayAsServer, longest.long) }),
        input.body,
      )
      const departments = departmentsOf(row.ledger).filter((id) =>
        seesDepartment(context.subject, id),
      )
      return new Command({ ...targetOf(tenant, row), text, departments })
    },
    apply: (context, { text, departments, ...of }) =>
      changed(
        context,
        of,
        (row) => ({
          notes: [...row.notes, { at: context.at, by: nameOf(context), text, departments }],
        }),
        'payment-noted',
        [],
        () => departments,
      ),
  }),
}
