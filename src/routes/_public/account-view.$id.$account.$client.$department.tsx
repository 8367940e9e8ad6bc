import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { AccountView } from '@/screens/citizen/account-view/account-view'
import { readAccountParams } from '@/screens/citizen/account-view/account-params'
import { AccountViewPending } from '@/screens/citizen/account-view/account-view-pending'
import { AsOf } from '@/screens/citizen/parcels/bill/as-of'
import { linesOfRow } from '@/screens/citizen/parcels/bill/cart-lines'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_public/account-view/$id/$account/$client/$department')({
  staticData: { address: addresses.accountView },
  validateSearch: readAccountParams,
  loader: async ({ context: { queryClient }, params: { id, department, ...account }, preload }) => {
    const [loader] = await Promise.all([
      import('@/app/pages/account-loader'),
      loadMessages('account-view', 'bill', 'cart-lines', 'payment-words'),
    ])
    if (!preload) loader.askForAccount(queryClient, id, { ...account, departmentId: department })
  },
  component: AccountViewPage,
  pendingComponent: AccountViewPending,
  errorComponent: PanelError,
})

function AccountViewPage() {
  const { id, department, ...account } = Route.useParams()
  const { page = 1, type } = Route.useSearch()
  const href = useLocation({ select: (location) => location.href })
  return (
    <AccountView
      // Another account is another page, so ticked boxes are not carried over.
      key={`${department}/${account.account}/${account.client}`}
      id={id}
      of={{ ...account, departmentId: department }}
      page={page}
      type={type}
      pieces={{
        linesOf: linesOfRow,
        asOf: (fresh) => <AsOf {...fresh} />,
      }}
      signInLink={(content) => (
        <Link to="/sign-in" search={{ return_to: href }}>
          {content}
        </Link>
      )}
    />
  )
}
