import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantListQuery, merchantSettingsQuery } from '@/api/merchants/merchant-list'
import { isLocale, type Locale, localeNames, locales } from '@/i18n/locales'
import { PartInLanguage } from '@/i18n/part-in-language'
import { inLanguage, type Translatable } from '@/rules/languages/in-language'
import { endOf, type WindowValues } from '@/rules/maintenance/window-fields'
import { MaintenanceBanner } from '@/screens/shared/merchant/maintenance-banner'
import { PaymentsOffNotice } from '@/screens/shared/merchant/payments-off'
import { type OffMerchant, SiteOffNotice } from '@/screens/shared/merchant/site-off-notice'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'

interface WindowPreviewProps {
  values: WindowValues
}

/** What a visitor of one of the sites sees, in each language, on a desktop and a phone. */
export function WindowPreview({ values }: WindowPreviewProps) {
  const { formatMessage, locale } = useIntl()
  const [language, setLanguage] = useState<Locale>(isLocale(locale) ? locale : 'en')
  const [isPhone, setPhone] = useState(false)
  const merchant = useSampleMerchant(values)
  const isMissing = inLanguage(said(values), language).message === said(values).message
  return (
    <Stack gap="4">
      <FieldColumns>
        <SelectField
          label={formatMessage({ id: 'maintenance-windows.preview.language' })}
          value={language}
          onChange={({ target }) => {
            if (isLocale(target.value)) setLanguage(target.value)
          }}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {localeNames[one]}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={formatMessage({ id: 'maintenance-windows.preview.phone' })}
          checked={isPhone}
          onChange={({ target }) => setPhone(target.checked)}
        />
      </FieldColumns>
      {language !== 'en' && isMissing && (
        <p role="status">
          <FormattedMessage
            id="maintenance-windows.preview.english"
            values={{ language: localeNames[language] }}
          />
        </p>
      )}
      <Frame
        role="group"
        aria-label={formatMessage({ id: 'maintenance-windows.part.preview' })}
        {...(isPhone && { 'data-phone': '' })}
      >
        <PartInLanguage locale={language}>
          <Seen values={values} language={language} merchant={merchant} />
        </PartInLanguage>
      </Frame>
      <chakra.p textStyle="help">
        <FormattedMessage
          id={`maintenance-windows.preview.${values.level}`}
          values={{ staff: values.allow_staff ? 'in' : 'out' }}
        />
      </chakra.p>
    </Stack>
  )
}

interface SeenProps extends WindowPreviewProps {
  language: Locale
  merchant: (OffMerchant & Translatable & { readonly time_zone: string }) | null
}

function Seen({ values, language, merchant: sample }: SeenProps) {
  const merchant = sample && inLanguage(sample, language)
  const { level, status_url } = values
  const typed = inLanguage(said(values), language).message.trim()
  const message = typed === '' ? null : typed
  const end = endOf(values)
  const zone = merchant?.time_zone ?? values.time_zone
  const notice = {
    message,
    status_url: status_url === '' ? null : status_url,
    ends_at: end === null ? null : new Date(end).toISOString(),
  }
  if (level === 'site-off') {
    return (
      <>
        <chakra.p textStyle="h1" mb="4">
          <FormattedMessage id="site-off.page.heading" />
        </chakra.p>
        <SiteOffNotice notice={notice} merchant={merchant} zone={zone} />
      </>
    )
  }
  return (
    <Stack gap="4">
      <MaintenanceBanner {...notice} level={level} zone={zone} />
      {level === 'payments-off' && (
        <PaymentsOffNotice phone={merchant?.phone ?? null}>
          {message ?? <FormattedMessage id="cart.paymentsOff.text" />}
        </PaymentsOffNotice>
      )}
    </Stack>
  )
}

const said = ({ message, translations }: WindowValues) => ({ message, translations })

/** The first of the chosen sites; of all sites the first. */
function useSampleMerchant({ scope, merchant_ids }: WindowValues) {
  const { data: merchants } = useQuery(merchantListQuery)
  const id = scope === 'merchants' ? merchant_ids[0] : merchants?.[0]?.id
  const { data } = useQuery({ ...merchantSettingsQuery(id ?? ''), enabled: id !== undefined })
  return id === undefined ? null : (data ?? null)
}

const Frame = chakra('div', {
  base: {
    p: { base: '3', sm: '5' },
    bg: 'bg',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'card',
    overflowWrap: 'anywhere',
    minHeight: '6rem',
    '&[data-phone]': { maxWidth: '23.4375rem', mx: 'auto', width: '100%', px: '3' },
  },
})
