import {
  currentCentsOf,
  delinquentCycle,
  holdCodeOf,
  ownersOf,
  rollTypeOf,
} from '@/rules/imports/account-values'
import type { Books, BooksAccount, BooksCharge, BooksDepartment } from '@/rules/imports/books'
import {
  type AccountKey,
  accountKeyOf,
  checkDepartment,
  checkWord,
  numberCheckOf,
} from '@/rules/imports/department-cells'
import type { AccountRow } from '@/rules/imports/good-rows'
import { secretColumn } from '@/rules/imports/columns'
import type { CreateKindCheck } from './kind-check'
import { amountChange, secretChange, textChange } from '@/rules/imports/row-changes'
import type { RowCells } from '@/rules/imports/row-cells'
import { checkOrder, checkSum, createKeys } from './row-checks'

/** One row for each installment of a bill. */
export const createAccountsCheck: CreateKindCheck<'accounts'> = (books, { hasColumn }) => {
  const isFirst = createKeys('account_number')
  const hasShape = numberCheckOf(books.department)
  /** Where a file tells holds, an empty cell means none. */
  const tellsHolds = hasColumn('hold_code')

  return (cells) => {
    cells.who = cells.text('owner_name') ?? ''
    checkOrder(cells, ['bill_date', 'due_date'])
    checkSum(cells, 'amount_due', {
      plus: ['current_charge', 'special_assessment', 'penalty', 'interest', 'prior_delinquent'],
      minus: ['amount_paid'],
    })
    const department = checkDepartment(cells, books)
    const key = accountKeyOf(cells)
    const year = cells.number('tax_year')
    const cycle = department && checkWord(cells, 'cycle', department.cycles)
    const hold = department && checkWord(cells, 'hold_code', department.holdCodes)
    if (department === null || key === undefined) return null
    cells.named = { ...key, year: year ?? null, cycle: cycle ?? null }
    const account = books.account(key.account, key.client)
    if (account === null) {
      if (!hasShape(cells, 'account_number', key.account)) return null
      if (!hasZeros(cells, key, books)) return null
    }
    if (typeof year !== 'number' || typeof cycle !== 'string') return null
    if (!isFirst(cells, key.account, key.client, year, cycle)) return null
    const charge = account?.installment(year, cycle) ?? null
    if (charge !== null && books.mode === 'add-only') cells.refuse('account_number', 'E015')
    const good = goodRow(cells, key, { cycle, hold: hold ?? null, tellsHolds })
    if (good === null) return null

    if (good.due_cents === 0) cells.warn('W103', 'amount_due')
    const changes = [
      ...(account === null ? [] : accountChanges(account, good, department)),
      ...(charge === null ? [] : chargeChanges(charge, good)),
    ]
    if (charge === null) return { outcome: 'new', changes, good }
    if (changes.length === 0) return { outcome: 'unchanged', changes, good }
    cells.warn('W101')
    if (charge.is_pending) cells.warn('W102')
    return { outcome: 'changed', changes, good }
  }
}

/** `1` for the customer `0001` would become an account of its own. */
function hasZeros(cells: RowCells, { account, client }: AccountKey, books: Books): boolean {
  const whole = client.padStart(clientDigits, '0')
  if (whole === client || !/^\d+$/u.test(client)) return true
  if (books.account(account, whole) === null) return true
  cells.refuse('client_number', 'E012', { hint: whole })
  return false
}

const clientDigits = 4

interface Read {
  readonly cycle: string
  readonly hold: string | null
  readonly tellsHolds: boolean
}

/** null: something of it is refused. */
function goodRow(
  cells: RowCells,
  { account, client }: AccountKey,
  { cycle, hold, tellsHolds }: Read,
): AccountRow | null {
  const year = cells.number('tax_year')
  const owner = cells.text('owner_name')
  const due_date = cells.text('due_date')
  const due_cents = cells.number('amount_due')
  const current_cents = cells.number('current_charge')
  if (cells.isRefused) return null
  if (typeof year !== 'number' || typeof due_cents !== 'number') return null
  if (typeof owner !== 'string' || typeof due_date !== 'string') return null
  return {
    row: cells.row,
    account,
    client,
    roll_type: cells.text('roll_type') ?? null,
    year,
    cycle,
    bill_number: cells.text('bill_number') ?? null,
    owner: ownersOf(owner, cells.text('owner_name_2') ?? null),
    address: cells.text('service_address') ?? null,
    city: cells.text('service_city') ?? null,
    zip: cells.text('service_zip') ?? null,
    legal_description: cells.text('legal_description') ?? null,
    due_date,
    current_cents: current_cents ?? 0,
    special_cents: cells.number('special_assessment') ?? 0,
    penalty_cents: cells.number('penalty') ?? 0,
    interest_cents: cells.number('interest') ?? 0,
    prior_cents: cells.number('prior_delinquent') ?? 0,
    paid_cents: cells.number('amount_paid') ?? 0,
    due_cents,
    pay_online: cells.flag('pay_online') ?? (tellsHolds && hold === null ? true : null),
    hold_code: hold,
    link_pin: cells.text('link_pin') ?? null,
  }
}

function accountChanges(account: BooksAccount, good: AccountRow, { bills }: BooksDepartment) {
  const hold = holdCodeOf(good)
  const roll_type = rollTypeOf(bills, good.roll_type, account.roll_type)
  const hasNewPin = good.link_pin !== null && !account.isPin(good.link_pin)
  return [
    ...textChange('roll_type', account.roll_type, roll_type),
    ...textChange('owner_name', account.owner, good.owner),
    ...textChange('service_address', account.address, good.address),
    ...textChange('service_city', account.city, good.city),
    ...textChange('service_zip', account.zip, good.zip),
    ...textChange('legal_description', account.legal_description, good.legal_description),
    ...(hold === undefined || hold === account.hold_code
      ? []
      : [{ column: 'hold_code', before: account.hold_code, after: hold }]),
    ...(hasNewPin ? secretChange(secretColumn) : []),
  ]
}

function chargeChanges(charge: BooksCharge, good: AccountRow) {
  // A sum of earlier years stands in one row of a bill; the others say 0.
  const tellsPrior = good.prior_cents > 0 && good.cycle !== delinquentCycle
  const prior = tellsPrior ? good.prior_cents : charge.prior_cents
  // The office may not know yet what was paid here.
  const paid = Math.max(good.paid_cents, charge.paid_here_cents)
  return [
    ...textChange('bill_number', charge.bill_number, good.bill_number),
    ...textChange('due_date', charge.due_date, good.due_date),
    ...amountChange('current_charge', charge.current_cents, currentCentsOf(good)),
    ...amountChange('special_assessment', charge.special_cents, good.special_cents),
    ...amountChange('penalty', charge.penalty_cents, good.penalty_cents),
    ...amountChange('interest', charge.interest_cents, good.interest_cents),
    ...amountChange('prior_delinquent', charge.prior_cents, prior),
    ...amountChange('amount_paid', charge.paid_cents, paid),
  ]
}
