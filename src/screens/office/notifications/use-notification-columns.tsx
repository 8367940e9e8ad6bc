import { useIntl } from 'react-intl'
import type { notificationList, NotificationRow } from '@/contract/notifications/notifications'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { channelWords, kindWords, shownStatus, shownStatusWords } from './notification-words'
import { useNotificationTexts } from './use-notification-texts'

type Column = ExportedColumn<NotificationRow, (typeof notificationList.sort)[number]>

export function useNotificationColumns(zone: string): readonly Column[] {
  const { formatMessage } = useIntl()
  const cells = useCells({ zero: 'dash' })
  const statuses = useCodeWords(shownStatusWords)
  const kinds = useCodeWords(kindWords)
  const texts = useNotificationTexts()
  const number = (id: 'sent' | 'opened' | 'bounced' | 'unsubscribed') =>
    cells.number((row: NotificationRow) => row[id])
  return [
    {
      id: 'name',
      header: formatMessage({ id: 'notifications.column.name' }),
      kind: 'main',
      sortable: true,
      cell: ({ name, kind }) => (
        <>
          {name}
          <small>{kinds.text(kind)}</small>
        </>
      ),
      file: { kind: 'text', value: ({ name }) => name },
    },
    {
      id: 'kind',
      header: formatMessage({ id: 'list.field.type' }),
      sortable: true,
      // It stands below the name; as a column it can be sorted.
      hidden: true,
      cell: ({ kind }) => kinds.text(kind),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'status',
      ...statuses.column<NotificationRow>(shownStatus),
    },
    {
      id: 'schedule',
      header: formatMessage({ id: 'notifications.column.schedule' }),
      width: 15,
      phone: 'who',
      cell: (row) => texts.schedule(row),
    },
    {
      id: 'audience',
      header: formatMessage({ id: 'notifications.column.audience' }),
      hidden: true,
      cell: (row) => texts.audience(row),
    },
    {
      id: 'languages',
      header: formatMessage({ id: 'notifications.column.languages' }),
      hidden: true,
      cell: ({ languages }) => languages.join(', ').toUpperCase(),
    },
    {
      id: 'channel',
      header: formatMessage({ id: 'notifications.column.channel' }),
      hidden: true,
      cell: ({ channel }) => formatMessage({ id: channelWords[channel] }),
    },
    {
      id: 'next_run_at',
      header: formatMessage({ id: 'notifications.column.next-run-at' }),
      sortable: true,
      hidden: true,
      ...cells.moment((row: NotificationRow) => row.next_run_at, zone),
    },
    {
      id: 'last_run_at',
      header: formatMessage({ id: 'notifications.column.last-run-at' }),
      sortable: true,
      ...cells.moment((row: NotificationRow) => row.last_run_at, zone),
    },
    {
      id: 'sent',
      header: formatMessage({ id: 'notifications.column.sent' }),
      sortable: true,
      phone: 'end',
      width: 4.5,
      ...number('sent'),
    },
    {
      id: 'opened',
      header: formatMessage({ id: 'notifications.column.opened' }),
      width: 4.5,
      ...number('opened'),
    },
    {
      id: 'bounced',
      header: formatMessage({ id: 'notifications.column.bounced' }),
      hidden: true,
      ...number('bounced'),
    },
    {
      id: 'unsubscribed',
      header: formatMessage({ id: 'notifications.column.unsubscribed' }),
      hidden: true,
      ...number('unsubscribed'),
    },
    {
      id: 'by',
      header: formatMessage({ id: 'notifications.column.by' }),
      hidden: true,
      cell: ({ by }) => by,
    },
  ]
}
