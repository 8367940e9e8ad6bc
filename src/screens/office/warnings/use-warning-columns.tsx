import { useIntl } from 'react-intl'
import type { Warning, warningList } from '@/contract/warnings'
import { useFormats } from '@/i18n/format'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWarningTexts } from './use-warning-texts'
import { severityWords, stateWords } from './warning-words'

type Column = (typeof warningList.sort)[number]

export function useWarningColumns(zone: string): readonly ExportedColumn<Warning, Column>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const cells = useCells()
  const severities = useCodeWords(severityWords)
  const states = useCodeWords(stateWords)
  const { kindOf, merchantOf, subjectOf, factsOf } = useWarningTexts()
  return [
    {
      id: 'kind',
      header: formatMessage({ id: 'warnings.column.kind' }),
      kind: 'main',
      sortable: true,
      width: '10.5rem',
      cell: kindOf,
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
      header: formatMessage({ id: 'warnings.column.state' }),
      sortable: true,
      phone: 'note',
      ...states.column(({ state }) => state),
    },
    {
      id: 'merchant',
      header: formatMessage({ id: 'warnings.column.merchant' }),
      sortable: true,
      width: '8.5rem',
      phone: 'who',
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
      width: '9rem',
      phone: 'line',
      cell: ({ last_at }) => instant(last_at, zone),
      file: { kind: 'instant', value: ({ last_at }) => last_at },
    },
    {
      id: 'first_at',
      header: formatMessage({ id: 'warnings.column.firstAt' }),
      kind: 'date',
      sortable: true,
      hidden: true,
      cell: ({ first_at }) => instant(first_at, zone),
      file: { kind: 'instant', value: ({ first_at }) => first_at },
    },
    {
      id: 'owner',
      header: formatMessage({ id: 'warnings.column.owner' }),
      sortable: true,
      width: '6.5rem',
      cell: ({ owner }) => owner?.name ?? '',
    },
    {
      id: 'subject',
      header: formatMessage({ id: 'warnings.column.subject' }),
      width: '9.5rem',
      cell: subjectOf,
    },
  ]
}
