import * as v from 'valibot'
import type { BillRow } from '@/contract/bills/bill-search'
import type { ItemCheck, PayItem } from '@/contract/payments/payments'
import { longest } from '@/contract/wire'
import { sayInForm } from '@/i18n/form-rules'
import { withValues } from '@/i18n/message-text'
import type { MessageId } from '@/i18n/message-ids'
import {
  type AmountProblem,
  type AmountResult,
  type AmountSettings,
  checkInstallments,
} from '@/rules/bills/amounts'
import {
  changeDue,
  type CounterProblem,
  counterRules,
  tenderChecks,
} from '@/rules/payments/counter'
import { sumOf } from '@/rules/payments/money'
import type { PlainDate } from '@/rules/time/dates'
import { accountProblem, digitsIn, routingProblem } from '@/screens/shared/payment/bank-problems'

/** The form of a payment that staff take. Messages are ids; the screen translates them. */

const id = (name: MessageId) => name

const problemWords: Readonly<Record<CounterProblem, MessageId>> = {
  'tender-missing': 'counter.problem.tender',
  'email-wrong': 'counter.problem.email',
  'phone-wrong': 'counter.problem.phone',
  'zip-wrong': 'counter.problem.zip',
  'check-wrong': 'counter.problem.check',
  'way-wrong': 'counter.problem.way',
}

const amountWords: Readonly<Record<AmountProblem, MessageId>> = {
  'not-a-number': 'counter.amount.unreadable',
  'too-many-decimals': 'counter.amount.unreadable',
  'too-large': 'counter.amount.large',
  'under-minimum': 'counter.amount.minimum',
  'over-balance': 'counter.amount.balance',
  'delinquent-first': 'counter.amount.delinquent',
  'halves-in-order': 'counter.amount.halves',
  'whole-only': 'counter.amount.whole',
  held: 'counter.amount.unreadable',
}

const namesLeast: readonly AmountProblem[] = [
  'under-minimum',
  'delinquent-first',
  'halves-in-order',
]

/** Also NaN, which `v.number` refuses: what was typed and is no number. */
const typedNumber = v.custom<number>((value) => typeof value === 'number')

const line = v.object({
  id: v.string(),
  chosen: v.boolean(),
  /** null: empty; NaN: unreadable. */
  cents: v.nullable(typedNumber),
})
export type ItemLine = v.InferOutput<typeof line>

const means = v.object({
  lines: v.array(line),
  /** Bank numbers live in this form only: never stored, drafted or logged (decision 21). */
  routing: v.pipe(v.string(), v.transform(digitsIn)),
  account: v.pipe(v.string(), v.transform(digitsIn)),
  kind: v.picklist(['checking', 'savings']),
  /** The payer agreed to the debit. */
  agreed: v.boolean(),
  /** The payer signed the courts' statements. */
  waived: v.boolean(),
  terminal: v.pipe(v.string(), v.maxLength(longest.id)),
  /** Cash that was handed over; null: not typed. */
  received: v.nullable(typedNumber),
})

const says = (problem: CounterProblem) => problemWords[problem]
const fields = v.object({ ...means.entries, ...counterRules(sayInForm, says).entries })
export type CounterForm = v.InferOutput<typeof fields>

/**
 * What may be paid: bills on hold too, and what is open beside an e-check under way, as on the
 * bill's own page. A bill whose payment is still checked waits: what is open of it is not known.
 */
export const payableRows = (rows: readonly BillRow[]): readonly BillRow[] =>
  rows.filter(({ open, status: { kind } }) => open.length > 0 && kind !== 'checking')

/** Everything due is chosen; if nothing is, what is due next. */
export function linesOf(rows: readonly BillRow[], today: PlainDate): ItemLine[] {
  const open = payableRows(rows).flatMap((row) => row.open)
  const next = nextDue(rows)?.date ?? today
  const until = next > today ? next : today
  return open.map((part) => ({
    id: part.id,
    chosen: part.due_date <= until,
    cents: part.balance_cents,
  }))
}

/** What falls due next, where nothing is due now; null: nothing is open. */
export function nextDue(rows: readonly BillRow[]): { date: PlainDate; cents: number } | null {
  const open = payableRows(rows).flatMap((row) => row.open)
  const date = open.map(({ due_date }) => due_date).toSorted()[0]
  if (date === undefined) return null
  const together = open.filter(({ due_date }) => due_date === date)
  return { date, cents: sumOf(together.map(({ balance_cents }) => balance_cents)) }
}

/** The bills as the server's check says they are now. */
export function afterChecks(rows: readonly BillRow[], checks: readonly ItemCheck[]): BillRow[] {
  return rows.map((row) => ({
    ...row,
    open: row.open.flatMap((part) => {
      const check = checks.find(({ id: of }) => of === part.id)
      if (check === undefined) return [part]
      const left = leftOf(check)
      return left > 0 ? [{ ...part, balance_cents: left }] : []
    }),
  }))
}

/** What can still be paid of it here; a bill on hold may be. */
export const leftOf = ({ state, balance_cents }: ItemCheck): number =>
  ['ok', 'changed', 'held'].includes(state) ? balance_cents : 0

/** The lines of changed bills: what was chosen stays, up to what is left. */
export function linesAfter(
  lines: readonly ItemLine[],
  rows: readonly BillRow[],
  partial: boolean,
): ItemLine[] {
  return payableRows(rows)
    .flatMap((row) => row.open)
    .map(({ id: part, balance_cents }) => {
      const { chosen = false, cents = null } = lines.find((one) => one.id === part) ?? {}
      const typed = cents !== null && Number.isInteger(cents) ? cents : balance_cents
      return {
        id: part,
        chosen,
        cents: partial ? Math.min(typed, balance_cents) : balance_cents,
      }
    })
}

/** As they are sent; an amount that cannot be read is none. */
export function itemsOf({ lines }: Pick<CounterForm, 'lines'>, department_id: string): PayItem[] {
  return lines.flatMap(({ id: part, chosen, cents }) =>
    chosen && cents !== null && Number.isInteger(cents) && cents > 0
      ? [{ id: part, department_id, amount_cents: cents }]
      : [],
  )
}

interface Problem {
  readonly path: readonly (string | number)[]
  /** A message's id, with its values. */
  readonly message: string
}

/** What is wrong with a bill's amount; the least that may be paid is named. */
function amountMessage({ problem, limit_cents }: Extract<AmountResult, { ok: false }>): string {
  if (!namesLeast.includes(problem)) return amountWords[problem]
  return limit_cents !== null && limit_cents > 0
    ? withValues(amountWords[problem], { least: { cents: limit_cents } })
    : amountWords['not-a-number']
}

/** The rules of each bill that is paid, at its first chosen line. */
export function lineProblems(
  lines: readonly ItemLine[],
  rows: readonly BillRow[],
  settings: AmountSettings,
): Problem[] {
  if (!lines.some(({ chosen }) => chosen)) {
    return [{ path: ['lines', 0, 'chosen'], message: id('counter.amount.none') }]
  }
  return rows.flatMap((row): Problem[] => {
    const own = lines.filter((one) => one.chosen && row.open.some((part) => part.id === one.id))
    const [first] = own
    if (first === undefined) return []
    const at = (one: ItemLine) => ['lines', lines.indexOf(one), 'cents']
    const bad = own.find(({ cents }) => cents === null || Number.isNaN(cents))
    if (bad) return [{ path: at(bad), message: id('counter.amount.unreadable') }]
    const checked = checkInstallments(
      { installments: row.open, hold: null },
      settings,
      own.map(({ id: part, cents }) => ({ id: part, amount_cents: cents ?? 0 })),
    )
    return checked.ok ? [] : [{ path: at(first), message: amountMessage(checked) }]
  })
}

function meansProblems(typed: CounterForm, needsWaiver: boolean): Problem[] {
  const { tender, routing, account, agreed, waived, terminal, received } = typed
  const problems: (readonly [string, MessageId | null])[] = []
  if (tender === 'echeck') {
    problems.push(['routing', routingProblem(routing)], ['account', accountProblem(account)])
    if (!agreed) problems.push(['agreed', 'counter.problem.agreed'])
  }
  if (tender === 'terminal' && terminal === '') {
    problems.push(['terminal', 'counter.problem.terminal'])
  }
  if (tender === 'cash' && received !== null && changeDue(subtotalOf(typed), received) === null) {
    const isRead = Number.isInteger(received)
    problems.push(['received', isRead ? 'counter.problem.received' : 'counter.amount.unreadable'])
  }
  if (needsWaiver && !waived) problems.push(['waived', 'counter.problem.waived'])
  return problems.flatMap(([name, message]) => (message ? [{ path: [name], message }] : []))
}

export const subtotalOf = ({ lines }: Pick<CounterForm, 'lines'>): number =>
  sumOf(itemsOf({ lines }, '').map(({ amount_cents }) => amount_cents))

interface FormRules {
  readonly rows: readonly BillRow[]
  readonly settings: AmountSettings
  /** Some item needs a statement that its payer signs. */
  readonly waiver: boolean
}

export function counterForm({ rows, settings, waiver }: FormRules) {
  return v.pipe(
    fields,
    tenderChecks(sayInForm, says),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: typed } = dataset
      const problems = [
        ...lineProblems(typed.lines, rows, settings),
        ...meansProblems(typed, waiver),
      ]
      for (const { path, message } of problems) {
        const [first, ...rest] = path.map((key) => ({
          type: 'unknown' as const,
          origin: 'value' as const,
          input: typed,
          key,
          value: message,
        }))
        if (first) addIssue({ message, path: [first, ...rest] })
      }
    }),
  )
}

export const noPayer: Omit<CounterForm, 'lines'> = {
  tender: null,
  way: 'counter',
  name: '',
  email: '',
  phone: '',
  zip: '',
  check_number: '',
  note: '',
  routing: '',
  account: '',
  kind: 'checking',
  agreed: false,
  waived: false,
  terminal: '',
  received: null,
}
