import { Link, useNavigate } from '@tanstack/react-router'
import type { AccountKey } from '@/api/accounts'
import { UserAccountView } from '@/screens/office/lookup/user-account-view'
import { activityPageIn, type ActivitySearch, activitySearch } from './activity-page'
import type { UnreadSearch } from '@/rules/addresses/address-search'
import { useMayOpenReceipts } from '@/screens/shared/use-may-open-receipts'
import { useSiteLink } from './use-site-link'

interface UserAccountPageProps {
  userId: string
  of: AccountKey
  search: UnreadSearch<ActivitySearch>
}

export function UserAccountPage({ userId, of, search }: UserAccountPageProps) {
  const navigate = useNavigate()
  const away = useSiteLink()
  const mayOpenReceipts = useMayOpenReceipts()
  return (
    <UserAccountView
      key={`${userId}/${of.departmentId}/${of.account}/${of.client}`}
      userId={userId}
      of={of}
      page={activityPageIn(search)}
      back={(text) => (
        <Link
          to="/admin/users/merchants/add-user/{-$id}"
          params={{ id: userId }}
          search={{ tab: 'accounts' }}
        >
          {text}
        </Link>
      )}
      links={(merchant) => ({
        // Bills and receipts are on the merchant's own site.
        bill: (parcelId, year, { children, ...link }) => (
          <a
            href={away(merchant, 'overview-parcel', parcelId, String(year), of.departmentId)}
            {...link}
          >
            {children}
          </a>
        ),
        receipt: mayOpenReceipts
          ? (id, { children, ...link }) => (
              <a href={away(merchant, 'print-receipt', id)} {...link}>
                {children}
              </a>
            )
          : null,
      })}
      pageLink={(page, content) => (
        <Link to="." search={activitySearch(page)} resetScroll={false} preload={false}>
          {content}
        </Link>
      )}
      onPage={(page) =>
        void navigate({ to: '.', search: activitySearch(page), resetScroll: false, replace: true })
      }
    />
  )
}
