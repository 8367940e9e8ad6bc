import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AccountHit, BillHit, PaymentHit } from '@/contract/bills/office-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { shownRole } from '@/rules/people/roles'
import { useOfficePath } from '@/screens/shared/office-path'
import { useSite } from '@/screens/shared/merchant/site'
import { SiteLink } from '@/screens/shared/merchant/site-link'
import { useMay } from '@/state/session/use-may'
import { useViewer } from '@/state/session/viewer'

// On the root, bills are on the merchant's own site; so is an account without a user.

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

interface MaybeOfUser {
  readonly user_id?: string | null | undefined
}

/**
 * Where a hit's account opens: on this host, on its merchant's own, where the provider's people sign
 * in as well, or nowhere for who may not enter that one.
 */
export function useAccountPlace() {
  const { isTenant } = useSite()
  const mayEnter = useMay('merchant-accounts.view')
  return ({ user_id: id = null }: MaybeOfUser) =>
    isTenant || id !== null ? 'here' : mayEnter ? 'there' : 'nowhere'
}

/** Says so once, for all hits that do not open here. */
export function AccountsElsewhere({ hits }: { hits: readonly MaybeOfUser[] }) {
  const placeOf = useAccountPlace()
  const { role } = useViewer().subject
  const places = new Set(hits.map(placeOf))
  if (!places.has('there') && !places.has('nowhere')) return null
  return (
    <chakra.p textStyle="help">
      {places.has('there') ? (
        <FormattedMessage id="lookup.hit.there" />
      ) : (
        <FormattedMessage id="lookup.hit.notHere" values={{ role: shownRole(role) }} />
      )}
    </chakra.p>
  )
}

type AccountLinkProps = HitLinkProps<
  Pick<AccountHit, 'merchant' | 'department_id' | 'account' | 'client'> & MaybeOfUser
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
