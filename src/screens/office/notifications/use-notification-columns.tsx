import { useIntl } from 'react-intl'
import type { notificationList, NotificationRow } from '@/contract/notifications'
import { useFormats } from '@/i18n/format'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { channelWords, kindWords, statusWords } from './notification-words'
import { useNotificationTexts } from './use-notification-texts'

type Column = ExportedColumn<NotificationRow, (typeof notificationList.sort)[number]>

export function useNotificationColumns(zone: string): readonly Column[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const cells = useCells()
  const statuses = useCodeWords(statusWords)
  const kinds = useCodeWords(kindWords)
  const texts = useNotificationTexts()
  const at = (value: string | null) => (value === null ? '' : instant(value, zone))
  const number = (id: 'sent' | 'opened' | 'bounced' | 'unsubscribed') =>
    cells.number((row: NotificationRow) => row[id])
  return [
    {
      id: 'name',
      header: formatMessage({ id: 'notifications.column.name' }),
      kind: 'main',
      sortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'kind',
      header: formatMessage({ id: 'notifications.column.kind' }),
      sortable: true,
      phone: 'who',
      cell: ({ kind }) => kinds.text(kind),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'notifications.column.status' }),
      sortable: true,
      phone: 'status',
      ...statuses.column(({ status }: NotificationRow) => status),
    },
    {
      id: 'schedule',
      header: formatMessage({ id: 'notifications.column.schedule' }),
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
      kind: 'date',
      sortable: true,
      cell: ({ next_run_at }) => at(next_run_at),
      file: { kind: 'instant', value: ({ next_run_at }) => next_run_at },
    },
    {
      id: 'last_run_at',
      header: formatMessage({ id: 'notifications.column.last-run-at' }),
      kind: 'date',
      sortable: true,
      cell: ({ last_run_at }) => at(last_run_at),
      file: { kind: 'instant', value: ({ last_run_at }) => last_run_at },
    },
    {
      id: 'sent',
      header: formatMessage({ id: 'notifications.column.sent' }),
      sortable: true,
      phone: 'end',
      ...number('sent'),
    },
    {
      id: 'opened',
      header: formatMessage({ id: 'notifications.column.opened' }),
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
