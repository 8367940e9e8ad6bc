import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasOurLists } from '@/api/our-lists'
import { merchantsApi } from '@/api/merchants/merchant-list'
import { type ListedMerchant, merchantList } from '@/contract/merchants/merchant-list'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import type { ListFilter } from '@/screens/shared/list/filter/list-filter'
import { ListScreen } from '@/screens/shared/list/list-screen'
import type { ListScreenColumn } from '@/screens/shared/list/list-screen-column'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { type CodeWords, useCodeWords } from '@/screens/shared/use-code-words'
import { useMay } from '@/state/session/use-may'
import { MerchantIcon, UserIcon, UsersIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import type { MenuLinkProps } from '@/ui/overlay/action-menu'

type Column = (typeof merchantList.sort)[number]
type Filters = typeof merchantList.filters

const statusWords: CodeWords<ListedMerchant['status']> = {
  enabled: { word: 'users.merchants.enabled', tone: 'brand' },
  disabled: { word: 'users.merchants.disabled', tone: 'late' },
}

/** Merchants with their numbers of users, for the provider (product.md A4). */
export function MerchantsList() {
  const { zone, search, onSearch } = useListPage(merchantList)
  const { formatMessage } = useIntl()
  const mayAdd = useMay('users.create')
  const state = useListState({ name: 'user-merchants', list: merchantList, search, onSearch })
  const merchants = useQuery(merchantsApi.page({ query: state.query }))
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-user-merchants" />}
        subtitle={<FormattedMessage id="users.merchants.lead" />}
      />
      <ListScreen
        state={state}
        query={merchants}
        caption={formatMessage({ id: 'office.page.admin-user-merchants' })}
        columns={useColumns(zone)}
        search={formatMessage({ id: 'users.merchants.search' })}
        filters={useFilters()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        link={({ id }, content) => (
          <Link to="/admin/users/merchants/$merchantId" params={{ merchantId: id }}>
            {content}
          </Link>
        )}
        actions={(merchant) => [
          {
            key: 'open',
            label: formatMessage({ id: 'users.merchants.open' }),
            icon: <UsersIcon />,
            link: (item) => (
              <Link
                to="/admin/users/merchants/$merchantId"
                params={{ merchantId: merchant.id }}
                {...item}
              />
            ),
          },
          ...(mayAdd
            ? [
                {
                  key: 'add',
                  label: formatMessage({ id: 'users.list.add' }),
                  icon: <UserIcon />,
                  link: (item: MenuLinkProps) => (
                    <Link
                      to="/admin/users/merchants/add-user/{-$id}"
                      search={{ merchant: merchant.id }}
                      {...item}
                    />
                  ),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState icon={<MerchantIcon />}>
            <FormattedMessage id="users.merchants.none" />
          </EmptyState>
        }
      />
    </>
  )
}

function useFilters(): readonly ListFilter<Filters>[] {
  const { formatMessage } = useIntl()
  const statuses = useCodeWords(statusWords)
  return [
    {
      kind: 'choices',
      name: 'status',
      label: formatMessage({ id: 'list.field.status' }),
      options: statuses.options(),
    },
  ]
}

function useColumns(zone: string): readonly ListScreenColumn<ListedMerchant, Column>[] {
  const { formatMessage } = useIntl()
  const { count, date } = useFormats()
  const statuses = useCodeWords(statusWords)
  const number = (
    id: 'admins' | 'users' | 'citizens' | 'invites',
  ): ListScreenColumn<ListedMerchant, Column> => ({
    id,
    header: formatMessage({ id: `users.merchants.${id}` }),
    kind: 'number',
    sortable: true,
    cell: ({ [id]: people }) => (people === null ? '' : count(people)),
  })
  const columns: readonly ListScreenColumn<ListedMerchant, Column>[] = [
    {
      id: 'name',
      header: formatMessage({ id: 'list.field.merchant' }),
      kind: 'main',
      sortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'sub_domain',
      header: formatMessage({ id: 'list.field.subdomain' }),
      sortable: true,
      phone: 'who',
      width: 9.5,
      cell: ({ sub_domain }) => sub_domain,
    },
    number('admins'),
    number('users'),
    number('citizens'),
    { ...number('invites'), hidden: true },
    {
      id: 'last_sign_in_at',
      header: formatMessage({ id: 'list.field.lastSignIn' }),
      kind: 'date',
      sortable: true,
      cell: ({ last_sign_in_at: at }) =>
        at === null
          ? formatMessage({ id: 'users.column.never' })
          : date(plainDateIn(zone, Date.parse(at))),
    },
    {
      id: 'status',
      header: formatMessage({ id: 'list.field.status' }),
      sortable: true,
      phone: 'status',
      ...statuses.column(({ status }) => status),
    },
  ]
  // Nothing else of them is known without our lists.
  return hasOurLists() ? columns : columns.filter(({ id }) => id === 'name' || id === 'status')
}
