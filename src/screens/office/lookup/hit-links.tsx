import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { AccountHit, BillHit, PaymentHit } from '@/contract/bills/office-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { SiteLink } from '@/screens/shared/merchant/site-link'

// On the root, bills and receipts are on the merchant's own site; so is an account without a user.

interface HitLinkProps<Hit> extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  hit: Hit
}

interface BillLinkProps extends HitLinkProps<
  Pick<BillHit, 'merchant' | 'department_id' | 'parcel_id'>
> {
  year: number
}

export function HitBillLink({ hit, year, ...link }: BillLinkProps) {
  const { merchant, parcel_id: parcelId, department_id } = hit
  return (
    <SiteLink
      merchant={merchant.sub_domain}
      at={{
        to: '/overview-parcel/$parcelId/$year/$department_id',
        params: { parcelId, year: String(year), department_id },
      }}
      {...link}
    />
  )
}

type AccountLinkProps = HitLinkProps<
  Pick<AccountHit, 'merchant' | 'department_id' | 'account' | 'client'> & {
    readonly user_id?: string | null
  }
>

export function HitAccountLink({ hit, ...link }: AccountLinkProps) {
  const { isTenant } = useSite()
  const { merchant, department_id: department, account, client, user_id: id = null } = hit
  return isTenant || id === null ? (
    <SiteLink
      merchant={merchant.sub_domain}
      at={{
        to: '/merchant-account-view/$account/$client/$department',
        params: { account, client, department },
      }}
      {...link}
    />
  ) : (
    <Link
      to="/admin/users/account-view/$id/$account/$client/$department"
      params={{ id, account, client, department }}
      {...link}
    />
  )
}

/** The account with the counter's dialog open. Only the merchant's own site takes payments. */
export function HitPayLink({
  hit,
  ...link
}: HitLinkProps<Pick<AccountHit, 'merchant' | 'department_id' | 'account' | 'client'>>) {
  const { merchant, department_id: department, account, client } = hit
  return (
    <SiteLink
      merchant={merchant.sub_domain}
      at={{
        to: '/merchant-account-view/$account/$client/$department',
        params: { account, client, department },
        search: { open: 'payment' },
      }}
      {...link}
    />
  )
}

/** On its day, opened. */
export function HitPaymentLink({ hit, ...link }: HitLinkProps<PaymentHit>) {
  const pathOf = useOfficePath()
  const { merchant, department_id: department, day, transaction_id: transaction } = hit
  return (
    <Link
      to={pathOf(officeScreens.dailyTransactions)}
      params={{ merchant: merchant.id, department }}
      search={{ day, transaction }}
      {...link}
    />
  )
}
