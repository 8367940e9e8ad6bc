import { useIntl } from 'react-intl'
import {
  type CheckedRow,
  type checkList,
  type ImportIssue,
  type ImportKind,
  warningCodes,
} from '@/contract/imports/imports'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { Row, Stack } from '@/ui/layout/stack'
import { outcomeWords } from '@/screens/office/imports/import-words'
import { ChangeList, IssueList } from './issue-text'

type Column = ListScreenColumn<CheckedRow, (typeof checkList.sort)[number]>

export function useCheckColumns(kind: ImportKind): readonly Column[] {
  const { formatMessage } = useIntl()
  const { amount, number } = useCells()
  const outcomes = useCodeWords(outcomeWords)
  const amounts: Column = {
    id: 'amount_cents',
    header: formatMessage({ id: 'list.field.amount' }),
    sortable: true,
    phone: 'end',
    ...amount((row: CheckedRow) => row.amount_cents),
  }
  return [
    {
      id: 'row',
      header: formatMessage({ id: 'imports.column.row' }),
      sortable: true,
      hideable: false,
      phone: 'line',
      ...number((row: CheckedRow) => row.row),
    },
    {
      id: 'name',
      header: formatMessage({ id: nameWords[kind] }),
      kind: 'main',
      sortable: true,
      cell: (row) =>
        row.name || formatMessage({ id: noNameWords[kind === 'users' ? 'email' : 'number'] }),
    },
    {
      id: 'who',
      header: formatMessage({ id: 'list.field.name' }),
      phone: 'who',
      cell: (row) => row.who,
    },
    ...(kind === 'users' ? [] : [amounts]),
    {
      id: 'outcome',
      header: formatMessage({ id: 'imports.column.outcome' }),
      phone: 'status',
      cell: (row) => (
        <Row gap="1.5" justifyContent={{ base: 'end', sm: 'start' }}>
          {outcomes.pill(row.outcome)}
          {row.outcome !== 'refused' && row.issues.some(isWarning) && outcomes.pill('warned')}
        </Row>
      ),
    },
    {
      id: 'issues',
      header: formatMessage({ id: 'imports.column.issues' }),
      hideable: false,
      phone: 'note',
      width: 24,
      cell: (row) =>
        row.issues.length + row.changes.length === 0 ? (
          ''
        ) : (
          <Stack gap="2">
            <IssueList issues={row.issues} />
            <ChangeList kind={kind} changes={row.changes} />
          </Stack>
        ),
    },
  ]
}

const noNameWords = {
  number: 'imports.check.noName',
  email: 'imports.check.noEmail',
} as const

/** What names a row of each kind. */
const nameWords = {
  accounts: 'imports.field.accountNumber',
  permits: 'imports.field.permitNumber',
  aging: 'imports.field.accountNumber',
  payments: 'imports.field.accountNumber',
  users: 'imports.field.email',
} as const satisfies Readonly<Record<ImportKind, string>>

/** Warnings do not refuse a row. */
const isWarning = ({ code }: Pick<ImportIssue, 'code'>): boolean =>
  warningCodes.some((warning) => warning === code)
