import { FormattedMessage, useIntl } from 'react-intl'
import { mostBlindFields } from '@/contract/departments/blind-entry'
import { blindFieldKinds } from '@/contract/departments/blind-fields'
import { mostOptions, mostTypes } from '@/contract/departments/department-setup'
import { newField, newType } from '@/rules/departments/new-department'
import { bounded, patterned } from '@/rules/departments/blind-form'
import type { ControlWords } from '@/screens/shared/forms/field-table'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { RepeatedGroup } from '@/ui/form/shell/repeated-group'
import { SelectField } from '@/ui/form/fields/select-field'
import { TextField } from '@/ui/form/fields/text-field'
import { Stack } from '@/ui/layout/stack'
import { CountField } from '@/ui/form/fields/count-field'
import type { DepartmentForm } from './department-form'
import { kindWords } from './words'

interface BuilderProps {
  api: FormApi<DepartmentForm>
}

interface RowsProps extends BuilderProps {
  words: ControlWords
}

/** Source type 4: the fields that citizens fill in, put together by the office (product.md P5). */
export function BuilderRows({ api, words }: RowsProps) {
  const { formatMessage } = useIntl()
  return (
    <RepeatedGroup
      {...api.list('form.fields')}
      {...words}
      ordered
      max={mostBlindFields}
      newRow={newField}
      rowName={({ label, kind }) => label || formatMessage({ id: kindWords[kind] })}
      foldedAs={({ label, kind }) => (label === '' ? '' : formatMessage({ id: kindWords[kind] }))}
      addLabel={<FormattedMessage id="department-setup.builder.addField" />}
      empty={<FormattedMessage id="department-setup.builder.noFields" />}
    >
      {(path) => <FieldRow api={api} path={path} />}
    </RepeatedGroup>
  )
}

type FieldPath = `form.fields.${number}`

function FieldRow({ api, path }: BuilderProps & { path: FieldPath }) {
  const { formatMessage } = useIntl()
  const kind = api.form.watch(`${path}.kind`)
  const text = (id: 'kind' | 'label' | 'hint' | 'pattern' | 'example' | 'minimum' | 'maximum') =>
    formatMessage({ id: `department-setup.builder.${id}` })
  return (
    <Stack gap="4">
      <FieldColumns>
        <SelectField {...api.field(`${path}.kind`)} label={text('kind')} need="required">
          {blindFieldKinds.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: kindWords[one] })}
            </option>
          ))}
        </SelectField>
        <TextField
          {...api.field(`${path}.label`)}
          label={text('label')}
          help={formatMessage({ id: 'department-setup.builder.labelHelp' })}
          need="optional"
          autoComplete="off"
        />
      </FieldColumns>
      <TextField
        {...api.field(`${path}.help`)}
        label={text('hint')}
        need="optional"
        autoComplete="off"
      />
      {patterned.has(kind) && (
        <FieldColumns>
          <TextField
            {...api.field(`${path}.pattern`)}
            label={text('pattern')}
            need="optional"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...api.field(`${path}.example`)}
            label={text('example')}
            need="optional"
            autoComplete="off"
            spellCheck={false}
          />
        </FieldColumns>
      )}
      {bounded.has(kind) && (
        <FieldColumns>
          {(['minimum', 'maximum'] as const).map((name) => {
            const field = { ...api.value(`${path}.${name}`), label: text(name) }
            return kind === 'amount' ? (
              <MoneyField key={name} {...field} need="optional" />
            ) : (
              <CountField key={name} {...field} need="optional" />
            )
          })}
        </FieldColumns>
      )}
      {kind === 'select' && <OptionRows api={api} path={path} />}
      <div>
        <CheckboxField
          {...api.flag(`${path}.required`)}
          label={formatMessage({ id: 'department-setup.builder.required' })}
        />
        {kind === 'reference' && (
          <CheckboxField
            {...api.flag(`${path}.confirm`)}
            label={formatMessage({ id: 'department-setup.builder.confirm' })}
          />
        )}
      </div>
    </Stack>
  )
}

function OptionRows({ api, path }: BuilderProps & { path: FieldPath }) {
  const { formatMessage } = useIntl()
  const nameOf = (index: number) =>
    formatMessage({ id: 'department-setup.builder.option' }, { number: index + 1 })
  return (
    <RepeatedGroup
      {...api.list(`${path}.options`)}
      label={formatMessage({ id: 'department-setup.builder.options' })}
      ordered
      max={mostOptions}
      newRow={{ label: '' }}
      rowName={({ label }, index) => label || nameOf(index)}
      addLabel={<FormattedMessage id="department-setup.builder.addOption" />}
    >
      {(at, index) => (
        <TextField
          {...api.field(`${at}.label`)}
          label={nameOf(index)}
          need="required"
          autoComplete="off"
        />
      )}
    </RepeatedGroup>
  )
}

/** The kinds of payment that one of the fields lets citizens choose from. */
export function TypeRows({ api, words }: RowsProps) {
  const { formatMessage } = useIntl()
  const text = (id: 'code' | 'typeName' | 'price' | 'minimum' | 'maximum') =>
    formatMessage({ id: `department-setup.builder.${id}` })
  return (
    <RepeatedGroup
      {...api.list('form.types')}
      {...words}
      ordered
      max={mostTypes}
      newRow={newType}
      rowName={({ MSG, VAL }, index) =>
        MSG || VAL || formatMessage({ id: 'department-setup.builder.type' }, { number: index + 1 })
      }
      foldedAs={({ MSG, VAL }) => (MSG === '' ? '' : VAL)}
      addLabel={<FormattedMessage id="department-setup.builder.addType" />}
      empty={<FormattedMessage id="department-setup.builder.noTypes" />}
    >
      {(path) => (
        <Stack gap="4">
          <FieldColumns>
            <TextField
              {...api.field(`${path}.VAL`)}
              label={text('code')}
              need="required"
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              {...api.field(`${path}.MSG`)}
              label={text('typeName')}
              need="required"
              autoComplete="off"
            />
          </FieldColumns>
          <FieldColumns columns={3}>
            <MoneyField
              {...api.value(`${path}.price_cents`)}
              label={text('price')}
              need="optional"
            />
            <MoneyField
              {...api.value(`${path}.minimum_cents`)}
              label={text('minimum')}
              need="optional"
            />
            <MoneyField
              {...api.value(`${path}.maximum_cents`)}
              label={text('maximum')}
              need="optional"
            />
          </FieldColumns>
        </Stack>
      )}
    </RepeatedGroup>
  )
}
