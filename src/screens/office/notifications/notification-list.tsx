import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import { notificationsApi } from '@/api/notifications'
import { readListSearch } from '@/contract/list'
import {
  notificationStatuses,
  notificationTypes,
} from '@/contract/notifications/notification-fields'
import { notificationList, notificationMerchantList } from '@/contract/notifications/notifications'
import { kindsOf } from '@/rules/people/mail-kinds'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useSite } from '@/screens/shared/merchant/site'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { LinkButton } from '@/ui/action/link-button'
import { NotificationIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { Tabs } from '@/ui/layout/tabs'
import { kindWords, statusWords, typeWords } from './notification-words'
import { useNotificationActions } from './use-notification-actions'
import { useNotificationColumns } from './use-notification-columns'

type Type = (typeof notificationTypes)[number]

/** The notifications of one merchant, announcements and billing notices apart (product.md A19). */
export function NotificationList({ merchantId }: { merchantId: string }) {
  const { zone, search, onSearch } = useListPage(notificationList)
  const { formatMessage } = useIntl()
  const { isTenant, merchant: own } = useSite()
  const { data: merchants } = useQuery({ ...merchantListQuery, enabled: !isTenant })
  const merchant = isTenant ? own : merchants?.find(({ id }) => id === merchantId)
  const mayExport = useMay('notifications.export', { merchant_id: merchantId })
  const type = search.type ?? 'GENERAL'
  const state = useListState({
    name: `notifications-${type}`,
    list: notificationList,
    search,
    onSearch,
  })
  const input = { params: { merchantId }, query: { ...state.query, type } }
  const rows = useQuery(notificationsApi.page(input))
  const { actions, notices, rights } = useNotificationActions(merchantId)
  const add = rights.draft && <AddLink merchantId={merchantId} type={type} />
  return (
    <>
      <PageHeading
        back={!isTenant && <OverviewLink />}
        title={<FormattedMessage id="office.page.notification-list" />}
        subtitle={merchant?.name ?? ''}
        action={add || undefined}
      />
      <TabRow>
        <Tabs label={formatMessage({ id: 'notifications.list.tabs' })}>
          {notificationTypes.map((one) => (
            <TabLink
              key={one}
              search={one === 'GENERAL' ? {} : { type: one }}
              isCurrent={one === type}
            >
              <FormattedMessage id={typeWords[one].tab} />
            </TabLink>
          ))}
        </Tabs>
      </TabRow>
      {notices}
      <ListScreen
        key={type}
        state={state}
        query={rows}
        caption={formatMessage({ id: typeWords[type].tab })}
        columns={useNotificationColumns(zone)}
        search={formatMessage({ id: 'notifications.list.search' })}
        filters={useFilters(type)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        link={({ id, type: of }, content) => (
          <Link
            to="/notifications/$merchantId/notification/$type/{-$notificationId}"
            params={{ merchantId, type: of, notificationId: id }}
          >
            {content}
          </Link>
        )}
        actions={(row) => actions(row)}
        empty={
          <EmptyState icon={<NotificationIcon />} {...(add && { action: add })}>
            <FormattedMessage id={typeWords[type].empty} />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'notifications',
                merchant: merchant?.sub_domain ?? '',
                zone,
                fetchPage: (query, signal) =>
                  notificationsApi.fetchPage(
                    { params: { merchantId }, query: { ...query, type } },
                    signal,
                  ),
              }
            : undefined
        }
      />
    </>
  )
}

function useFilters(type: Type): readonly ListFilter<typeof notificationList.filters>[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(statusWords)
  const kinds = useCodeWords(kindWords)
  return [
    {
      kind: 'choices',
      name: 'status',
      label: formatMessage({ id: 'list.field.status' }),
      options: statuses.options(notificationStatuses),
    },
    {
      kind: 'choices',
      name: 'kind',
      label: formatMessage({ id: 'list.field.type' }),
      options: kinds.options(kindsOf(type)),
    },
  ]
}

function AddLink({ merchantId, type }: { merchantId: string; type: Type }) {
  return (
    <LinkButton asChild>
      <Link
        to="/notifications/$merchantId/notification/$type/{-$notificationId}"
        params={{ merchantId, type, notificationId: undefined }}
      >
        <FormattedMessage id={typeWords[type].add} />
      </Link>
    </LinkButton>
  )
}

/** Back to all merchants, on the root. */
function OverviewLink() {
  const wayBack = useWayBack()
  return (
    <BackLink>
      <Link
        to="/admin/notifications"
        search={readListSearch(notificationMerchantList.query, wayBack('/admin/notifications'))}
      >
        <FormattedMessage id="notifications.list.back" />
      </Link>
    </BackLink>
  )
}

const TabRow = chakra('div', { base: { mb: '4' } })
