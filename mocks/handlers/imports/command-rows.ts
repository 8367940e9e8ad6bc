import type { ImportKind } from '@/contract/imports/imports'
import type { AccountRow, GoodRows } from '@/rules/imports/good-rows'
import type { AccountIndex } from './account-index'
import { type CommandRows, type GoodRow, withoutPins } from './import-command'

type Is<Kind extends ImportKind> = (row: GoodRow) => row is GoodRows[Kind]

const isAccount: Is<'accounts'> = (row) => 'cycle' in row
const isUser: Is<'users'> = (row) => 'email' in row
const isPermit: Is<'permits'> = (row) => 'fee_code' in row
const isAging: Is<'aging'> = (row) => 'as_of' in row
const isPayment: Is<'payments'> = (row) => 'reference' in row

/** The good rows of an import, as the journal may keep them. */
export function commandRowsOf(
  kind: ImportKind,
  good: readonly GoodRow[],
  random: () => string,
  index: AccountIndex,
): CommandRows {
  switch (kind) {
    case 'accounts': {
      const known = ({ account, client }: AccountRow) => index.find(account, client)
      return { kind, rows: withoutPins(good.filter(isAccount), random, known) }
    }
    case 'users':
      return { kind, rows: good.filter(isUser) }
    case 'permits':
      return { kind, rows: good.filter(isPermit) }
    case 'aging':
      return { kind, rows: good.filter(isAging) }
    case 'payments':
      return { kind, rows: good.filter(isPayment) }
  }
}
