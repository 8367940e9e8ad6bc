import type { ChargeSum } from '@/contract/reports/reports'
import type { FundCodes } from '@/contract/departments/department-setup'
import { refundedSplit } from '@/rules/reports/refunded-split'
import type { Tenant } from '@mocks/world/create-world'
import { type Balances, balancesAt } from '@mocks/world/bills/balances'
import type { Movement } from '@mocks/world/payments/movements'
import { shownItem } from '@mocks/handlers/payments/receipts'
import type { ReportLine } from './report-lines'

type Kind = ChargeSum['kind']
type Part = Readonly<Pick<ChargeSum, 'kind' | 'amount_cents'>>

const kinds: readonly Kind[] = ['tax', 'charge', 'assessment', 'penalty', 'interest']
const fundOf: Readonly<Record<Kind, keyof FundCodes>> = {
  tax: 'principal',
  charge: 'principal',
  assessment: 'special_assessment',
  penalty: 'penalty',
  interest: 'interest',
}

/** Net by kind of charge, so that the office can post it fund by fund (product.md A10). */
export function chargeSums(
  tenant: Tenant,
  lines: readonly ReportLine[],
  funds: FundCodes | undefined,
  now: number,
): ChargeSum[] {
  const balances = balancesAt(tenant, now)
  const sums = new Map<Kind, number>()
  for (const { movement, cell } of lines) {
    const parts = movement ? partsOf(tenant, balances, movement) : []
    for (const { kind, amount_cents } of [...parts, ...(cell ? cellParts(cell) : [])]) {
      sums.set(kind, (sums.get(kind) ?? 0) + amount_cents)
    }
  }
  return kinds.flatMap((kind) => {
    const amount_cents = sums.get(kind)
    return amount_cents === undefined ? [] : { kind, gl: funds?.[fundOf[kind]] ?? '', amount_cents }
  })
}

/** The archive is of land: what is nothing else is its tax. */
function cellParts(cell: NonNullable<ReportLine['cell']>): Part[] {
  const { assessment_cents, penalty_cents, interest_cents } = cell
  const tax = cell.principal_cents - assessment_cents - penalty_cents - interest_cents
  const parts: Part[] = [
    { kind: 'tax', amount_cents: tax },
    { kind: 'assessment', amount_cents: assessment_cents },
    { kind: 'penalty', amount_cents: penalty_cents },
    { kind: 'interest', amount_cents: interest_cents },
  ]
  return parts.filter(({ amount_cents }) => amount_cents !== 0)
}

function partsOf(tenant: Tenant, balances: Balances, movement: Movement): Part[] {
  const { row, type, event, department_id } = movement
  const items = row.items.filter((item) => item.department_id === department_id)
  const splitOf = (item: (typeof items)[number]) => shownItem(tenant, balances, item, row.at).split
  if (type !== 'refund') {
    const sign = type === 'payment' ? 1 : -1
    return items.flatMap((item) =>
      splitOf(item).map(({ kind, amount_cents }) => ({ kind, amount_cents: sign * amount_cents })),
    )
  }
  const own = row.refunds.findIndex(({ id }) => event.endsWith(`refund-${id}`))
  return items.flatMap((item) => {
    const amountIn = (refunds: typeof row.refunds) =>
      refunds
        .filter(({ state }) => state === 'refunded')
        .flatMap(({ ledger }) => ledger)
        .filter(({ item_id }) => item_id === item.id)
        .reduce((sum, line) => sum + line.amount_cents, 0)
    const before = amountIn(row.refunds.slice(0, own))
    const amount = amountIn(row.refunds.slice(own, own + 1))
    return refundedSplit(splitOf(item), before, amount).map(({ kind, amount_cents }) => ({
      kind,
      amount_cents: -amount_cents,
    }))
  })
}
