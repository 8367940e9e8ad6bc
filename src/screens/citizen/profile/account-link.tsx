import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LinkedAccount } from '@/contract/bills/accounts'
import { useViewer } from '@/state/session/viewer'
import { TextLink } from '@/ui/action/text-link'

interface AccountLinkProps {
  account: Pick<LinkedAccount, 'account' | 'client' | 'department_id'>
  children: ReactNode
}

/** Links the page of one account (product.md P8). */
export function AccountLink({ account, children }: AccountLinkProps) {
  const { user } = useViewer()
  if (user === null) return children
  return (
    <TextLink asChild inline fontWeight="semibold">
      <Link
        to="/account-view/$id/$account/$client/$department"
        params={{
          id: user.id,
          account: account.account,
          client: account.client,
          department: account.department_id,
        }}
      >
        {children}
      </Link>
    </TextLink>
  )
}
