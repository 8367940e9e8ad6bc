import { FormattedMessage } from 'react-intl'
import { localeNames } from '@/i18n/locales'
import { isKnownState, siteZones, stateNames } from '@/rules/merchants/states'
import { longestFooter } from '@/rules/languages/own-texts'
import { type IdentityFields as Fields, newIdentity } from '@/rules/merchants/merchant-texts'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { OtherLanguages, shownLanguages } from '@/screens/shared/forms/other-languages'
import { LanguageField, PhoneField } from '@/ui/form/fields/person-fields'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { BrandPreview } from './brand-preview'
import { useSettingWords } from './setting-words'
import { useZoneName } from '@/screens/shared/time/use-zone-name'

const states = Object.entries(stateNames).map(([value, label]) => ({
  value,
  label,
  description: value,
}))

const required = { need: 'required' } as const
const optional = { need: 'optional' } as const

/** Who the merchant is (product.md A3 step 1). */
export function useIdentityFields(): FieldTable<Fields> {
  const { text, longText, choice, field } = useFieldRows<Fields>(useSettingWords(), newIdentity)
  const zoneName = useZoneName()
  return {
    name: text('name', required),
    office: text('office', required),
    phone: text('phone', required, PhoneField),
    fax: text('fax', optional, PhoneField),
    hours: text('hours', required),
    url: text('url', { ...optional, type: 'url' }),
    repName: text('repName', required),
    repTitle: text('repTitle', optional),
    address: text('address', required),
    city: text('city', required),
    state: field(
      'state',
      (code) => (isKnownState(code) ? `${stateNames[code]} (${code})` : code),
      (api, words) => (
        <ComboboxField {...api.value('state')} {...words} {...required} none="" options={states} />
      ),
    ),
    zip: text('zip', { ...required, inputMode: 'numeric' }),
    time_zone: choice(
      'time_zone',
      siteZones.map((zone) => ({ value: zone, label: zoneName(zone) })),
      'required',
    ),
    default_language: field(
      'default_language',
      (language) => localeNames[language],
      (api, words) => <LanguageField {...api.field('default_language')} {...words} />,
    ),
    logo: text('logo', { ...optional, type: 'url' }),
    logo_alt: text('logo_alt', optional),
    brand_color: text('brand_color', { ...optional, spellCheck: false, placeholder: '#1D4E89' }),
    receipt_footer: longText('receipt_footer', { ...optional, longest: longestFooter }),
    translations: field('translations', shownLanguages),
  }
}

interface IdentityFieldsProps {
  api: FormApi<Fields>
  fields: FieldTable<Fields>
}

export function IdentityFields({ api, fields }: IdentityFieldsProps) {
  const part = { api, of: fields }
  const [color, name] = api.form.watch(['brand_color', 'name'])
  return (
    <>
      <FieldGroup title={<FormattedMessage id="merchants.part.office" />}>
        <FieldColumns roomy>
          <FormFields
            {...part}
            names={['name', 'office', 'phone', 'fax', 'hours', 'url', 'repName', 'repTitle']}
          />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={<FormattedMessage id="merchants.part.place" />}>
        <FieldColumns roomy>
          <FormFields
            {...part}
            names={['address', 'city', 'state', 'zip', 'time_zone', 'default_language']}
          />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={<FormattedMessage id="merchants.part.look" />}>
        <FieldColumns roomy>
          <FormFields {...part} names={['logo', 'logo_alt', 'brand_color']} />
        </FieldColumns>
        <BrandPreview {...{ color, name }} />
        <FormFields {...part} names={['receipt_footer']} />
      </FieldGroup>
      <Languages api={api} fields={fields} />
    </>
  )
}

function Languages({ api, fields }: IdentityFieldsProps) {
  const names = ['office', 'hours', 'repTitle', 'receipt_footer'] as const
  const typed = api.form.watch(names)
  return (
    <OtherLanguages
      texts={names.map((name, index) => ({
        name,
        label: fields[name].label,
        english: typed[index] ?? '',
        ...(name === 'receipt_footer' && { longest: longestFooter }),
      }))}
      field={(language, name) => api.field(`translations.${language}.${name}`)}
    />
  )
}
