import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants'
import { overlays } from '@/state/overlays'
import { PhoneIcon, PlaceIcon, ReceiptIcon } from '@/ui/icons'
import { SideCard } from '@/ui/side-card'
import { Stack } from '@/ui/stack'
import { TextLink } from '@/ui/text-link'

/** Other ways: a receipt, the counter, the phone. */
export function ContactCard({ merchant }: { merchant: MerchantInfo | null }) {
  return (
    <SideCard title={<FormattedMessage id="departments.other.heading" />} sticky={false}>
      <Stack gap="0">
        <TextLink asChild row>
          <button type="button" onClick={() => (overlays.findReceipt = true)}>
            <ReceiptIcon />
            <FormattedMessage id="departments.other.receipt" />
          </button>
        </TextLink>
        {merchant !== null && (
          <>
            <TextLink row as="span" color="fg" pointerEvents="none">
              <PlaceIcon />
              <FormattedMessage
                id="departments.other.inPerson"
                values={{ address: `${merchant.address}, ${merchant.city}` }}
              />
            </TextLink>
            <TextLink row href={`tel:${merchant.phone.replaceAll(/[^\d+]/g, '')}`}>
              <PhoneIcon />
              <FormattedMessage
                id="departments.other.call"
                values={{ phone: merchant.phone, hours: merchant.hours }}
              />
            </TextLink>
          </>
        )}
      </Stack>
    </SideCard>
  )
}
