import { useIntl } from 'react-intl'
import type { MaintenanceWindow, maintenanceWindowList } from '@/contract/maintenance-windows'
import { useFormats } from '@/i18n/format'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWindowTexts } from './use-window-texts'
import { levelWords, stateWords } from './window-words'

type Column = (typeof maintenanceWindowList.sort)[number]

/** Times are in each window's own zone, which they name. */
export function useWindowColumns(): readonly ListScreenColumn<MaintenanceWindow, Column>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const levels = useCodeWords(levelWords)
  const states = useCodeWords(stateWords)
  const { sitesOf, endOf } = useWindowTexts()
  return [
    {
      id: 'message',
      header: formatMessage({ id: 'maintenance-windows.field.message' }),
      kind: 'main',
      sortable: true,
      width: 16,
      cell: ({ message }) => message,
    },
    {
      id: 'state',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'status',
      ...states.column(({ state }) => state),
    },
    {
      id: 'level',
      header: formatMessage({ id: 'maintenance-windows.field.level' }),
      sortable: true,
      phone: 'note',
      ...levels.column(({ level }) => level),
    },
    {
      id: 'sites',
      header: formatMessage({ id: 'maintenance-windows.field.scope' }),
      sortable: true,
      width: 9,
      phone: 'who',
      cell: sitesOf,
    },
    {
      id: 'starts_at',
      header: formatMessage({ id: 'maintenance-windows.column.startsAt' }),
      sortable: true,
      width: 8.5,
      phone: 'line',
      cell: ({ starts_at, time_zone }) => instant(starts_at, time_zone),
    },
    {
      id: 'ends_at',
      header: formatMessage({ id: 'maintenance-windows.column.endsAt' }),
      sortable: true,
      width: 8.5,
      cell: endOf,
    },
    {
      id: 'updated_at',
      header: formatMessage({ id: 'maintenance-windows.column.updated' }),
      sortable: true,
      hidden: true,
      cell: ({ updated_at, updated_by, time_zone }) =>
        [instant(updated_at, time_zone), updated_by].filter(Boolean).join(' · '),
    },
  ]
}
