import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tenantAddress } from '@/rules/tenants/hosts'
import type { TransactionLinks } from '@/screens/office/transactions/drawer-part'
import { TransactionDrawer } from '@/screens/office/transactions/transaction-drawer'
import { opensDrawer } from '@/screens/shared/detail-drawer'
import { useSite } from '@/screens/shared/site'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useMayOpenReceipts } from '@/screens/shared/use-may-open-receipts'

/** The search param of a page that opens payments in the drawer. */
export interface DrawerSearch {
  readonly transaction?: string | undefined
}

interface UsedTransactionDrawer {
  /** Opens a payment over the page: `(id, <>CT-…</>)`. */
  readonly link: (id: string, content: ReactNode) => ReactNode
  /** Shows the payment that the address names. */
  readonly drawer: ReactNode
}

/**
 * The drawer of one payment, for every page that lists payments: `transaction` in its address.
 * `merchantId` is whose payments these are, for the root domain.
 */
export function useTransactionDrawer(
  search: AddressSearch,
  merchantId: string | null,
): UsedTransactionDrawer {
  const navigate = useNavigate()
  const links = useTransactionLinks()
  const { isTenant } = useSite()
  const { transaction, ...without } = search
  const shown =
    transaction === undefined || transaction === ''
      ? null
      : { id: String(transaction), merchant: isTenant ? null : merchantId }
  return {
    link: (id, content) => (
      <Link to="." search={{ ...search, transaction: id }} state={opensDrawer} resetScroll={false}>
        {content}
      </Link>
    ),
    drawer: (
      <TransactionDrawer
        shown={shown}
        onWithout={() =>
          void navigate({ to: '.', search: without, replace: true, resetScroll: false })
        }
        links={links}
      />
    ),
  }
}

/** Receipts and bills are on the merchant's own site: from the root they open there. */
function useTransactionLinks(): TransactionLinks {
  const { site } = useRouter().options.context
  const { isTenant } = useSite()
  const maySee = useMayOpenReceipts()
  return {
    receipt: maySee
      ? ({ receipt_id: id, merchant }, content) => {
          const path = `/print-receipt/${id ?? ''}`
          const href = isTenant ? path : tenantAddress(site, merchant.sub_domain, path)
          return (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {content}
            </a>
          )
        }
      : null,
    bill: isTenant
      ? (item, content) => (
          <Link
            to="/overview-parcel/$parcelId/$year/$department_id"
            params={{
              parcelId: item.parcel_id ?? '',
              year: String(item.year ?? ''),
              department_id: item.department_id,
            }}
          >
            {content}
          </Link>
        )
      : null,
  }
}
