import type { CheckedRow, ImportKind, ImportMapping } from '@/contract/imports/imports'
import type { Books } from '@/rules/imports/books'
import type { GoodRows } from '@/rules/imports/good-rows'

/** What came of one row. `good`: its values, where nothing refuses it. */
export interface RowResult<Kind extends ImportKind = ImportKind> {
  readonly checked: CheckedRow
  readonly good: GoodRows[Kind] | null
  /**
   * The account that a row of the kind `accounts` is about, refused or not, where it can be read: what
   * a file names is not closed by it (`replace-open`). null in it: any year, any cycle.
   */
  readonly named: NamedInstallment | null
}

export interface NamedInstallment {
  readonly account: string
  readonly client: string
  readonly year: number | null
  readonly cycle: string | null
}

/** A check of one file, row by row in its order: later rows depend on earlier ones. */
interface FileCheck<Kind extends ImportKind = ImportKind> {
  /** `row`: its number in the file. `cells`: as they stand there. */
  row(row: number, cells: readonly string[]): RowResult<Kind>
}

/** @throws never: what is wrong with a file is said of its rows. */
export type CreateCheck = <Kind extends ImportKind>(
  kind: Kind,
  columns: { readonly headings: readonly string[]; readonly mapping: ImportMapping },
  books: Books,
) => FileCheck<Kind>
