import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { HitLinks } from '@/screens/office/lookup/hit-links'
import { useSite } from '@/screens/shared/site'
import { useMayOpenReceipts } from '@/screens/shared/use-may-open-receipts'
import { useSiteLink } from './use-site-link'

/** On the root, bills and receipts are on the merchant's own site; so is an account of nobody. */
export function useHitLinks(): HitLinks {
  const { isTenant } = useSite()
  const away = useSiteLink()
  const mayOpenReceipts = useMayOpenReceipts()
  return {
    bill: ({ merchant, parcel_id, department_id }, year, link) =>
      isTenant ? (
        <Link
          to="/overview-parcel/$parcelId/$year/$department_id"
          params={{ parcelId: parcel_id, year: String(year), department_id }}
          {...link}
        />
      ) : (
        <Away
          to={away(merchant.sub_domain, 'overview-parcel', parcel_id, String(year), department_id)}
          link={link}
        />
      ),
    account: ({ merchant, department_id, account, client, user_id = null }, link) => {
      const params = { account, client, department: department_id }
      if (isTenant) {
        return (
          <Link
            to="/merchant-account-view/$account/$client/$department"
            params={params}
            {...link}
          />
        )
      }
      return user_id === null ? (
        <Away
          to={away(merchant.sub_domain, 'merchant-account-view', account, client, department_id)}
          link={link}
        />
      ) : (
        <Link
          to="/admin/users/account-view/$id/$account/$client/$department"
          params={{ id: user_id, ...params }}
          {...link}
        />
      )
    },
    payment: ({ merchant, department_id, day, transaction_id }, link) => {
      const to = {
        params: { merchant: merchant.id, department: department_id },
        search: { day, transaction: transaction_id },
      }
      return isTenant ? (
        <Link to="/transactions-reports/transactions/$merchant/$department" {...to} {...link} />
      ) : (
        <Link
          to="/admin/transactions-reports/transactions/$merchant/$department"
          {...to}
          {...link}
        />
      )
    },
    receipt: mayOpenReceipts
      ? ({ merchant, receipt_id }, link) =>
          isTenant ? (
            <Link to="/print-receipt/$id" params={{ id: receipt_id ?? '' }} {...link} />
          ) : (
            <Away to={away(merchant.sub_domain, 'print-receipt', receipt_id ?? '')} link={link} />
          )
      : null,
  }
}

interface AwayProps extends ComponentProps<'a'> {
  to: string
  link: Parameters<HitLinks['payment']>[1]
}

/** `asked`: what a styled parent gives its link. */
function Away({ to, link: { children, ...link }, ...asked }: AwayProps) {
  return (
    <a href={to} {...asked} {...link}>
      {children}
    </a>
  )
}
