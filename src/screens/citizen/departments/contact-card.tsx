import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { phoneHref } from '@/screens/shared/merchant/phone-href'
import { hasAddedCall } from '@/api/added-calls'
import { overlays } from '@/state/overlays'
import { PhoneIcon, PlaceIcon, ReceiptIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { SideCard } from '@/ui/layout/side-card'
import '@/ui/action/text-link.css'
import './departments.css'

/** Other ways to pay: find a receipt, visit, call. */
export function ContactCard({ merchant }: { merchant: MerchantInfo | null }) {
  const hasReceipts = hasAddedCall('lookUpReceipt')
  return (
    <SideCard title={<FormattedMessage id="department-list.other.heading" />} sticky={false}>
      <ul className="contact-ways">
        {hasReceipts && (
          <Way icon={<ReceiptIcon />}>
            <button
              type="button"
              className="text-link"
              onClick={() => (overlays.findReceipt = true)}
            >
              <FormattedMessage id="department-list.other.receipt" />
            </button>
          </Way>
        )}
        {merchant !== null && merchant.address !== '' && (
          <Way icon={<PlaceIcon />}>
            <FormattedMessage id="department-list.other.inPerson" />
            <p>{[merchant.address, merchant.city].filter(Boolean).join(', ')}</p>
          </Way>
        )}
        {merchant !== null && merchant.phone !== '' && (
          <Way icon={<PhoneIcon />}>
            <a className="text-link" href={phoneHref(merchant.phone)}>
              <FormattedMessage
                id="department-list.other.call"
                values={{ phone: <NoBreak>{merchant.phone}</NoBreak> }}
              />
            </a>
            {merchant.hours !== '' && <p>{merchant.hours}</p>}
          </Way>
        )}
      </ul>
    </SideCard>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  )
}
