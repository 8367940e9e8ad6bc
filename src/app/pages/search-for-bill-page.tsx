import { Link, useRouter } from '@tanstack/react-router'
import { tenantAddress } from '@/rules/tenants/hosts'
import type { HitLinks } from '@/screens/office/lookup/hit-links'
import { readLookupSearch } from '@/screens/office/lookup/lookup-search'
import { SearchForBill } from '@/screens/office/lookup/search-for-bill'
import { useSite } from '@/app/guard/site'
import { addressSearch, type AddressSearch } from './address-search'
import { useListPage } from './use-list-page'

// The links of the other kinds are parts of this address, too.
const exactly = { exact: true } as const

export function SearchForBillPage({ search: address }: { search: AddressSearch }) {
  const { search, onSearch } = useListPage(readLookupSearch(address))
  const { isTenant } = useSite()
  const links = useHitLinks()
  return (
    <SearchForBill
      search={search}
      onSearch={onSearch}
      onRoot={!isTenant}
      links={links}
      kindLink={(kind, isCurrent, content) => (
        <Link
          key={kind ?? 'all'}
          to="."
          search={addressSearch({ ...search, kind })}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={exactly}
          resetScroll={false}
        >
          {content}
        </Link>
      )}
    />
  )
}

/** On the root, bills and receipts are on the merchant's own site; so is an account of nobody. */
function useHitLinks(): HitLinks {
  const { isTenant } = useSite()
  const { site } = useRouter().options.context
  const away = (label: string, ...parts: readonly string[]) =>
    tenantAddress(site, label, `/${parts.map(encodeURIComponent).join('/')}`)
  return {
    bill: ({ merchant, parcel_id, department_id }, year, link) =>
      isTenant ? (
        <Link
          to="/overview-parcel/$parcelId/$year/$department_id"
          params={{ parcelId: parcel_id, year: String(year), department_id }}
          {...link}
        />
      ) : (
        <Away
          to={away(merchant.sub_domain, 'overview-parcel', parcel_id, String(year), department_id)}
          link={link}
        />
      ),
    account: ({ merchant, department_id, account, client, user_id = null }, link) => {
      const params = { account, client, department: department_id }
      if (isTenant) {
        return (
          <Link
            to="/merchant-account-view/$account/$client/$department"
            params={params}
            {...link}
          />
        )
      }
      return user_id === null ? (
        <Away
          to={away(merchant.sub_domain, 'merchant-account-view', account, client, department_id)}
          link={link}
        />
      ) : (
        <Link
          to="/admin/users/account-view/$id/$account/$client/$department"
          params={{ id: user_id, ...params }}
          {...link}
        />
      )
    },
    receipt: ({ merchant, receipt_id }, link) =>
      isTenant ? (
        <Link to="/print-receipt/$id" params={{ id: receipt_id ?? '' }} {...link} />
      ) : (
        <Away to={away(merchant.sub_domain, 'print-receipt', receipt_id ?? '')} link={link} />
      ),
  }
}

interface AwayProps {
  to: string
  link: Parameters<HitLinks['receipt']>[1]
}

function Away({ to, link: { children, ...link } }: AwayProps) {
  return (
    <a href={to} {...link}>
      {children}
    </a>
  )
}
