import { type Role, roleNames } from '@/contract/people/users'
import { isSameEmail } from '@/rules/people/emails'
import {
  isAnotherEmail,
  looksLikeEmail,
  usernameMaximumLength,
  usernameMinimumLength,
} from '@/rules/people/usernames'
import { isLimitable } from '@/rules/people/user-rights'
import { usualClient } from '@/rules/imports/account-values'
import type { Books, BooksUser } from '@/rules/imports/books'
import { importRoles } from '@/rules/imports/columns'
import type { UserRow } from '@/rules/imports/good-rows'
import type { CreateKindCheck } from './kind-check'
import { flagChange, textChange } from '@/rules/imports/row-changes'
import type { RowCells } from '@/rules/imports/row-cells'
import { createKeys } from './row-checks'

/** One row for each user. */
export const createUsersCheck: CreateKindCheck<'users'> = (books) => {
  const isFirst = createKeys('email')
  const isFirstName = createKeys('username')

  return (cells) => {
    cells.who = cells.text('name') ?? ''
    const role = checkRole(cells, books)
    const isOfMerchant = checkMerchant(cells, books)
    const email = cells.text('email')
    const isDuplicate = typeof email === 'string' && !isFirst(cells, email.toLowerCase())
    const departments = isOfMerchant ? checkDepartments(cells, books) : undefined
    const parcel =
      isOfMerchant && !isDuplicate ? checkAccount(cells, books, departments) : undefined
    if (!isOfMerchant || isDuplicate || typeof email !== 'string') return null
    const known = books.user(email)
    if (known !== null && (!known.is_of_merchant || books.mode === 'add-only')) {
      cells.refuse('email', 'E015')
      return null
    }
    if (known !== null && !books.roles.includes(known.role)) refuseRole(cells, books)
    const username = checkUsername(cells, books, { email, known })
    if (typeof username === 'string') isFirstName(cells, username.toLowerCase())
    const name = cells.text('name')
    if (cells.isRefused || role === undefined || typeof name !== 'string') return null

    const good: UserRow = {
      row: cells.row,
      email,
      name,
      username: username ?? null,
      phone: cells.text('phone') ?? null,
      role,
      departments: departmentsFor(role, departments ?? null, known),
      parcel_id: parcel ?? null,
      ebilling: cells.flag('ebilling') ?? false,
      language: cells.text('language') ?? known?.language ?? 'en',
      send_invite: cells.flag('send_invite') ?? false,
    }
    if (known === null) return { outcome: 'new', changes: [], good }
    const changes = userChanges(known, good, cells.text('account_number') ?? null)
    if (changes.length === 0) return { outcome: 'unchanged', changes, good }
    cells.warn('W101')
    return { outcome: 'changed', changes, good }
  }
}

/** The roles of the template that the caller may give. */
function checkRole(cells: RowCells, books: Books): Role | undefined {
  const written = cells.text('role')
  if (typeof written !== 'string') return undefined
  const role = roleNames.find((name) => name === written)
  if (role !== undefined && books.roles.includes(role)) return role
  refuseRole(cells, books)
  return undefined
}

const refuseRole = (cells: RowCells, books: Books) => {
  const allowed = importRoles.filter((name) => books.roles.includes(name))
  cells.refuse('role', 'E014', { hint: allowed.join(', ') })
}

function checkMerchant(cells: RowCells, { merchant }: Books): boolean {
  const named = cells.text('merchant')
  if (typeof named !== 'string') return false
  if (named.toLowerCase() === merchant.toLowerCase()) return true
  cells.refuse('merchant', 'E019', { hint: merchant })
  return false
}

/** null: the cell is empty, so that all of the merchant's are meant. */
function checkDepartments(cells: RowCells, books: Books): readonly string[] | null | undefined {
  const text = cells.text('departments')
  if (typeof text !== 'string') return text
  const named = new Set(text.split(';').flatMap((one) => one.trim().toLowerCase() || []))
  const known = books.departmentIds.filter((id) => named.delete(id.toLowerCase()))
  if (named.size === 0) return known.length === 0 ? null : known
  cells.refuse('departments', 'E019', { hint: books.departmentIds.join(', ') })
  return undefined
}

/** An empty cell leaves what is known. Where a role has no departments they only find the account. */
function departmentsFor(
  role: Role,
  named: readonly string[] | null,
  known: BooksUser | null,
): string[] | null {
  if (!isLimitable(role)) return null
  const departments = named ?? known?.departments ?? null
  return departments && [...departments]
}

/** The parcel that the user is linked to. */
function checkAccount(
  cells: RowCells,
  books: Books,
  departments: readonly string[] | null | undefined,
): string | null | undefined {
  const account = cells.text('account_number')
  const client = cells.text('client_number')
  if (departments === undefined || client === undefined) return undefined
  if (typeof account !== 'string') return account
  const parcel = books.accountIn(departments, account, client ?? usualClient)
  if (parcel === null) cells.refuse('account_number', 'E010')
  return parcel
}

interface WhoseName {
  readonly email: string
  readonly known: BooksUser | null
}

/** A name that another user has, or could be taken for. */
function checkUsername(cells: RowCells, books: Books, { email, known }: WhoseName) {
  const username = cells.text('username')
  if (typeof username !== 'string') return username
  if (username.length < usernameMinimumLength) {
    cells.refuse('username', 'E019', { hint: `${usernameMinimumLength}–${usernameMaximumLength}` })
    return undefined
  }
  if (username.length > usernameMaximumLength && !looksLikeEmail(username)) {
    cells.refuse('username', 'E009', { hint: String(usernameMaximumLength) })
    return undefined
  }
  const isOwn = known !== null && isSameEmail(username, known.username)
  if (isOwn) return username
  if (isAnotherEmail(username, [email]) || books.isUsernameTaken(username)) {
    cells.refuse('username', 'E015')
    return undefined
  }
  return username
}

function userChanges(known: BooksUser, good: UserRow, account: string | null) {
  const { parcel_id } = good
  const isLinked = parcel_id === null || known.parcel_ids.includes(parcel_id)
  const hasEbilling = parcel_id === null || known.ebilling_parcel_ids.includes(parcel_id)
  return [
    ...textChange('name', known.name, good.name),
    ...textChange('username', known.username, good.username),
    ...textChange('phone', known.phone, good.phone),
    ...textChange('role', known.role, good.role),
    ...textChange('departments', listed(known.departments), listed(good.departments)),
    ...textChange('language', known.language, good.language),
    ...(isLinked ? [] : [{ column: 'account_number', before: null, after: account }]),
    ...flagChange('ebilling', hasEbilling, hasEbilling || good.ebilling),
    ...flagChange('send_invite', false, good.send_invite && known.is_invitable),
  ]
}

const listed = (departments: readonly string[] | null) =>
  departments === null ? null : departments.toSorted().join(';')
