import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ManagedUser } from '@/contract/people/managed-users'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { useOfficePath } from '@/screens/shared/office-path'
import { useMay } from '@/state/session/use-may'

interface UserRows {
  readonly rowKey: (user: ManagedUser) => string
  readonly rowName: (user: ManagedUser) => string
  /** To the user's page, which a Merchant User has none of. */
  readonly link?: (user: ManagedUser, content: ReactNode) => ReactNode
}

/** What all lists of users have in common about their rows. */
export function useUserRows(): UserRows {
  const pathOf = useOfficePath()
  const mayOpen = useMay('users.detail')
  return {
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    ...(mayOpen && {
      link: ({ id }, content) => (
        <Link to={pathOf(officeScreens.addUser)} params={{ id }}>
          {content}
        </Link>
      ),
    }),
  }
}
