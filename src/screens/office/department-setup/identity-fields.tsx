import { FormattedMessage } from 'react-intl'
import { longest } from '@/contract/wire'
import { longestOffNote } from '@/rules/languages/own-texts'
import { suggestedSlug } from '@/rules/merchants/department-slug'
import { type FieldTable, FormFields } from '@/screens/shared/field-table'
import { OtherLanguages } from '@/screens/shared/other-languages'
import { Part } from '@/screens/shared/part'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { TextField } from '@/ui/form/text-field'
import type { DepartmentForm } from './department-form'
import { SourceChoice } from './source-fields'

interface IdentityFieldsProps {
  api: FormApi<DepartmentForm>
  fields: FieldTable<DepartmentForm>
  isNew: boolean
  isFixed: boolean
  /** It leads to another site, and the viewer may not let it take payments here. */
  isOutside: boolean
}

/** What the department is called, where it is, and what kind it is. */
export function IdentityFields({ api, fields, isNew, isFixed, isOutside }: IdentityFieldsProps) {
  const part = { api, of: fields }
  const name = api.field('name')
  return (
    <Part title={<FormattedMessage id="department-setup.part.identity" />}>
      <FieldColumns roomy>
        <TextField
          {...name}
          label={fields.name.label}
          help={fields.name.help}
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
          label={fields.id.label}
          help={fields.id.help}
          need="required"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isNew}
        />
      </FieldColumns>
      <SourceChoice api={api} isFixed={isFixed} isOutside={isOutside} />
      <FormFields {...part} names={['description']} />
      <FieldColumns roomy>
        <FormFields {...part} names={['icon', 'phone']} />
      </FieldColumns>
      <FormFields {...part} names={['notice']} />
    </Part>
  )
}

/** Whether it is on the city's page. */
export function StatusFields({ api, fields }: Pick<IdentityFieldsProps, 'api' | 'fields'>) {
  const part = { api, of: fields }
  const isOn = api.form.watch('status')
  return (
    <Part title={<FormattedMessage id="department-setup.part.status" />}>
      <div>
        <FormFields {...part} names={['status', 'hidden']} />
      </div>
      {!isOn && <FormFields {...part} names={['off_note']} />}
    </Part>
  )
}

/** Its texts in the languages beside English. */
export function LanguageFields({ api, fields }: Pick<IdentityFieldsProps, 'api' | 'fields'>) {
  const names = ['name', 'description', 'notice', 'off_note'] as const
  const typed = api.form.watch(names)
  return (
    <OtherLanguages
      texts={names.map((name, index) => ({
        name,
        label: fields[name].label,
        english: typed[index] ?? '',
        ...(name === 'notice' && { longest: longest.long }),
        ...(name === 'off_note' && { longest: longestOffNote }),
      }))}
      field={(language, text) => api.field(`translations.${language}.${text}`)}
    />
  )
}
