import { FormattedMessage, useIntl } from 'react-intl'
import { type BillKind, billKinds } from '@/contract/departments'
import { Part } from '@/screens/shared/part'
import { CheckboxesField } from '@/ui/form/checkboxes-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { RadioField } from '@/ui/form/radio-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextField } from '@/ui/form/text-field'
import type { DepartmentForm } from './department-form'
import { billWords, useSettingWords } from './words'

interface SearchFieldsProps {
  api: FormApi<DepartmentForm>
  /** The department has bills of its kind. */
  isFixed: boolean
}

/** Source types 1 and 2: what is billed, and how citizens find it. */
export function SearchFields({ api, isFixed }: SearchFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const bills = api.form.watch('bills')
  const { value, onChange, ...bound } = api.choice('bills')
  return (
    <Part title={<FormattedMessage id="department-setup.part.search" />}>
      <RadioField<BillKind | ''>
        {...bound}
        {...words('bills')}
        value={value ?? ''}
        onChange={(kind) => onChange(kind === '' ? null : kind)}
        need="required"
        options={billKinds.options.map((kind) => ({
          value: kind,
          label: formatMessage({ id: billWords[kind] }),
        }))}
        {...(isFixed && { disabledReason: formatMessage({ id: 'department-setup.source.fixed' }) })}
      />
      <SwitchField {...api.flag('permits')} {...words('permits')} />
      <CheckboxesField
        {...api.value('search.by')}
        {...words('searchBy')}
        need="required"
        options={[
          { value: 'number', label: formatMessage({ id: 'department-setup.by.number' }) },
          { value: 'owner', label: formatMessage({ id: 'department-setup.by.owner' }) },
          { value: 'address', label: formatMessage({ id: 'department-setup.by.address' }) },
        ]}
      />
      {bills === 'permit' && (
        <CheckboxesField
          {...api.value('search.also_by')}
          {...words('alsoBy')}
          options={[
            { value: 'contractor', label: formatMessage({ id: 'department-setup.by.contractor' }) },
          ]}
        />
      )}
      {bills === 'court' && (
        <CheckboxesField
          {...api.value('search.also_by')}
          {...words('alsoBy')}
          options={[
            { value: 'case', label: formatMessage({ id: 'department-setup.by.case' }) },
            { value: 'name', label: formatMessage({ id: 'department-setup.by.name' }) },
          ]}
        />
      )}
      <CheckboxesField
        {...api.value('search.second')}
        {...words('second')}
        options={[
          { value: 'name', label: formatMessage({ id: 'department-setup.second.name' }) },
          { value: 'zip', label: formatMessage({ id: 'department-setup.second.zip' }) },
          ...(bills === 'court'
            ? [
                {
                  value: 'born' as const,
                  label: formatMessage({ id: 'department-setup.second.born' }),
                },
              ]
            : []),
        ]}
      />
      <SwitchField {...api.flag('search.mask_owner')} {...words('maskOwner')} />
      <FieldColumns roomy>
        <TextField
          {...api.field('search.pattern')}
          {...words('pattern')}
          need="optional"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...api.field('search.example')}
          {...words('example')}
          need="optional"
          autoComplete="off"
          spellCheck={false}
        />
      </FieldColumns>
    </Part>
  )
}
