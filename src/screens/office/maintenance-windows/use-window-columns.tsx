import { useIntl } from 'react-intl'
import type {
  MaintenanceWindow,
  maintenanceWindowList,
} from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'
import { OneLine } from '@/ui/display/one-line'
import { useOfficeFormats } from '@/i18n/office-formats'
import { plainDateIn } from '@/rules/time/dates'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useWindowTexts } from './use-window-texts'
import { levelWords, stateWords } from './window-words'

type Column = (typeof maintenanceWindowList.sort)[number]

/** Times are in each window's own zone, which they name. */
export function useWindowColumns(): readonly ListScreenColumn<MaintenanceWindow, Column>[] {
  const { formatMessage } = useIntl()
  const { instant, date } = useFormats()
  const { zonedTime } = useOfficeFormats()
  const levels = useCodeWords(levelWords)
  const states = useCodeWords(stateWords)
  const { sitesOf, endOf } = useWindowTexts()
  const momentIn = (at: string, zone: string) => (
    <div>
      {date(plainDateIn(zone, Date.parse(at)))}
      <small>{zonedTime(at, zone)}</small>
    </div>
  )
  return [
    {
      id: 'message',
      header: formatMessage({ id: 'maintenance-windows.field.message' }),
      kind: 'main',
      sortable: true,
      width: 20,
      cell: (row) => (
        <>
          <OneLine>{row.message}</OneLine>
          <small>{sitesOf(row)}</small>
        </>
      ),
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
      // They stand below the message; as a column they can be sorted.
      hidden: true,
      cell: sitesOf,
    },
    {
      id: 'starts_at',
      header: formatMessage({ id: 'maintenance-windows.column.startsAt' }),
      sortable: true,
      kind: 'date',
      phone: 'who',
      cell: ({ starts_at, time_zone }) => momentIn(starts_at, time_zone),
    },
    {
      id: 'ends_at',
      header: formatMessage({ id: 'maintenance-windows.column.endsAt' }),
      sortable: true,
      kind: 'date',
      cell: (row) => (row.ends_at === null ? endOf(row) : momentIn(row.ends_at, row.time_zone)),
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
