import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { Unsubscribe } from '@/screens/citizen/unsubscribe/unsubscribe'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_auth/notifications-unsubscribe/$token')({
  staticData: { address: addresses.unsubscribe },
  loader: () => loadMessages('unsubscribe', 'account-view'),
  component: UnsubscribePage,
  pendingComponent: AuthPending,
  errorComponent: PanelError,
})

function UnsubscribePage() {
  const { token } = Route.useParams()
  return <Unsubscribe key={token} token={token} />
}
