import { fitsPattern, readNumberPattern } from '@/rules/bills/number-pattern'
import { usualClient } from './account-values'
import type { Books, BooksAccount, BooksDepartment } from './books'
import { wordIn } from './read-cell'
import type { RowCells } from './row-cells'

/** Checks against the department of an import; all but the first need it to be the row's. */

/** null: the row's is another one, an unknown one, or one of the wrong kind. */
export function checkDepartment(cells: RowCells, { department }: Books): BooksDepartment | null {
  const named = cells.text('department_id')
  if (typeof named !== 'string') return null
  const isIts = department?.id.toLowerCase() === named.toLowerCase()
  if (department !== null && department.isOfKind && isIts) return department
  cells.refuse('department_id', 'E007', { hint: department?.isOfKind ? department.id : null })
  return null
}

/** Whether a number has the shape of the department's: here, unlike in a search, its dashes count. */
export type NumberCheck = (cells: RowCells, column: string, number: string) => boolean

export function numberCheckOf(department: BooksDepartment | null): NumberCheck {
  const pattern = department?.pattern ?? ''
  const read = pattern === '' ? null : readNumberPattern(pattern)
  return (cells, column, number) => {
    if (read === null || fitsPattern(read, number)) return true
    cells.refuse(column, 'E012', { hint: department?.example ?? null })
    return false
  }
}

export interface AccountKey {
  readonly account: string
  readonly client: string
}

/** undefined: a cell of it is refused or empty. */
export function accountKeyOf(cells: RowCells): AccountKey | undefined {
  const account = cells.text('account_number')
  const client = cells.text('client_number')
  if (typeof account !== 'string' || client === undefined) return undefined
  return { account, client: client ?? usualClient }
}

/** An account that has to be known; a number of the wrong shape says more than that it is not. */
export function checkKnownAccount(
  cells: RowCells,
  books: Books,
  hasShape: NumberCheck,
): (AccountKey & { readonly known: BooksAccount }) | undefined {
  const key = accountKeyOf(cells)
  if (key === undefined) return undefined
  const known = books.account(key.account, key.client)
  if (known !== null) {
    cells.who = known.owner
    return { ...key, known }
  }
  if (hasShape(cells, 'account_number', key.account)) cells.refuse('account_number', 'E010')
  return undefined
}

/** A word of the department's, as it writes it. */
export function checkWord(
  cells: RowCells,
  column: 'cycle' | 'hold_code',
  words: readonly string[],
): string | null | undefined {
  const text = cells.text(column)
  if (typeof text !== 'string') return text
  const word = wordIn(words, text)
  if (word !== null) return word
  cells.refuse(column, column === 'cycle' ? 'E008' : 'E019', { hint: words.join(', ') })
  return undefined
}
