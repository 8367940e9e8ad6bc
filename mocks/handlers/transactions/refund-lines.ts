import type * as v from 'valibot'
import {
  feeBack,
  type MoneyBackFieldProblem,
  refundAmountProblem,
  type RefundItem,
} from '@/rules/payments/refunds'
import { seesDepartment } from '@/rules/people/departments-seen'
import { sumOf } from '@/rules/payments/money'
import type { CallContext } from '@mocks/cloud/context'
import { invalid } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { refund as refundRow, refundedOfItem } from '@mocks/world/payments/refunds'
import { refused } from './payment-change'
import { feeLineOf } from './transactions'

export const fieldSentences: Readonly<Record<MoneyBackFieldProblem, string>> = {
  'reason-missing': 'Choose a reason.',
  'note-missing': 'Say in a note what the reason is.',
  nothing: 'Enter an amount.',
  'typed-wrong': 'This is not the confirmation number.',
}

export const refundLine = refundRow.entries.ledger.item

/** The lines of a refund; a department's fee stands on its first item. */
export function refundLines(
  context: CallContext,
  tenant: Tenant,
  row: PaymentRow,
  items: readonly RefundItem[],
): v.InferOutput<typeof refundLine>[] {
  const seen = row.items.filter((item) => seesDepartment(context.subject, item.department_id))
  const left = new Map(
    seen.map((item) => [item.id, item.amount_cents - refundedOfItem(row, item.id)]),
  )
  const problem = refundAmountProblem(left, items)
  if (problem === 'over_rest' || problem === 'refunded_since') throw refused(problem)
  if (problem === 'unknown_item') throw invalid({ items: ['This is no part of this payment.'] })
  if (problem === 'nothing') throw invalid({ items: [fieldSentences.nothing] })
  const asked = items.filter(({ amount_cents }) => amount_cents > 0)
  const noted = new Set<string>()
  return seen.flatMap(({ id: item_id, department_id }) => {
    const amount_cents = sumOf(
      asked.filter(({ id }) => id === item_id).map((item) => item.amount_cents),
    )
    if (amount_cents === 0) return []
    const isFirst = !noted.has(department_id)
    noted.add(department_id)
    const ofDepartment = new Set(
      seen.filter((item) => item.department_id === department_id).map(({ id }) => id),
    )
    const together = sumOf(
      asked.filter(({ id }) => ofDepartment.has(id)).map((item) => item.amount_cents),
    )
    const fee_cents = isFirst ? feeBack(feeLineOf(tenant, row, department_id), together) : 0
    return [{ department_id, item_id, amount_cents, fee_cents }]
  })
}
