import type { auditList } from '@/contract/audit'
import type { paymentsOfUserList, userActivityList } from '@/contract/user-history'
import type { UserTabName } from '@/screens/office/users/user-tabs'
import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import { type ListAddress, readListSearch } from '@/contract/list'
import { userList } from '@/contract/user-list'
import { readUserSearch, readUsersSearch } from '@/screens/office/users/users-search'
import { UserScreen } from '@/screens/office/users/user-screen'
import { lastListOf } from '@/state/list-searches'
import { useMay } from '@/state/use-may'
import { useViewer } from '@/state/viewer'
import { useSite, useSiteMerchantId } from '@/screens/shared/site'
import { addressSearch, type UnreadSearch } from '@/rules/addresses/address-search'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useTimeZone } from '@/screens/shared/time-zone'

// The link to the form is part of every tab's address.
const exactly = { exact: true } as const

const searchPath = '/admin/users/search'

/** The search params of the tabs are those of their lists. */
export type UserSearch = (
  | ListAddress<typeof userActivityList.query>
  | ListAddress<typeof paymentsOfUserList.query>
  | ListAddress<typeof auditList.query>
) & {
  readonly tab?: UserTabName | undefined
  readonly merchant?: string | undefined
}

interface UserPageProps {
  /** undefined: the form adds a user. */
  id: string | undefined
  search: UnreadSearch<UserSearch>
}

/** One screen at two addresses (decision 16); `?merchant=` names the merchant of a new user. */
export function UserPage({ id, search }: UserPageProps) {
  const navigate = useNavigate()
  const { isTenant } = useSite()
  const { subject } = useViewer()
  const named = readListSearch(userList.query, { merchant_id: search.merchant }).merchant_id
  const merchantId = useSiteMerchantId() ?? named ?? subject.merchant_id ?? ''
  const wayBack = useWayBack()
  const mayOpen = useMay(isTenant ? 'merchant-accounts.view' : 'user-accounts.view')
  const listPath = isTenant ? '/users/$merchantId' : '/admin/users/merchants/$merchantId'
  const pathOf = (of: string) => listPath.replace('$merchantId', of)
  /** The list that led here; without one, the users of the merchant. */
  const listOf = (of: string | null) =>
    of === null || lastListOf([searchPath, pathOf(of)]) === searchPath
      ? linkOptions({ to: searchPath, search: readUserSearch(wayBack(searchPath)) })
      : linkOptions({
          to: listPath,
          params: { merchantId: of },
          search: readUsersSearch(wayBack(pathOf(of))),
        })
  return (
    <UserScreen
      key={id ?? 'new'}
      id={id}
      merchant={merchantId}
      chooseMerchant={!isTenant}
      zone={useTimeZone()}
      search={search}
      onSearch={(next, { replace }) =>
        void navigate({
          to: '.',
          search: (old) => addressSearch({ ...old, ...next }),
          replace,
          resetScroll: false,
        })
      }
      back={(text, of) => <Link {...listOf(of)}>{text}</Link>}
      onDeleted={(of) => navigate(listOf(of))}
      tabLink={(name, text, isCurrent) => (
        <Link
          key={name}
          to="."
          search={name === 'form' ? {} : { tab: name }}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={exactly}
          resetScroll={false}
        >
          {text}
        </Link>
      )}
      accountLink={(userId) =>
        mayOpen
          ? ({ account, client, department_id: department }, content) =>
              isTenant ? (
                <Link
                  to="/merchant-account-view/$account/$client/$department"
                  params={{ account, client, department }}
                >
                  {content}
                </Link>
              ) : (
                <Link
                  to="/admin/users/account-view/$id/$account/$client/$department"
                  params={{ id: userId, account, client, department }}
                >
                  {content}
                </Link>
              )
          : null
      }
      onAdded={({ id: added }) =>
        void navigate(
          isTenant
            ? { to: '/users/add-user/{-$id}', params: { id: added }, ignoreBlocker: true }
            : {
                to: '/admin/users/merchants/add-user/{-$id}',
                params: { id: added },
                ignoreBlocker: true,
              },
        )
      }
    />
  )
}
