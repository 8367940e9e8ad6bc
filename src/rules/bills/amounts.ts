import type { Bill, Installment } from '@/contract/bills/bills'
import type { PaymentSettings } from '@/contract/departments/payment-settings'
import { mostCents } from '@/contract/wire'
import { isPayable, sumOf } from '@/rules/payments/money'
import { readAmount } from '@/rules/payments/amount-entry'

/**
 * "Choose an amount": the amounts of a bill that may be paid, and the installments that an amount
 * pays (product.md P4).
 */

type AmountInstallment = Readonly<Pick<Installment, 'id' | 'cycle' | 'due_date' | 'balance_cents'>>
export interface AmountBill {
  readonly installments: readonly AmountInstallment[]
  readonly hold: Bill['hold']
}
export type AmountSettings = Readonly<
  Pick<PaymentSettings, 'partial' | 'minimum_cents' | 'overpay' | 'order' | 'halves_in_order'>
>

/** The rule that the screen states beside the choices. */
export type RuleId = 'delinquent-first' | 'halves-in-order'

/** What is paid on an installment. */
export interface InstallmentAmount {
  id: string
  amount_cents: number
}

export type ChoiceKind = 'delinquent' | 'first-half' | 'second-half' | 'full' | 'other'

export interface Choice {
  kind: ChoiceKind
  /** 0 for `other`: the payer types it. */
  amount_cents: number
  installments: InstallmentAmount[]
  /** Only for `other`. */
  minimum_cents?: number
  /** Only for `other`; null: the office accepts more than is owed. */
  maximum_cents?: number | null
}

export type AmountProblem =
  | 'not-a-number'
  | 'too-many-decimals'
  /** More than one payment may have. */
  | 'too-large'
  | 'under-minimum'
  | 'over-balance'
  | 'delinquent-first'
  | 'halves-in-order'
  /** This office accepts no partial payment of an installment. */
  | 'whole-only'
  | 'held'

export type AmountResult =
  | { ok: true; amount_cents: number; installments: InstallmentAmount[] }
  /** `limit_cents`: the amount in the sentence; null if it has none. */
  | { ok: false; problem: AmountProblem; limit_cents: number | null }

export function amountChoices(
  bill: AmountBill,
  settings: AmountSettings,
): { choices: Choice[]; rule: RuleId | null } {
  const open = openOf(bill, settings)
  if (bill.hold || open.length === 0) return { choices: [], rule: null }
  const delinquent = open.filter(isDelinquent)
  const first = halfOf(bill, open, '1')
  const second = halfOf(bill, open, '2')
  const carried = settings.order === 'oldest-first' ? delinquent : []

  const sums: [ChoiceKind, readonly AmountInstallment[]][] = []
  if (delinquent.length > 0) sums.push(['delinquent', delinquent])
  if (first.length > 0) sums.push(['first-half', [...carried, ...first]])
  if (second.length > 0 && (first.length === 0 || !settings.halves_in_order)) {
    sums.push(['second-half', [...carried, ...second]])
  }
  // The whole is not offered if another choice already pays everything open.
  if (!sums.some(([, paid]) => paid.length === open.length)) sums.push(['full', open])

  const choices = sums.map(([kind, paid]) => choiceOf(kind, paid))
  const other = otherChoice(open, settings)
  return {
    choices: other ? [...choices, other] : choices,
    rule: ruleOf(delinquent, first, second, settings),
  }
}

/** Splits an amount over the open installments, oldest first, one entry per installment. */
export function allocate(
  bill: AmountBill,
  settings: AmountSettings,
  amountCents: number,
): AmountResult {
  if (bill.hold) return refuse('held')
  const open = openOf(bill, settings)
  const balance = balanceOf(open)
  const limits = limitsOf(open, settings)
  if (limits.maximum_cents !== null && amountCents > limits.maximum_cents) {
    return refuse('over-balance', limits.maximum_cents)
  }
  if (settings.order === 'oldest-first' && amountCents < limits.delinquent_cents) {
    return refuse('delinquent-first', limits.delinquent_cents)
  }
  if (amountCents > mostCents) return refuse('too-large', mostCents)
  if (amountCents <= 0 || (settings.partial && amountCents < limits.minimum_cents)) {
    return refuse('under-minimum', limits.minimum_cents)
  }
  const installments: InstallmentAmount[] = []
  let left = amountCents
  for (const { id, balance_cents } of open) {
    const paid = Math.min(left, balance_cents)
    if (paid > 0) installments.push({ id, amount_cents: paid })
    left -= paid
  }
  // An excess stays on the last installment as its credit.
  const last = installments.at(-1)
  if (left > 0 && last) last.amount_cents += left
  if (!settings.partial && left === 0 && !paysWhole(open, installments)) {
    return refuse('whole-only', balance)
  }
  return { ok: true, amount_cents: amountCents, installments }
}

/** What of an amount for this bill is kept as credit, where the office accepts that. */
export function moreThanOwed(bill: AmountBill, amountCents: number): number {
  const owed = bill.installments.map(({ balance_cents }) => Math.max(0, balance_cents))
  return Math.max(0, amountCents - sumOf(owed))
}

/** The amount that a payer typed. */
export function checkOtherAmount(
  text: string,
  bill: AmountBill,
  settings: AmountSettings,
  decimal: '.' | ',' = '.',
): AmountResult {
  const reading = readAmount(text, decimal)
  if (reading.ok) return allocate(bill, settings, reading.cents)
  // The bill's own maximum is checked before the general one.
  return reading.problem === 'too-large'
    ? allocate(bill, settings, mostCents + 1)
    : refuse(reading.problem)
}

/**
 * Checks the installments of one bill in a cart: the cart may have lost an installment that a rule
 * requires, so the cloud checks again.
 */
export function checkInstallments(
  bill: AmountBill,
  settings: AmountSettings,
  installments: readonly InstallmentAmount[],
): AmountResult {
  if (bill.hold) return refuse('held')
  const open = openOf(bill, settings)
  const paidOf = (id: string) =>
    sumOf(installments.filter((one) => one.id === id).map((one) => one.amount_cents))
  const isCovered = (installment: AmountInstallment) =>
    paidOf(installment.id) >= installment.balance_cents
  const isTouched = (installment: AmountInstallment) => paidOf(installment.id) > 0
  const total = sumOf(installments.map((one) => one.amount_cents))
  const limits = limitsOf(open, settings)

  if (installments.length === 0) return refuse('under-minimum', limits.minimum_cents)
  for (const one of installments) {
    const owed = open.find((installment) => installment.id === one.id)?.balance_cents ?? 0
    if (one.amount_cents > mostCents) return refuse('too-large', mostCents)
    if (!isPayable(one.amount_cents)) return refuse('under-minimum', limits.minimum_cents)
    if (owed === 0 || (!settings.overpay && paidOf(one.id) > owed)) {
      return refuse('over-balance', owed)
    }
  }
  if (total > mostCents) return refuse('too-large', mostCents)
  const delinquent = open.filter(isDelinquent)
  if (settings.order === 'oldest-first' && !delinquent.every(isCovered)) {
    return refuse('delinquent-first', limits.delinquent_cents)
  }
  const first = halfOf(bill, open, '1')
  if (
    settings.halves_in_order &&
    halfOf(bill, open, '2').some(isTouched) &&
    !first.every(isCovered)
  ) {
    return refuse('halves-in-order', balanceOf(first))
  }
  if (!settings.partial && open.some((owed) => isTouched(owed) && !isCovered(owed))) {
    return refuse('whole-only', balanceOf(open.filter(isTouched)))
  }
  if (!open.every((owed) => !isTouched(owed) || isCovered(owed)) && total < limits.minimum_cents) {
    return refuse('under-minimum', limits.minimum_cents)
  }
  return { ok: true, amount_cents: total, installments: [...installments] }
}

function refuse(problem: AmountProblem, limit_cents: number | null = null): AmountResult {
  return { ok: false, problem, limit_cents }
}

function isDelinquent({ cycle }: AmountInstallment): boolean {
  return cycle === 'D'
}

function balanceOf(installments: readonly AmountInstallment[]): number {
  return sumOf(installments.map(({ balance_cents }) => balance_cents))
}

/**
 * Delinquent first, then by due date; a special assessment right after the half of the same due
 * date.
 */
function openOf(bill: AmountBill, settings: AmountSettings): AmountInstallment[] {
  const delinquentRank = settings.order === 'current-first' ? 1 : -1
  const rank = (installment: AmountInstallment) => (isDelinquent(installment) ? delinquentRank : 0)
  return bill.installments
    .filter(({ balance_cents }) => balance_cents > 0)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || a.due_date.localeCompare(b.due_date) || a.cycle.localeCompare(b.cycle),
    )
}

/** A half and the special assessments of the same due date. */
function halfOf(
  bill: AmountBill,
  open: readonly AmountInstallment[],
  cycle: '1' | '2',
): AmountInstallment[] {
  const half = bill.installments.find((installment) => installment.cycle === cycle)
  if (!half) return []
  return open.filter(
    (installment) =>
      installment.cycle === cycle ||
      (installment.cycle === 'S' && installment.due_date === half.due_date),
  )
}

function choiceOf(kind: ChoiceKind, paid: readonly AmountInstallment[]): Choice {
  return {
    kind,
    amount_cents: balanceOf(paid),
    installments: paid.map(({ id, balance_cents }) => ({ id, amount_cents: balance_cents })),
  }
}

function limitsOf(open: readonly AmountInstallment[], settings: AmountSettings) {
  const balance = balanceOf(open)
  const delinquent = balanceOf(open.filter(isDelinquent))
  const least = Math.min(settings.minimum_cents, balance)
  return {
    minimum_cents: settings.order === 'oldest-first' ? Math.max(least, delinquent) : least,
    maximum_cents: settings.overpay ? null : balance,
    delinquent_cents: delinquent,
  }
}

/** Left out if its bounds leave no choice. */
function otherChoice(open: readonly AmountInstallment[], settings: AmountSettings): Choice | null {
  const { minimum_cents, maximum_cents } = limitsOf(open, settings)
  if (!settings.partial) return null
  if (maximum_cents !== null && minimum_cents >= maximum_cents) return null
  return { kind: 'other', amount_cents: 0, installments: [], minimum_cents, maximum_cents }
}

function ruleOf(
  delinquent: readonly AmountInstallment[],
  first: readonly AmountInstallment[],
  second: readonly AmountInstallment[],
  settings: AmountSettings,
): RuleId | null {
  if (delinquent.length > 0 && settings.order === 'oldest-first') return 'delinquent-first'
  const bothOpen = first.length > 0 && second.length > 0
  return bothOpen && settings.halves_in_order ? 'halves-in-order' : null
}

function paysWhole(
  open: readonly AmountInstallment[],
  installments: readonly InstallmentAmount[],
): boolean {
  return installments.every(({ id, amount_cents }) =>
    open.some((owed) => owed.id === id && owed.balance_cents === amount_cents),
  )
}
