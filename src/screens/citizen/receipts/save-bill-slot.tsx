import { Link, useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { Receipt } from '@/contract/payments/receipts'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { session } from '@/state/session/session'
import { LinkButton } from '@/ui/action/link-button'
import { SideCard } from '@/ui/layout/side-card'
import { paidAccounts } from './paid-accounts'

// Loaded separately, because most receipts belong to guests.
const SaveBill = lazy(async () => ({ default: (await import('./save-bill')).SaveBill }))

/** "Save this bill to an account" after a payment (product.md 3.5); staff cannot save bills. */
export function SaveBillSlot({ receipt }: { receipt: Receipt }) {
  const { authenticated, user, permissions } = useSnapshot(session)
  const isVoid = receipt.status === 'voided' || receipt.status === 'returned'
  const accounts = isVoid ? [] : paidAccounts(receipt)
  if (accounts.length === 0) return null
  if (!authenticated) return <WithNewAccount />
  if (user === null || !permissions.includes('accounts.own')) return null
  return (
    <LazyBoundary>
      <SaveBill userId={user.id} accounts={accounts} />
    </LazyBoundary>
  )
}

/** The sign-up needs an address and a password, then leads back to this receipt. */
function WithNewAccount() {
  const return_to = useLocation({ select: ({ href }) => href })
  // An office that offers no accounts has nowhere to save a bill to.
  if (useMerchant()?.allow_accounts === false) return null
  return (
    <SideCard sticky={false} title={<FormattedMessage id="receipts.save.title" />}>
      <p>
        <FormattedMessage id="receipts.save.lead" />
      </p>
      <LinkButton asChild wide variant="outline">
        <Link to="/sign-up" search={{ return_to }}>
          <FormattedMessage id="receipts.save.signUp" />
        </Link>
      </LinkButton>
      <LinkButton asChild wide variant="quiet">
        <Link to="/sign-in" search={{ return_to }}>
          <FormattedMessage id="receipts.save.signIn" />
        </Link>
      </LinkButton>
    </SideCard>
  )
}
