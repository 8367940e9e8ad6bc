import { useIntl } from 'react-intl'
import type { Warning, warningList } from '@/contract/warnings'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { NoBreak } from '@/ui/display/no-break'
import type { useWarningTexts } from './use-warning-texts'
import { severityWords, stateWords } from './warning-words'

type Column = (typeof warningList.sort)[number]

export function useWarningColumns(
  zone: string,
  { kindOf, merchantOf, subjectOf, factsOf }: ReturnType<typeof useWarningTexts>,
): readonly ExportedColumn<Warning, Column>[] {
  const { formatMessage } = useIntl()
  const cells = useCells()
  const severities = useCodeWords(severityWords)
  const states = useCodeWords(stateWords)
  return [
    {
      id: 'kind',
      header: formatMessage({ id: 'warnings.column.kind' }),
      kind: 'main',
      sortable: true,
      width: 17,
      cell: (row) => (
        <>
          {kindOf(row)}
          <small>
            {merchantOf(row)}
            {row.merchant !== null && subjectOf(row) !== '' && ' · '}
            {row.subject.kind === 'payment' ? <NoBreak>{subjectOf(row)}</NoBreak> : subjectOf(row)}
          </small>
        </>
      ),
      file: { kind: 'text', value: kindOf },
    },
    {
      id: 'severity',
      header: formatMessage({ id: 'warnings.column.severity' }),
      sortable: true,
      phone: 'status',
      ...severities.column(({ severity }) => severity),
    },
    {
      id: 'state',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'note',
      ...states.column(({ state }) => state),
    },
    {
      id: 'merchant',
      header: formatMessage({ id: 'list.field.merchant' }),
      sortable: true,
      // It stands below the problem; as a column it can be sorted.
      hidden: true,
      cell: merchantOf,
    },
    {
      id: 'facts',
      header: formatMessage({ id: 'warnings.column.facts' }),
      hidden: true,
      cell: factsOf,
    },
    {
      id: 'count',
      header: formatMessage({ id: 'warnings.column.count' }),
      sortable: true,
      ...cells.number((row: Warning) => row.count),
    },
    {
      id: 'last_at',
      header: formatMessage({ id: 'warnings.column.lastAt' }),
      sortable: true,
      phone: 'who',
      width: 9.5,
      ...cells.moment((row: Warning) => row.last_at, zone),
    },
    {
      id: 'first_at',
      header: formatMessage({ id: 'warnings.column.firstAt' }),
      sortable: true,
      hidden: true,
      ...cells.moment((row: Warning) => row.first_at, zone),
    },
    {
      id: 'owner',
      header: formatMessage({ id: 'warnings.column.owner' }),
      sortable: true,
      width: 6.5,
      cell: ({ owner }) => owner?.name ?? '',
    },
    {
      id: 'subject',
      header: formatMessage({ id: 'warnings.column.subject' }),
      hidden: true,
      cell: subjectOf,
    },
  ]
}
