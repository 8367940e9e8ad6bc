import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isLocale, localeNames, locales } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { ClockIcon, DarkIcon, LightIcon, PhoneIcon, PlaceIcon, ReceiptIcon } from '@/ui/icons'
import { SelectField } from '@/ui/select-field'
import { TextLink } from '@/ui/text-link'
import { addressLine, phoneHref, type ShellMerchant } from './shell-merchant'
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

/** What the header has no room for on a phone: account, language, theme, contact. */
export function PhoneMenuDrawer({
  merchant,
  account,
  onFindReceipt,
  open,
  onClose,
  locale,
  onLocale,
  theme,
  onTheme,
}: PhoneMenuDrawerProps) {
  const { formatMessage } = useIntl()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <Drawer open={open} onClose={onClose} title={<FormattedMessage id="shell.menu.title" />}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {account?.(onClose)}
        <SelectField
          label={formatMessage({ id: 'shell.preferences.language' })}
          value={locale}
          onChange={({ target }) => {
            if (isLocale(target.value)) onLocale(target.value)
          }}
        >
          {locales.map((name) => (
            <option key={name} value={name} lang={name}>
              {localeNames[name]}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          wide
          icon={next === 'dark' ? <DarkIcon /> : <LightIcon />}
          onClick={() => onTheme(next)}
        >
          <FormattedMessage
            id={next === 'dark' ? 'shell.preferences.dark' : 'shell.preferences.light'}
          />
        </Button>
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
                  <TextLink href={phoneHref(merchant.phone)}>{merchant.phone}</TextLink>
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
