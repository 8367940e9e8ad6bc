import type { BooksPermit } from '@/rules/imports/books'
import { checkDepartment, numberCheckOf } from '@/rules/imports/department-cells'
import { type PermitRow, permitStatuses } from '@/rules/imports/good-rows'
import type { CreateKindCheck } from './kind-check'
import { amountChange, flagChange, textChange } from '@/rules/imports/row-changes'
import type { RowCells } from '@/rules/imports/row-cells'
import { firstDay } from '@/rules/imports/permit-values'
import { checkOrder, checkSum, createKeys } from './row-checks'

/** One row for each fee of a permit. */
export const createPermitsCheck: CreateKindCheck<'permits'> = (books) => {
  const isFirst = createKeys('fee_code')
  const hasShape = numberCheckOf(books.department)

  return (cells) => {
    cells.who = cells.text('applicant_name') ?? ''
    checkOrder(cells, ['application_date', 'issue_date', 'expiration_date'])
    checkSum(cells, 'amount_due', { plus: ['fee_amount'], minus: ['amount_paid'] })
    const department = checkDepartment(cells, books)
    const number = cells.text('permit_number')
    if (department === null || typeof number !== 'string') return null
    const permit = books.permit(number)
    if (permit === null && !hasShape(cells, 'permit_number', number)) return null
    const code = cells.text('fee_code')
    if (typeof code !== 'string' || !isFirst(cells, number, code)) return null
    const fee = permit?.fees.find((one) => one.code === code)
    if (fee !== undefined && books.mode === 'add-only') cells.refuse('fee_code', 'E015')
    const good = goodRow(cells, number, code)
    if (good === null) return null

    if (good.due_cents === 0) cells.warn('W103', 'amount_due')
    const changes = [
      ...(permit === null ? [] : permitChanges(permit, good)),
      ...(permit === null ? [] : feeChanges(permit, fee, good)),
    ]
    const isNew = permit === null || fee === undefined
    if (!isNew && changes.length === 0) return { outcome: 'unchanged', changes, good }
    if (!isNew) cells.warn('W101')
    if (permit?.is_pending === true) cells.warn('W102')
    return { outcome: isNew ? 'new' : 'changed', changes, good }
  }
}

/** null: something of it is refused. */
function goodRow(cells: RowCells, permit: string, fee_code: string): PermitRow | null {
  const permit_type = cells.text('permit_type')
  const written = cells.text('status')
  const status = permitStatuses.find((one) => one === written)
  const applicant = cells.text('applicant_name')
  const site = cells.text('site_address')
  const fee_cents = cells.number('fee_amount')
  const due_cents = cells.number('amount_due')
  if (cells.isRefused || status === undefined) return null
  if (typeof permit_type !== 'string' || typeof applicant !== 'string') return null
  if (typeof site !== 'string') return null
  if (typeof fee_cents !== 'number' || typeof due_cents !== 'number') return null
  return {
    row: cells.row,
    permit,
    permit_type,
    status,
    application_date: cells.text('application_date') ?? null,
    issue_date: cells.text('issue_date') ?? null,
    expiration_date: cells.text('expiration_date') ?? null,
    applicant,
    contractor: cells.text('contractor_name') ?? null,
    license: cells.text('contractor_license') ?? null,
    site,
    parcel_number: cells.text('parcel_number') ?? null,
    description: cells.text('description') ?? null,
    fee_code,
    fee_description: cells.text('fee_description') ?? null,
    fee_cents,
    paid_cents: cells.number('amount_paid') ?? 0,
    due_cents,
    due_date: cells.text('due_date') ?? null,
    pay_online: cells.flag('pay_online') ?? true,
  }
}

const permitChanges = (permit: BooksPermit, good: PermitRow) => [
  ...textChange('permit_type', permit.permit_type, good.permit_type),
  ...textChange('status', permit.status, good.status),
  ...textChange('application_date', permit.application_date, good.application_date),
  ...textChange('issue_date', permit.issue_date, good.issue_date),
  ...textChange('expiration_date', permit.expiration_date, good.expiration_date),
  ...textChange('applicant_name', permit.applicant, good.applicant),
  ...textChange('contractor_name', permit.contractor, good.contractor),
  ...textChange('contractor_license', permit.license, good.license),
  ...textChange('site_address', permit.site, good.site),
  ...textChange('parcel_number', permit.parcel_number, good.parcel_number),
  ...textChange('description', permit.description, good.description),
]

type Fee = BooksPermit['fees'][number]

function feeChanges(permit: BooksPermit, fee: Fee | undefined, good: PermitRow) {
  if (fee === undefined) return newFeeChanges(permit, good)
  const paid = Math.max(good.paid_cents, fee.paid_here_cents)
  return [
    ...textChange('fee_description', fee.description, good.fee_description),
    ...amountChange('fee_amount', fee.amount_cents, good.fee_cents),
    ...amountChange('amount_paid', fee.paid_cents, paid),
    ...textChange('due_date', fee.due_date ?? permit.due_date, good.due_date),
    ...flagChange('pay_online', fee.pay_online, good.pay_online),
  ]
}

/** What another fee does to the bill that is there. */
function newFeeChanges({ due_date, fees }: BooksPermit, good: PermitRow) {
  const others = fees.map((fee) => fee.due_date)
  const isOnline = fees.every(({ pay_online }) => pay_online)
  const next = firstDay([...others, good.due_date])
  return [
    ...(due_date === null ? [] : textChange('due_date', due_date, next)),
    ...flagChange('pay_online', isOnline, isOnline && good.pay_online),
  ]
}
