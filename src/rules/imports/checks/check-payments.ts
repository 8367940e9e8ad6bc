import type { Books, BooksInstallment } from '@/rules/imports/books'
import {
  checkDepartment,
  checkKnownAccount,
  checkWord,
  numberCheckOf,
} from '@/rules/imports/department-cells'
import { type PaymentRow, paymentTenders } from '@/rules/imports/good-rows'
import type { CreateKindCheck } from './kind-check'
import { createOpenBalances, type OpenBalances } from '@/rules/imports/open-balances'
import type { RowCells } from '@/rules/imports/row-cells'
import { checkOrder, createKeys } from './row-checks'

/** One row for each payment that was taken elsewhere, or taken back. */
export const createPaymentsCheck: CreateKindCheck<'payments'> = (books) => {
  const isFirst = createKeys('external_reference')
  const hasShape = numberCheckOf(books.department)
  const balances = createOpenBalances(books)

  return (cells) => {
    checkOrder(cells, ['payment_date', 'posting_date'])
    checkSign(cells)
    const department = checkDepartment(cells, books)
    const cycle = department && checkWord(cells, 'cycle', department.cycles)
    const found = department === null ? undefined : checkKnownAccount(cells, books, hasShape)
    const reference = cells.text('external_reference')
    if (typeof reference === 'string') {
      if (!isFirst(cells, reference)) return null
      if (balances.posting(reference) !== null) {
        cells.refuse('external_reference', 'E022')
        return null
      }
    }
    if (found === undefined || cycle === undefined) return null
    const { parcel_id } = found.known
    const amount = cells.number('amount')
    const parts =
      typeof amount === 'number' && amount < 0
        ? reversedParts(cells, balances, { parcel_id, amount })
        : paidParts(cells, balances, { books, parcel_id, cycle, amount })
    const good = parts && goodRow(cells, parcel_id, parts)
    if (!good) return null

    balances.take(good)
    if (good.amount_cents === 0) cells.warn('W103', 'amount')
    if (parts.some(({ installment }) => installment?.is_pending)) cells.warn('W102')
    return { outcome: 'new', changes: [], good }
  }
}

/** A negative payment is a reversal and names what it takes back; a reversal is negative. */
function checkSign(cells: RowCells): void {
  const amount = cells.number('amount')
  const reverses = cells.text('reverses_reference')
  if (typeof amount !== 'number' || reverses === undefined) return
  if (amount < 0 && reverses === null) cells.refuse('amount', 'E004')
  if (amount >= 0 && reverses !== null) cells.refuse('reverses_reference', 'E019')
}

interface Part {
  readonly installment_id: string
  readonly amount_cents: number
  /** null: of a reversal. */
  readonly installment: BooksInstallment | null
}

interface Paid {
  readonly books: Books
  readonly parcel_id: string
  readonly cycle: string | null
  readonly amount: number | null | undefined
}

/** The oldest first, of those that the row names; undefined: refused. */
function paidParts(
  cells: RowCells,
  balances: OpenBalances,
  { books, parcel_id, cycle, amount }: Paid,
): readonly Part[] | undefined {
  const named = namedInstallments(cells, books.installments(parcel_id), cycle)
  if (named === undefined || typeof amount !== 'number') return undefined
  let left = amount
  const parts: Part[] = []
  let open = 0
  for (const installment of named) {
    const balance = Math.max(0, balances.open(installment))
    open += balance
    const part = Math.min(left, balance)
    left -= part
    if (part > 0) parts.push({ installment_id: installment.id, amount_cents: part, installment })
  }
  if (left === 0) return parts
  cells.refuse('amount', 'E021', { other_cents: open })
  return undefined
}

/** An account may have many bills; year, cycle and bill number choose. */
function namedInstallments(
  cells: RowCells,
  all: readonly BooksInstallment[],
  cycle: string | null,
): readonly BooksInstallment[] | undefined {
  const year = cells.number('tax_year')
  const bill = cells.text('bill_number')
  if (year === undefined || bill === undefined) return undefined
  const choices = [
    { column: 'tax_year', fits: (one: BooksInstallment) => year === null || one.year === year },
    { column: 'cycle', fits: (one: BooksInstallment) => cycle === null || one.cycle === cycle },
    {
      column: 'bill_number',
      fits: (one: BooksInstallment) => bill === null || one.bill_number === bill,
    },
  ]
  let left = all
  for (const { column, fits } of choices) {
    const fitting = left.filter(fits)
    if (fitting.length === 0 && left.length > 0) {
      cells.refuse(column, 'E019')
      return undefined
    }
    left = fitting
  }
  return left
}

interface TakenBack {
  readonly parcel_id: string
  /** Negative. */
  readonly amount: number
}

/** The newest of what it paid first; undefined: refused. */
function reversedParts(
  cells: RowCells,
  balances: OpenBalances,
  { parcel_id, amount }: TakenBack,
): readonly Part[] | undefined {
  const reverses = cells.text('reverses_reference')
  if (typeof reverses !== 'string') return undefined
  const posting = balances.posting(reverses)
  const isOfAccount = posting?.parcel_id === parcel_id && posting.amount_cents > 0
  if (!posting || !isOfAccount) {
    cells.refuse('reverses_reference', 'E019')
    return undefined
  }
  if (posting.is_reversed) {
    cells.refuse('reverses_reference', 'E022')
    return undefined
  }
  if (-amount > posting.amount_cents) {
    cells.refuse('amount', 'E021', { other_cents: posting.amount_cents })
    return undefined
  }
  let left = -amount
  const parts: Part[] = []
  for (const { installment_id, amount_cents } of posting.parts.toReversed()) {
    const part = Math.min(left, amount_cents)
    left -= part
    if (part > 0) parts.push({ installment_id, amount_cents: -part, installment: null })
  }
  return parts
}

/** null: something of it is refused. */
function goodRow(cells: RowCells, parcel_id: string, parts: readonly Part[]): PaymentRow | null {
  const payment_date = cells.text('payment_date')
  const amount_cents = cells.number('amount')
  const written = cells.text('tender')
  const tender = paymentTenders.find((one) => one === written)
  const reference = cells.text('external_reference')
  if (cells.isRefused || tender === undefined || typeof reference !== 'string') return null
  if (typeof payment_date !== 'string' || typeof amount_cents !== 'number') return null
  return {
    row: cells.row,
    parcel_id,
    payment_date,
    posting_date: cells.text('posting_date') ?? null,
    amount_cents,
    tender,
    check_number: cells.text('check_number') ?? null,
    reference,
    received_by: cells.text('received_by') ?? null,
    reverses: cells.text('reverses_reference') ?? null,
    parts: parts.map((part) => ({
      installment_id: part.installment_id,
      amount_cents: part.amount_cents,
    })),
  }
}
