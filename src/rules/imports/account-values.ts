import type { AccountRow } from './good-rows'

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
