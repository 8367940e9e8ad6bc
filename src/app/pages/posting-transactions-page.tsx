import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { PostingTransactionsPlace } from '@/api/reports'
import { filtersFor, type ListAddress } from '@/contract/list'
import { postingTransactionList } from '@/contract/posting-report'
import { postingDepartmentList } from '@/contract/reports'
import { PostingTransactions } from '@/screens/office/reports/posting-transactions'
import { useSite } from '@/screens/shared/site'
import { BackLink } from '@/ui/action/back-link'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage } from '@/screens/shared/list/use-list-page'
import { type DrawerSearch, useTransactionDrawer } from './use-transaction-drawer'

export type PostingTransactionsSearch = ListAddress<typeof postingTransactionList.query> &
  DrawerSearch

interface PostingTransactionsPageProps {
  place: PostingTransactionsPlace
  search: AddressSearch
}

export function PostingTransactionsPage({ place, search }: PostingTransactionsPageProps) {
  const { isTenant } = useSite()
  const { link, drawer } = useTransactionDrawer(search, place.merchant)
  return (
    <>
      <PostingTransactions
        {...useListPage(postingTransactionList)}
        place={place}
        back={
          <BackLink>
            <Link
              to={isTenant ? '/reports/departments/$id' : '/admin/reports/departments/$id'}
              params={{ id: place.merchant }}
              search={filtersFor(postingDepartmentList, search)}
            >
              <FormattedMessage id="office.page.postingDepartments" />
            </Link>
          </BackLink>
        }
        link={({ transaction_id: id }, content) => link(id, content)}
      />
      {drawer}
    </>
  )
}
