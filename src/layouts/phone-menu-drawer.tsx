import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { phoneHref } from '@/screens/shared/merchant/phone-href'
import { Drawer } from '@/ui/overlay/drawer'
import { ClockIcon, PhoneIcon, PlaceIcon, ReceiptIcon } from '@/ui/display/icons'
import { TextLink } from '@/ui/action/text-link'
import { addressLine, type ShellMerchant } from './shell-merchant'
import { PreferenceFields } from './preference-fields'
import type { ShellPreferences } from './shell-preferences'

const Lines = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    pt: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', py: '2.5' },
    '& > li > svg': { color: 'brand.text', mt: '0.125rem' },
    '& button': { color: 'brand.text', textAlign: 'start' },
  },
})

interface PhoneMenuDrawerProps extends ShellPreferences {
  open: boolean
  onClose: () => void
  merchant: ShellMerchant | null
  account?: ((close: () => void) => ReactNode) | undefined
  onFindReceipt?: (() => void) | undefined
}

/** What does not fit a phone's header: account, language, theme, contact. */
export function PhoneMenuDrawer({
  merchant,
  account,
  onFindReceipt,
  open,
  onClose,
  ...preferences
}: PhoneMenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={<FormattedMessage id="shell.menu.title" />}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {account?.(onClose)}
        <PreferenceFields {...preferences} />
        <Lines>
          {onFindReceipt && (
            <li>
              <ReceiptIcon />
              <button
                type="button"
                onClick={() => {
                  onClose()
                  onFindReceipt()
                }}
              >
                <FormattedMessage id="shell.footer.receipt" />
              </button>
            </li>
          )}
          {merchant && (
            <>
              <li>
                <PhoneIcon />
                <span>
                  {merchant.office}
                  <br />
                  <TextLink href={phoneHref(merchant.phone)} whiteSpace="nowrap">
                    {merchant.phone}
                  </TextLink>
                </span>
              </li>
              <li>
                <ClockIcon />
                <span>{merchant.hours}</span>
              </li>
              <li>
                <PlaceIcon />
                <span>{addressLine(merchant)}</span>
              </li>
            </>
          )}
        </Lines>
      </chakra.div>
    </Drawer>
  )
}
