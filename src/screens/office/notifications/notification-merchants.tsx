import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { notificationMerchantsApi } from '@/api/notifications'
import {
  type NotificationMerchant,
  notificationMerchantList,
  type RecentSend,
} from '@/contract/notifications/notifications'
import { useFormats } from '@/i18n/format'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'
import { useCells } from '@/screens/shared/list/use-cells'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { CodePill } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { NotificationIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { merchantWords, shownStatus, shownStatusWords } from './notification-words'

type Column = (typeof notificationMerchantList.sort)[number]

/** Every merchant's notifications, for the provider (product.md A18). */
export function NotificationMerchants() {
  const { zone, search, onSearch } = useListPage(notificationMerchantList)
  const { formatMessage } = useIntl()
  const mayExport = useMay('notifications.export')
  const state = useListState({
    name: 'notification-merchants',
    list: notificationMerchantList,
    search,
    onSearch,
  })
  const merchants = useQuery(notificationMerchantsApi.page({ query: state.query }))
  const failed: ListFilter<typeof notificationMerchantList.filters> = {
    kind: 'flag',
    name: 'failed_only',
    label: formatMessage({ id: 'notifications.filter.failed' }),
  }
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-notifications" />}
        subtitle={<FormattedMessage id="notifications.overview.lead" />}
      />
      <Stack gap="5">
        <div>
          <ListScreen
            state={state}
            query={merchants}
            caption={formatMessage({ id: 'notifications.overview.merchants' })}
            columns={useColumns(zone)}
            search={formatMessage({ id: 'notifications.overview.search' })}
            filters={[failed]}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            link={({ id }, content) => (
              <Link to="/notifications/$merchantId" params={{ merchantId: id }}>
                {content}
              </Link>
            )}
            empty={
              <EmptyState icon={<NotificationIcon />}>
                <FormattedMessage id="notifications.overview.none" />
              </EmptyState>
            }
            exports={
              mayExport
                ? {
                    report: 'notifications',
                    zone,
                    fetchPage: (query, signal) =>
                      notificationMerchantsApi.fetchPage({ query }, signal),
                  }
                : undefined
            }
          />
        </div>
        {merchants.data && <Recent sends={merchants.data.recent} zone={zone} />}
      </Stack>
    </>
  )
}

function useColumns(zone: string): readonly ExportedColumn<NotificationMerchant, Column>[] {
  const { formatMessage } = useIntl()
  const cells = useCells({ zero: 'dash' })
  const header = (name: Column) => formatMessage({ id: merchantWords[name] })
  return [
    { id: 'name', header: header('name'), kind: 'main', sortable: true, cell: ({ name }) => name },
    {
      id: 'scheduled',
      header: header('scheduled'),
      sortable: true,
      ...cells.number((row: NotificationMerchant) => row.scheduled),
    },
    {
      id: 'sent',
      header: header('sent'),
      sortable: true,
      phone: 'end',
      ...cells.number((row: NotificationMerchant) => row.sent),
    },
    {
      id: 'failed',
      header: header('failed'),
      sortable: true,
      ...cells.number((row: NotificationMerchant) => row.failed),
    },
    {
      id: 'unsubscribed',
      header: header('unsubscribed'),
      sortable: true,
      ...cells.number((row: NotificationMerchant) => row.unsubscribed),
    },
    {
      id: 'last_run_at',
      header: header('last_run_at'),
      sortable: true,
      phone: 'who',
      ...cells.moment((row: NotificationMerchant) => row.last_run_at, zone),
    },
  ]
}

/** The newest sends of all merchants, failures among them. */
function Recent({ sends, zone }: { sends: readonly RecentSend[]; zone: string }) {
  const { instant, count } = useFormats()
  return (
    <FieldGroup level={2} title={<FormattedMessage id="notifications.recent.title" />}>
      {sends.length === 0 ? (
        <p>
          <FormattedMessage id="notifications.recent.none" />
        </p>
      ) : (
        <Rows>
          {sends.map(({ id, merchant_id, merchant, type, channel, name, status, at, sent }) => (
            <li key={id}>
              <div>
                <TextLink asChild>
                  <Link
                    to="/notifications/$merchantId/notification/$type/{-$notificationId}"
                    params={{ merchantId: merchant_id, type, notificationId: id }}
                  >
                    {name}
                  </Link>
                </TextLink>
                <chakra.p textStyle="help">
                  {merchant} · {instant(at, zone)}
                  {sent > 0 && (
                    <>
                      {' · '}
                      <FormattedMessage
                        id="notifications.recent.sent"
                        values={{ count: sent, number: count(sent) }}
                      />
                    </>
                  )}
                </chakra.p>
              </div>
              <CodePill words={shownStatusWords} code={shownStatus({ status, channel })} />
            </li>
          ))}
        </Rows>
      )}
    </FieldGroup>
  )
}

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      py: '2.5',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: '0', pt: '0' },
    '& > li > div': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})
