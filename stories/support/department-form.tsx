import { Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { sayInForm } from '@/i18n/form-rules'
import {
  dateRange,
  listRule,
  moneyRange,
  optionalText,
  percentRange,
  requiredText,
  type Say,
} from '@/rules/forms/field-rules'
import { OfficeForm } from '@/screens/shared/office-form'
import { useToday } from '@/screens/shared/use-today'
import { useWrite } from '@/screens/shared/use-write'
import type { Draft } from '@/state/drafts'
import { CheckboxesField } from '@/ui/form/checkboxes-field'
import { DateRangeField } from '@/ui/form/date-range-field'
import type { FormApi } from '@/ui/form/form-shell'
import { FormSections } from '@/ui/form/form-sections'
import { MoneyField } from '@/ui/form/money-field'
import { MultiSelectField } from '@/ui/form/multi-select-field'
import { PercentField } from '@/ui/form/percent-field'
import { RadioField } from '@/ui/form/radio-field'
import { RepeatedGroup } from '@/ui/form/repeated-group'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { TextLink } from '@/ui/action/text-link'
import { departments } from './form-choices'

/** A form as the office has them: sections, repeated rows, pieces of every kind. */

const feeRules = (say: Say) =>
  v.object({
    name: requiredText(say, 40),
    cents: moneyRange(say, { least: 1, most: 500_000 }),
  })

const departmentRules = (say: Say) =>
  v.object({
    name: requiredText(say, 60),
    note: optionalText(say, 200),
    kind: v.picklist(['bills', 'free']),
    tenders: v.array(v.string()),
    card_rate: percentRange(say, { most: 1_000 }),
    fees: listRule(say, feeRules(say), { least: 1, most: 4, distinct: 'name' }),
    season: dateRange(say, { optional: true }),
    shown_with: v.array(v.string()),
    paperless: v.boolean(),
  })
export type DepartmentFields = v.InferOutput<ReturnType<typeof departmentRules>>

export const waterDepartment: DepartmentFields = {
  name: 'Water and sewer',
  note: '',
  kind: 'bills',
  tenders: ['card', 'echeck'],
  card_rate: 295,
  fees: [
    { name: 'Late fee', cents: 1_000 },
    { name: 'Turn-on fee', cents: 4_500 },
  ],
  season: { from: '', to: '' },
  shown_with: ['sewer'],
  paperless: true,
}

interface DepartmentFormProps {
  fields?: DepartmentFields
  /** The call; a failure of it goes to the fields. */
  onSave: (fields: DepartmentFields) => Promise<unknown>
  draft?: Draft<DepartmentFields>
}

export function DepartmentForm({ fields = waterDepartment, onSave, draft }: DepartmentFormProps) {
  const save = useWrite<DepartmentFields>({ call: onSave, says: 'The department is saved' })
  return (
    <OfficeForm
      schema={departmentRules(sayInForm)}
      defaults={fields}
      save={save.run}
      saveLabel="Save"
      beside={
        <TextLink asChild>
          <Link to="/departments">Back to the list</Link>
        </TextLink>
      }
      {...(draft && { draft })}
    >
      {(form) => (
        <FormSections
          sections={[
            { id: 'department', title: 'Department', content: <Basics form={form} /> },
            { id: 'payments', title: 'Payments', content: <Payments form={form} /> },
            {
              id: 'fees',
              title: 'Fees',
              help: 'Added to a bill where they apply.',
              content: <Fees form={form} />,
            },
            { id: 'season', title: 'Season', content: <Season form={form} /> },
          ]}
        />
      )}
    </OfficeForm>
  )
}

interface PartProps {
  form: FormApi<DepartmentFields>
}

function Basics({ form }: PartProps) {
  return (
    <>
      <TextField label="Name" need="required" autoComplete="off" {...form.field('name')} />
      <TextArea label="Note to citizens" longest={200} {...form.field('note')} />
      <MultiSelectField
        label="Shown together with"
        options={departments}
        {...form.value('shown_with')}
      />
    </>
  )
}

function Payments({ form }: PartProps) {
  return (
    <>
      <RadioField
        label="What is paid"
        options={[
          { value: 'bills', label: 'Bills', description: 'Citizens look up what they owe.' },
          { value: 'free', label: 'Any amount', description: 'Citizens say what they pay.' },
        ]}
        {...form.choice('kind')}
      />
      <CheckboxesField
        label="How it can be paid"
        options={[
          { value: 'card', label: 'Credit or debit card' },
          { value: 'echeck', label: 'Bank account', description: 'E-check.' },
        ]}
        {...form.choice('tenders')}
      />
      <PercentField label="Fee for cards" need="required" {...form.value('card_rate')} />
      <SwitchField
        label="Bills by e-mail"
        help="Citizens can choose not to get paper."
        {...form.field('paperless')}
      />
    </>
  )
}

function Fees({ form }: PartProps) {
  return (
    <RepeatedGroup
      {...form.list('fees')}
      label="Fees of this department"
      addLabel="Add a fee"
      rowName={({ name }, index) => name || `Fee ${index + 1}`}
      newRow={{ name: '', cents: null }}
      min={1}
      max={4}
      ordered
    >
      {(path) => (
        <div
          style={{
            display: 'grid',
            gap: 12,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
          }}
        >
          <TextField label="Name" autoComplete="off" {...form.field(`${path}.name`)} />
          <MoneyField label="Amount" {...form.value(`${path}.cents`)} />
        </div>
      )}
    </RepeatedGroup>
  )
}

function Season({ form }: PartProps) {
  return (
    <DateRangeField
      label="Open"
      need="optional"
      help="All year where it is empty."
      today={useToday()}
      from={form.value('season.from')}
      to={form.value('season.to')}
    />
  )
}
