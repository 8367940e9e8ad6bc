import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { userQuery } from '@/api/people/users'
import { addresses } from '@/rules/addresses/addresses'
import { searchOf } from '@/rules/addresses/address-search'
import { Profile } from '@/screens/citizen/profile/profile'
import { type ProfileParams, readProfileParams } from '@/screens/citizen/profile/profile-params'
import { ProfilePending } from '@/screens/citizen/profile/profile-pending'
import { session } from '@/state/session/session'
import { PanelError } from '@/app/failures/error-panel'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_shared/user-profile/$id')({
  staticData: { address: addresses.userProfile },
  validateSearch: searchOf<ProfileParams>(),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // Loads only the visitor's own data (product.md P7); a failure shows in its place.
    if (session.user?.id === id) queryClient.query(userQuery(id)).catch(() => undefined)
    await loadMessages('profile', 'account-view', 'payment-words', 'password', 'forms')
  },
  component: ProfilePage,
  pendingComponent: ProfilePending,
  errorComponent: PanelError,
})

function ProfilePage() {
  const { id } = Route.useParams()
  const href = useLocation({ select: (location) => location.href })
  return (
    <Profile
      id={id}
      params={readProfileParams(Route.useSearch())}
      signInLink={(content) => (
        <Link to="/sign-in" search={{ return_to: href }}>
          {content}
        </Link>
      )}
    />
  )
}
