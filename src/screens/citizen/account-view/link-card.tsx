import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Account } from '@/contract/bills/accounts'
import { EbillingSwitch } from '@/screens/shared/account/ebilling-switch'
import { UnlinkAccount } from '@/screens/shared/account/unlink-account'
import { SideCard } from '@/ui/layout/side-card'

interface LinkCardProps {
  /** The user. */
  id: string
  link: NonNullable<Account['link']>
  account: string
}

/** The delivery of this account's bills; apart from it, unlinking. */
export function LinkCard({ id, link, account }: LinkCardProps) {
  const navigate = useNavigate()
  const name = link.nickname ?? account
  return (
    <>
      <SideCard sticky={false} title={<FormattedMessage id="account-view.ebilling.how" />}>
        <EbillingSwitch link={link.id} ebilling={link.ebilling} account={name} />
      </SideCard>
      <SideCard sticky={false} title={<FormattedMessage id="account-view.unlink.title" />}>
        <p>
          <FormattedMessage id="account-view.unlink.lead" />
        </p>
        <div>
          <UnlinkAccount
            link={link.id}
            name={name}
            ebilling={link.ebilling}
            onUnlinked={() =>
              void navigate({ to: '/user-profile/$id', params: { id }, search: { tab: 'linked' } })
            }
          />
        </div>
      </SideCard>
    </>
  )
}
