import type { ImportKind } from '@/contract/imports/imports'
import type { Books } from '@/rules/imports/books'
import type { CreateCheck, RowResult } from './check'
import { createAccountsCheck } from './check-accounts'
import { createAgingCheck } from './check-aging'
import { createPaymentsCheck } from './check-payments'
import { createPermitsCheck } from './check-permits'
import { createUsersCheck } from './check-users'
import type { CheckRow, CreateKindCheck } from './kind-check'
import { isMapped, planCells, RowCells } from '@/rules/imports/row-cells'

/** The checks of each kind, and the columns that stand for a row in a list. */
type Kinds = {
  readonly [Kind in ImportKind]: {
    readonly create: CreateKindCheck<Kind>
    readonly name: string
    /** The amount that is compared with the control total. */
    readonly amount: string | null
  }
}

const kinds: Kinds = {
  accounts: { create: createAccountsCheck, name: 'account_number', amount: 'amount_due' },
  users: { create: createUsersCheck, name: 'email', amount: null },
  permits: { create: createPermitsCheck, name: 'permit_number', amount: 'amount_due' },
  aging: { create: createAgingCheck, name: 'account_number', amount: 'total_balance' },
  payments: { create: createPaymentsCheck, name: 'account_number', amount: 'amount' },
}

export const createCheck: CreateCheck = <Kind extends ImportKind>(
  kind: Kind,
  { headings, mapping }: Parameters<CreateCheck>[1],
  books: Books,
) => {
  const plan = planCells(kind, { headings, mapping }, books.department?.id ?? null, books.today)
  const { create, name, amount } = kinds[kind]
  const check: CheckRow<Kind> = create(books, { hasColumn: (column) => isMapped(plan, column) })

  return {
    row(row: number, cells: readonly string[]): RowResult<Kind> {
      if (cells.length !== headings.length) return shiftedRow(row, cells.length)
      const read = new RowCells(plan, row, cells)
      const finding = check(read)
      const isGood = finding !== null && !read.isRefused
      return {
        checked: {
          id: String(row),
          row,
          outcome: isGood ? finding.outcome : 'refused',
          name: read.shown(name).trim(),
          who: read.who,
          amount_cents: amount === null ? null : read.readable(amount),
          issues: read.sortedIssues(),
          changes: isGood ? [...finding.changes] : [],
        },
        good: isGood ? finding.good : null,
        named: read.named,
      }
    },
  }
}

/** Its cells may stand under other headings than their own, so that none of them is read. */
function shiftedRow(row: number, cells: number): RowResult<never> {
  const issue = {
    code: 'E018' as const,
    column: null,
    value: '',
    other_row: null,
    other_cents: null,
    hint: String(cells),
  }
  return {
    checked: {
      id: String(row),
      row,
      outcome: 'refused',
      name: '',
      who: '',
      amount_cents: null,
      issues: [issue],
      changes: [],
    },
    good: null,
    named: null,
  }
}
