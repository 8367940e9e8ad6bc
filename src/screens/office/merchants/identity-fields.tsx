import { FormattedMessage } from 'react-intl'
import { siteZones, stateNames } from '@/rules/merchants/states'
import { longestFooter } from '@/rules/languages/own-texts'
import type { IdentityFields as Fields } from '@/rules/merchants/merchant-texts'
import { OtherLanguages } from '@/screens/shared/other-languages'
import { LanguageField, PhoneField } from '@/screens/shared/person-fields'
import { Part } from '@/screens/shared/part'
import { ComboboxField } from '@/ui/form/combobox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { BrandPreview } from './brand-preview'
import { useSettingWords } from './setting-words'
import { useZoneName } from './use-zone-name'

const states = Object.entries(stateNames).map(([value, label]) => ({
  value,
  label,
  description: value,
}))

/** Who the merchant is (product.md A3 step 1). Staff type a city's data: nothing is suggested. */
export function IdentityFields({ api }: { api: FormApi<Fields> }) {
  return (
    <>
      <Office api={api} />
      <Place api={api} />
      <Look api={api} />
      <Languages api={api} />
    </>
  )
}

function Office({ api }: { api: FormApi<Fields> }) {
  const words = useSettingWords()
  const text = { need: 'required', autoComplete: 'off' } as const
  return (
    <Part title={<FormattedMessage id="merchants.part.office" />}>
      <FieldColumns roomy>
        <TextField {...api.field('name')} {...words('name')} {...text} />
        <TextField {...api.field('office')} {...words('office')} {...text} />
        <PhoneField {...api.field('phone')} {...words('phone')} {...text} />
        <PhoneField {...api.field('fax')} {...words('fax')} need="optional" autoComplete="off" />
        <TextField {...api.field('hours')} {...words('hours')} {...text} />
        <TextField
          {...api.field('url')}
          {...words('url')}
          type="url"
          need="optional"
          autoComplete="off"
        />
        <TextField {...api.field('repName')} {...words('repName')} {...text} />
        <TextField
          {...api.field('repTitle')}
          {...words('repTitle')}
          need="optional"
          autoComplete="off"
        />
      </FieldColumns>
    </Part>
  )
}

function Languages({ api }: { api: FormApi<Fields> }) {
  const words = useSettingWords()
  const names = ['office', 'hours', 'repTitle', 'receipt_footer'] as const
  const typed = api.form.watch(names)
  return (
    <OtherLanguages
      texts={names.map((name, index) => ({
        name,
        label: words(name).label,
        english: typed[index] ?? '',
        ...(name === 'receipt_footer' && { longest: longestFooter }),
      }))}
      field={(language, name) => api.field(`translations.${language}.${name}`)}
    />
  )
}

function Place({ api }: { api: FormApi<Fields> }) {
  const words = useSettingWords()
  const zoneName = useZoneName()
  const text = { need: 'required', autoComplete: 'off' } as const
  return (
    <Part title={<FormattedMessage id="merchants.part.place" />}>
      <FieldColumns roomy>
        <TextField {...api.field('address')} {...words('address')} {...text} />
        <TextField {...api.field('city')} {...words('city')} {...text} />
        <ComboboxField
          {...api.value('state')}
          {...words('state')}
          need="required"
          none=""
          options={states}
        />
        <TextField {...api.field('zip')} {...words('zip')} {...text} inputMode="numeric" />
        <SelectField {...api.field('time_zone')} {...words('time_zone')} need="required">
          {siteZones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </SelectField>
        <LanguageField {...api.field('default_language')} {...words('default_language')} />
      </FieldColumns>
    </Part>
  )
}

function Look({ api }: { api: FormApi<Fields> }) {
  const words = useSettingWords()
  const text = { need: 'optional', autoComplete: 'off' } as const
  const [color, name] = api.form.watch(['brand_color', 'name'])
  return (
    <Part title={<FormattedMessage id="merchants.part.look" />}>
      <FieldColumns roomy>
        <TextField {...api.field('logo')} {...words('logo')} {...text} type="url" />
        <TextField {...api.field('logo_alt')} {...words('logo_alt')} {...text} />
        <TextField
          {...api.field('brand_color')}
          {...words('brand_color')}
          {...text}
          spellCheck={false}
          placeholder="#1D4E89"
        />
      </FieldColumns>
      <BrandPreview {...{ color, name }} />
      <TextArea
        {...api.field('receipt_footer')}
        {...words('receipt_footer')}
        need="optional"
        longest={longestFooter}
      />
    </Part>
  )
}
