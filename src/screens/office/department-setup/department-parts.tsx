import { FormattedMessage } from 'react-intl'
import { longest } from '@/contract/wire'
import { sourceTypes } from '@/rules/constants'
import { longestOffNote } from '@/rules/languages/own-texts'
import { FormFields } from '@/screens/shared/forms/field-table'
import { OtherLanguages } from '@/screens/shared/forms/other-languages'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import type { DepartmentTable } from './department-fields'
import type { DepartmentForm } from './department-form'
import { SourceTest } from './source-test'

interface PartsProps {
  api: FormApi<DepartmentForm>
  fields: DepartmentTable
}

interface DepartmentPartsProps extends PartsProps {
  merchantId: string
}

/** The form of a department; its kind decides which settings there are. */
export function DepartmentParts({ merchantId, ...parts }: DepartmentPartsProps) {
  const part = { api: parts.api, of: parts.fields }
  const source = parts.api.form.watch('source_type')
  return (
    <>
      <FieldGroup title={<FormattedMessage id="department-setup.part.identity" />}>
        <FieldColumns roomy>
          <FormFields {...part} names={['name', 'id']} />
        </FieldColumns>
        <FormFields {...part} names={['source_type', 'description']} />
        <FieldColumns roomy>
          <FormFields {...part} names={['icon', 'phone']} />
        </FieldColumns>
        <FormFields {...part} names={['notice']} />
      </FieldGroup>
      {source === sourceTypes.tylerApi && (
        <FieldGroup title={<FormattedMessage id="department-setup.part.source" />}>
          <FormFields {...part} names={['source.endpoint']} />
          <FieldColumns roomy>
            <FormFields {...part} names={['source.tax_code', 'source.roll_types']} />
          </FieldColumns>
          <SourceTest api={parts.api} merchantId={merchantId} />
        </FieldGroup>
      )}
      {(source === sourceTypes.tylerApi || source === sourceTypes.dataImport) && (
        <SearchPart {...parts} />
      )}
      {source === sourceTypes.url && <OutsidePart {...parts} />}
      {source === sourceTypes.blindPayment && <BuilderPart {...parts} />}
      <StatusPart {...parts} />
      <LanguagesPart {...parts} />
    </>
  )
}

/** What is billed, and how citizens find it. */
function SearchPart({ api, fields }: PartsProps) {
  const part = { api, of: fields }
  return (
    <FieldGroup title={<FormattedMessage id="department-setup.part.search" />}>
      <FormFields
        {...part}
        names={[
          'bills',
          'permits',
          'search.by',
          'search.also_by',
          'search.second',
          'search.mask_owner',
        ]}
      />
      <FieldColumns roomy>
        <FormFields {...part} names={['search.pattern', 'search.example']} />
      </FieldColumns>
    </FieldGroup>
  )
}

/** The vendor's site. */
function OutsidePart({ api, fields }: PartsProps) {
  return (
    <FieldGroup title={<FormattedMessage id="department-setup.part.outside" />}>
      <FormFields
        api={api}
        of={fields}
        names={['outside.url', 'outside.checked', 'outside.vendor', 'outside.fee', 'outside.needs']}
      />
    </FieldGroup>
  )
}

/** The form that citizens fill in. */
function BuilderPart({ api, fields }: PartsProps) {
  const asksType = api.form.watch('form.fields').some(({ kind }) => kind === 'type')
  return (
    <FieldGroup
      title={<FormattedMessage id="department-setup.part.form" />}
      lead={<FormattedMessage id="department-setup.part.formLead" />}
    >
      <FormFields
        api={api}
        of={fields}
        names={['form.intro', 'form.fields', ...(asksType ? (['form.types'] as const) : [])]}
      />
    </FieldGroup>
  )
}

/** Whether it is on the city's page. */
function StatusPart({ api, fields }: PartsProps) {
  const part = { api, of: fields }
  const isOn = api.form.watch('status')
  return (
    <FieldGroup title={<FormattedMessage id="department-setup.part.status" />}>
      <div>
        <FormFields {...part} names={['status', 'hidden']} />
      </div>
      {!isOn && <FormFields {...part} names={['off_note']} />}
    </FieldGroup>
  )
}

/** Its texts in the languages beside English. */
function LanguagesPart({ api, fields }: PartsProps) {
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
