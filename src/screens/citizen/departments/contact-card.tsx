import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants'
import { phoneHref } from '@/screens/shared/phone-href'
import { overlays } from '@/state/overlays'
import { PhoneIcon, PlaceIcon, ReceiptIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { SideCard } from '@/ui/layout/side-card'
import { TextLink } from '@/ui/action/text-link'

/** Other ways to pay: find a receipt, visit, call. */
export function ContactCard({ merchant }: { merchant: MerchantInfo | null }) {
  return (
    <SideCard title={<FormattedMessage id="departments.other.heading" />} sticky={false}>
      <List>
        <Way icon={<ReceiptIcon />}>
          <TextLink as="button" textAlign="start" onClick={() => (overlays.findReceipt = true)}>
            <FormattedMessage id="departments.other.receipt" />
          </TextLink>
        </Way>
        {merchant !== null && (
          <>
            <Way icon={<PlaceIcon />}>
              <FormattedMessage id="departments.other.inPerson" />
              <chakra.p textStyle="help">
                {merchant.address}, {merchant.city}
              </chakra.p>
            </Way>
            <Way icon={<PhoneIcon />}>
              <TextLink href={phoneHref(merchant.phone)}>
                <FormattedMessage
                  id="departments.other.call"
                  values={{ phone: <NoBreak>{merchant.phone}</NoBreak> }}
                />
              </TextLink>
              <chakra.p textStyle="help">{merchant.hours}</chakra.p>
            </Way>
          </>
        )}
      </List>
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

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start', py: '1.5' },
    '& > li > svg': { flexShrink: '0', mt: '0.125rem', color: 'brand.text' },
    '& > li > div': { minWidth: '0', '& > :is(a, button)': { minHeight: '6' } },
  },
})
