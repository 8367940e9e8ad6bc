import { lastPaymentOf } from '@/rules/imports/account-values'
import type { BooksAging } from '@/rules/imports/books'
import { plainAmount } from '@/rules/export/csv'
import { checkDepartment, checkKnownAccount, numberCheckOf } from '@/rules/imports/department-cells'
import type { AgingRow } from '@/rules/imports/good-rows'
import type { CreateKindCheck } from './kind-check'
import { amountChange, textChange, wholeChange } from '@/rules/imports/row-changes'
import type { RowCells } from '@/rules/imports/row-cells'
import { checkSum, createKeys } from './row-checks'

const buckets = ['days_0_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const

/** One row for each account: what is open, by its age on one day. */
export const createAgingCheck: CreateKindCheck<'aging'> = (books) => {
  const isFirst = createKeys('account_number')
  const isAsOfFile = createAsOfCheck()
  const hasShape = numberCheckOf(books.department)

  return (cells) => {
    isAsOfFile(cells)
    checkSum(cells, 'total_balance', { plus: buckets })
    const department = checkDepartment(cells, books)
    if (department === null) return null
    const found = checkKnownAccount(cells, books, hasShape)
    if (found === undefined || !isFirst(cells, found.account, found.client)) return null
    const before = books.aging(found.known.parcel_id)
    const isKnown = hasAging(before)
    if (isKnown && books.mode === 'add-only') cells.refuse('account_number', 'E015')
    const good = goodRow(cells, found)
    if (good === null) return null

    if (good.total_cents === 0) cells.warn('W103', 'total_balance')
    const changes = isKnown ? agingChanges(before, good) : []
    const outcome = !isKnown ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    if (outcome === 'changed') cells.warn('W101')
    if (outcome !== 'unchanged' && before.is_pending) cells.warn('W102')
    return { outcome, changes, good }
  }
}

/** The first row that names a day fixes it for the file. */
function createAsOfCheck() {
  let first: string | null = null
  return (cells: RowCells): void => {
    const day = cells.text('as_of_date')
    if (typeof day !== 'string') return
    first ??= day
    if (day !== first) cells.refuse('as_of_date', 'E017', { hint: first })
  }
}

const hasAging = (aging: BooksAging): boolean =>
  aging.as_of !== null ||
  aging.shut_off_date !== null ||
  [
    aging.days_0_30_cents,
    aging.days_31_60_cents,
    aging.days_61_90_cents,
    aging.days_over_90_cents,
  ].some((cents) => cents !== 0)

/** null: something of it is refused. */
function goodRow(
  cells: RowCells,
  { account, client }: { readonly account: string; readonly client: string },
): AgingRow | null {
  const as_of = cells.text('as_of_date')
  const [days_0_30_cents, days_31_60_cents, days_61_90_cents, days_over_90_cents] = buckets.map(
    (column) => cells.number(column),
  )
  const total_cents = cells.number('total_balance')
  if (cells.isRefused || typeof as_of !== 'string' || typeof total_cents !== 'number') return null
  return {
    row: cells.row,
    account,
    client,
    as_of,
    days_0_30_cents: days_0_30_cents ?? 0,
    days_31_60_cents: days_31_60_cents ?? 0,
    days_61_90_cents: days_61_90_cents ?? 0,
    days_over_90_cents: days_over_90_cents ?? 0,
    total_cents,
    last_payment_date: cells.text('last_payment_date') ?? null,
    last_payment_cents: cells.number('last_payment_amount') ?? null,
    shut_off_date: cells.text('shutoff_date') ?? null,
    status: cells.text('account_status') ?? null,
  }
}

const agingChanges = (before: BooksAging, good: AgingRow) => [
  ...textChange('as_of_date', before.as_of, good.as_of),
  ...amountChange('days_0_30', before.days_0_30_cents, good.days_0_30_cents),
  ...amountChange('days_31_60', before.days_31_60_cents, good.days_31_60_cents),
  ...amountChange('days_61_90', before.days_61_90_cents, good.days_61_90_cents),
  ...amountChange('days_over_90', before.days_over_90_cents, good.days_over_90_cents),
  // An account that is not to be shut off any more has no day in the next file.
  ...wholeChange('shutoff_date', before.shut_off_date, good.shut_off_date),
  ...wholeChange('account_status', before.status, good.status),
  ...lastPaymentChanges(before, good),
]

function lastPaymentChanges({ last_payment: before }: BooksAging, good: AgingRow) {
  const after = lastPaymentOf(good)
  if (after === null) return []
  const column = 'last_payment_amount'
  return [
    ...textChange('last_payment_date', before?.date ?? null, after.date),
    ...(before === null
      ? [{ column, before: null, after: plainAmount(after.amount_cents) }]
      : amountChange(column, before.amount_cents, after.amount_cents)),
  ]
}
