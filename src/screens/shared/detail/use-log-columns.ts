import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'

/** The columns of every log: what was done, and when. `what` is the action in words. */
export function useLogColumns<Row extends { readonly at: string }>(
  zone: string,
  what: (row: Row) => string,
) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  return {
    what: {
      header: formatMessage({ id: 'audit.column.what' }),
      kind: 'main',
      sortable: true,
      cell: what,
    },
    when: {
      id: 'at',
      header: formatMessage({ id: 'audit.column.when' }),
      kind: 'date',
      sortable: true,
      phone: 'who',
      cell: ({ at }: Row) => instant(at, zone),
    },
    rowName: (row: Row) => `${what(row)}, ${instant(row.at, zone)}`,
  } as const
}
