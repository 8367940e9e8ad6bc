import { FormattedMessage, useIntl } from 'react-intl'
import { departmentIcon } from '@/contract/departments'
import { longest } from '@/contract/wire'
import { longestOffNote } from '@/rules/languages/own-texts'
import { suggestedSlug } from '@/rules/merchants/department-slug'
import { OtherLanguages } from '@/screens/shared/other-languages'
import { Part } from '@/screens/shared/part'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { SelectField } from '@/ui/form/select-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import type { DepartmentForm } from './department-form'
import { SourceChoice } from './source-fields'
import { useSettingWords } from './words'

interface IdentityFieldsProps {
  api: FormApi<DepartmentForm>
  isNew: boolean
  isFixed: boolean
  /** It leads to another site, and the viewer may not let it take payments here. */
  isOutside: boolean
}

/** What the department is called, where it is, and what kind it is. */
export function IdentityFields({ api, isNew, isFixed, isOutside }: IdentityFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const name = api.field('name')
  return (
    <Part title={<FormattedMessage id="department-setup.part.identity" />}>
      <FieldColumns roomy>
        <TextField
          {...name}
          {...words('name')}
          need="required"
          autoComplete="off"
          onBlur={(event) => {
            name.onBlur(event)
            // A suggestion, until somebody types an address.
            if (isNew && api.form.getValues('id') === '') {
              api.form.setValue('id', suggestedSlug(api.form.getValues('name')))
            }
          }}
        />
        <TextField
          {...api.field('id')}
          {...words('id')}
          need="required"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isNew}
        />
      </FieldColumns>
      <SourceChoice api={api} isFixed={isFixed} isOutside={isOutside} />
      <TextField
        {...api.field('description')}
        {...words('description')}
        need="optional"
        autoComplete="off"
      />
      <FieldColumns roomy>
        <SelectField {...api.field('icon')} {...words('icon')}>
          {departmentIcon.options.map((icon) => (
            <option key={icon} value={icon}>
              {formatMessage({ id: `department-setup.icon.${icon}` })}
            </option>
          ))}
        </SelectField>
        <TextField
          {...api.field('phone')}
          {...words('phone')}
          type="tel"
          need="optional"
          autoComplete="off"
        />
      </FieldColumns>
      <TextArea
        {...api.field('notice')}
        {...words('notice')}
        need="optional"
        rows={2}
        longest={2_000}
      />
    </Part>
  )
}

/** Whether it is on the city's page. */
export function StatusFields({ api }: Pick<IdentityFieldsProps, 'api'>) {
  const words = useSettingWords()
  const isOn = api.form.watch('status')
  return (
    <Part title={<FormattedMessage id="department-setup.part.status" />}>
      <div>
        <SwitchField {...api.field('status')} {...words('status')} />
        <SwitchField {...api.field('hidden')} {...words('hidden')} />
      </div>
      {!isOn && (
        <TextArea
          {...api.field('off_note')}
          {...words('offNote')}
          need="optional"
          rows={2}
          longest={500}
        />
      )}
    </Part>
  )
}

/** Its texts in the languages beside English. */
export function LanguageFields({ api }: Pick<IdentityFieldsProps, 'api'>) {
  const words = useSettingWords()
  const [name, description, notice, off_note] = api.form.watch([
    'name',
    'description',
    'notice',
    'off_note',
  ])
  return (
    <OtherLanguages
      texts={[
        { name: 'name', label: words('name').label, english: name },
        { name: 'description', label: words('description').label, english: description },
        { name: 'notice', label: words('notice').label, english: notice, longest: longest.long },
        {
          name: 'off_note',
          label: words('offNote').label,
          english: off_note,
          longest: longestOffNote,
        },
      ]}
      field={(language, text) => api.field(`translations.${language}.${text}`)}
    />
  )
}
