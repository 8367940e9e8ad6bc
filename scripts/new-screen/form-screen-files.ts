import { codeName, codesOf } from './codes.ts'
import type { RowField } from './fields.ts'
import { camel, type Plan } from './plan.ts'

const isNumber = ({ kind }: RowField): boolean => kind === 'count' || kind === 'money'

/** The form's values, and the way between them and the row. */
export function formFile({ name, many, Many, fields }: Plan): string {
  const names = fields.map((field) => field.name).join(', ')
  const numbers = fields.filter(isNumber).map((field) => field.name)
  const body =
    numbers.length === 0
      ? '=> form'
      : `=> ({
  ...form,
  // Their rules refuse an empty one.
${numbers.map((number) => `  ${number}: form.${number} ?? 0,\n`).join('')}})`
  return `import type * as v from 'valibot'
import type { ${Many} } from '@/contract/${name}'
import { sayInForm } from '@/i18n/form-rules'
import { ${many}Rules } from '@/rules/${name}/${name}-rules'

export const ${many}Form = ${many}Rules(sayInForm)
export type ${Many}Form = v.InferOutput<typeof ${many}Form>

/** In the order of the page. */
export const toForm = ({ ${names} }: ${Many}): ${Many}Form => ({ ${names} })

export const toBody = (form: ${Many}Form): Omit<${Many}, 'version'> ${body}
`
}

/** The screen: its fields follow from the plan's. */
export function formScreenFile(plan: Plan): string {
  const { name, address, many, Many, fields } = plan
  const kinds = new Set(fields.map(({ kind }) => kind))
  const codes = codesOf(plan)
  const rows = [
    ...(kinds.has('text') ? ['text'] : []),
    ...(kinds.has('flag') ? ['flag'] : []),
    ...(codes.length > 0 ? ['choice'] : []),
    ...(kinds.has('date') || kinds.has('count') || kinds.has('money') ? ['field'] : []),
  ]
  const formats = ['count', 'date', 'money'].filter((kind) =>
    fields.some((field) => field.kind === kind),
  )
  return `import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { save${Many}, ${many}Query } from '@/api/${name}'
import { ${[...codes.map((field) => `${codeName(plan, field)}Codes`), many, `type ${Many}`].join(', ')} } from '@/contract/${name}'
${formats.length > 0 ? `import { useFormats } from '@/i18n/format'\n` : ''}import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { DetailScreen } from '@/screens/shared/detail/detail-screen'
import { FormFields, type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { FieldGroup } from '@/screens/shared/forms/field-group'
${kinds.has('date') ? `import { useToday } from '@/screens/shared/time/use-today'\n` : ''}import { useWrite } from '@/screens/shared/forms/use-write'
${kinds.has('count') ? `import { CountField } from '@/ui/form/fields/count-field'\n` : ''}${kinds.has('date') ? `import { DateField } from '@/ui/form/fields/date-field'\n` : ''}import { FieldColumns } from '@/ui/form/field-columns'
${kinds.has('money') ? `import { MoneyField } from '@/ui/form/fields/money-field'\n` : ''}import { ${many}Form, type ${Many}Form, toBody, toForm } from './${name}-form'

/** ${plan.title}, of the provider. */
export function ${Many}Screen() {
  const title = <FormattedMessage id="office.page.${address.name}" />
  return (
    <DetailScreen
      query={useQuery(${many}Query)}
      title={title}
      heading={() => ({ title })}
      failed={<FormattedMessage id="${name}.form.failed" />}
    >
      {(row) => <${Many}Editor row={row} />}
    </DetailScreen>
  )
}

function ${Many}Editor({ row }: { row: ${Many} }) {
  const fields = use${Many}Fields()
  const save = useWrite<${Many}Form, ${Many}, ${Many}>({
    about: '${name}',
    call: (form, context) => save${Many}(toBody(form), context),
    invalidates: [officeKeys.${many}.all, officeKeys.audit.all],
    edits: { row, schema: ${many}, toForm },
  })
  return (
    <OfficeForm
      schema={${many}Form}
      defaults={toForm(row)}
      save={save.run}
      saveLabel={<FormattedMessage id="${name}.form.save" />}
    >
      {(api) => (
        <>
          <EarlierTry write={save} />
          <FieldGroup level={2} title={<FormattedMessage id="${name}.form.part" />}>
            <FieldColumns>
              <FormFields
                api={api}
                of={fields}
                names={[${fields.map((field) => `'${field.name}'`).join(', ')}]}
              />
            </FieldColumns>
          </FieldGroup>
          <ConflictView write={save} fields={fields} />
        </>
      )}
    </OfficeForm>
  )
}

/** Each field once: its words, its control, and how it shows where it is not edited. */
function use${Many}Fields(): FieldTable<${Many}Form> {
  const { formatMessage } = useIntl()
${formats.length > 0 ? `  const { ${formats.join(', ')} } = useFormats()\n` : ''}${kinds.has('date') ? `  const today = useToday()\n` : ''}  const { ${rows.join(', ')} } = useFieldRows<${Many}Form>((name) => ({
    label: formatMessage({ id: labels[name] }),
  }))
  return {
${fields.map((field) => `    ${field.name}: ${rowOf(plan, field)},\n`).join('')}  }
}

const labels = {
${fields.map((field) => `  ${field.name}: '${name}.field.${camel(field.name)}',\n`).join('')}} as const
`
}

const numberControls = { count: 'CountField', money: 'MoneyField' } as const

function rowOf(plan: Plan, field: RowField): string {
  const { name } = field
  switch (field.kind) {
    case 'text':
    case 'instant':
      return `text('${name}', { need: 'required' })`
    case 'flag':
      return `flag('${name}')`
    case 'code':
      return `choice('${name}', ${codeName(plan, field)}Codes.map((value) => ({ value, label: formatMessage({ id: \`${plan.name}.${camel(name)}.\${value}\` }) })))`
    case 'date':
      return `field('${name}', date, (api, words) => <DateField {...api.value('${name}')} {...words} need="required" today={today} />)`
    case 'count':
    case 'money':
      return `field('${name}', (value) => value !== null && ${field.kind}(value), (api, words) => <${numberControls[field.kind]} {...api.value('${name}')} {...words} need="required" />)`
  }
}
