import type { BillKind } from '@/contract/departments/departments'
import type { PlainDate } from '@/rules/time/dates'
import type { AccountRow, AgingRow } from './good-rows'

/** The customer number of an account whose file has none: addresses need both (`:account/:client`). */
export const usualClient = '0001'

/** Of a hold that a file sets with `pay_online` N and no code. */
const notOnline = 'OTHER'

/** The hold that a row asks for; null: none. undefined: it says nothing, so that it stays. */
export function holdCodeOf({
  pay_online,
  hold_code,
}: Pick<AccountRow, 'pay_online' | 'hold_code'>): string | null | undefined {
  if (hold_code !== null) return hold_code
  if (pay_online === null) return undefined
  return pay_online ? null : notOnline
}

/** One text for the owners of an account. */
export const ownersOf = (first: string, second: string | null) =>
  second === null || second === first ? first : `${first} & ${second}`

/** The installment of what earlier years left open. */
export const delinquentCycle = 'D'

/** Earlier years are an installment of their own; in its own row they are what it charges. */
export const currentCentsOf = ({
  cycle,
  current_cents,
  prior_cents,
}: Pick<AccountRow, 'cycle' | 'current_cents' | 'prior_cents'>): number =>
  cycle === delinquentCycle ? current_cents + prior_cents : current_cents

const rollTypes: Readonly<Record<Exclude<BillKind, 'property'>, string>> = {
  'manufactured-home': 'MH',
  utility: 'UTILITY',
  permit: 'PERMIT',
  citation: 'CITATION',
  court: 'COURT',
}

/** What else a bill shows follows from it: only land has types of its own, the file's or those before. */
export const rollTypeOf = (kind: BillKind, named: string | null, before: string): string =>
  kind === 'property' ? (named ?? before) : rollTypes[kind]

export interface LastPayment {
  readonly date: PlainDate
  readonly amount_cents: number
}

/** null: the file does not say both. */
export const lastPaymentOf = ({
  last_payment_date: date,
  last_payment_cents: amount_cents,
}: Pick<AgingRow, 'last_payment_date' | 'last_payment_cents'>): LastPayment | null =>
  date === null || amount_cents === null ? null : { date, amount_cents }
