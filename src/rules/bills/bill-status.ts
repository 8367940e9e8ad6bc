import type { AboutOf } from '@/contract/bills/bill-kinds'
import type { BillStatus } from '@/contract/bills/bill-search'
import type { Bill, Hold, Installment } from '@/contract/bills/bills'
import type { PlainDate } from '@/rules/time/dates'

/** The status of a bill (product.md 2.0 "Status vocabulary"). */

type OpenBalance = Readonly<
  Pick<Installment, 'cycle' | 'due_date' | 'balance_cents' | 'delinquent_since'>
>

/** A hold with this code is a payment plan, which has its own status. */
const paymentPlanCode = 'PLAN'

/** A bill may be paid until the end of its due date. */
export function installmentStatus(
  installment: OpenBalance,
  { today }: Readonly<{ today: PlainDate }>,
): BillStatus {
  const { cycle, due_date: date } = installment
  if (installment.balance_cents <= 0) return { kind: 'paid' }
  // What is past due at a utility is of this year, and not delinquent as a tax is.
  const { delinquent_since: since } = installment
  if (cycle === 'D' && since !== null) return { kind: 'delinquent', since }
  return { kind: date < today ? 'past-due' : 'due', cycle, date }
}

/** The most serious status that applies: a hold, then a payment under way, then the oldest debt. */
export function billStatusOf(
  installments: readonly OpenBalance[],
  facts: Readonly<{
    today: PlainDate
    hold: Readonly<Pick<Hold, 'code'>> | null
    pending: Bill['pending']
  }>,
): BillStatus {
  const open = installments.filter((installment) => installment.balance_cents > 0)
  if (open.length === 0) return { kind: 'paid' }
  if (facts.hold) return { kind: facts.hold.code === paymentPlanCode ? 'plan' : 'held' }
  if (facts.pending) return { kind: facts.pending.checking ? 'checking' : 'pending' }
  const [first] = open
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
    .map((installment) => installmentStatus(installment, facts))
    .toSorted((a, b) => gravity(a) - gravity(b))
  return first ?? { kind: 'paid' }
}

const gravest: readonly BillStatus['kind'][] = ['delinquent', 'past-due', 'due']

function gravity(status: BillStatus): number {
  return gravest.indexOf(status.kind)
}

type PermitStatus = AboutOf<'permit'>['status']

/** A permit waits for its payment until that has come in: one under way is said instead. */
export function permitStatusOf(
  status: PermitStatus,
  pending: Bill['pending'],
): PermitStatus | 'pending' | 'checking' {
  if (status !== 'awaiting-payment' || pending === null) return status
  return pending.checking ? 'checking' : 'pending'
}
