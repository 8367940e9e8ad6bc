import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { GenericSchema } from 'valibot'
import { merchantKeys, saveMerchant } from '@/api/merchants/merchant-settings'
import type { SettingsStep as Step } from '@/contract/merchants/launch'
import {
  merchant as merchantSchema,
  type Merchant,
  type MerchantFields,
} from '@/contract/merchants/merchant-setup'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { SettingFacts } from '@/screens/shared/forms/setting-facts'
import type { FieldTable } from '@/screens/shared/forms/field-table'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { stepDraft } from './step-draft'

/** The parts of a step that the frame knows. */
export interface StepProps {
  merchant: Merchant
  /** After a save: on to the next step while the site is not open. */
  onSaved: () => void
  /** The title of that step, which the button names; undefined: the site is open. */
  next: string | undefined
}

interface SettingsStepProps<Fields extends FieldValues> extends StepProps {
  step: Step
  schema: GenericSchema<Fields>
  toForm: (row: Merchant) => Fields
  toBody: (form: Fields) => Partial<MerchantFields>
  fields: FieldTable<Fields>
  children: (api: FormApi<Fields>) => ReactNode
}

/** One step of a merchant's own fields: the form, or the facts for viewers who may not edit them. */
export function SettingsStep<Fields extends FieldValues>(props: SettingsStepProps<Fields>) {
  const mayEdit = useMay('settings.edit')
  const { toForm, merchant, fields } = props
  return mayEdit ? (
    <StepForm {...props} />
  ) : (
    <SettingFacts values={toForm(merchant)} fields={fields} />
  )
}

function StepForm<Fields extends FieldValues>({
  step,
  merchant,
  schema,
  toForm,
  toBody,
  fields,
  onSaved,
  next,
  children,
}: SettingsStepProps<Fields>) {
  const values = toForm(merchant)
  const [draft] = useState(() => stepDraft(merchant.id, step, values))
  const save = useWrite<Fields, Merchant, Merchant>({
    call: (form, context) => saveMerchant(merchant.id, toBody(form), context),
    invalidates: merchantKeys,
    edits: { row: merchant, schema: merchantSchema, toForm },
    done: onSaved,
  })
  return (
    <OfficeForm
      schema={schema}
      defaults={values}
      save={save.run}
      draft={draft}
      saveLabel={
        next === undefined ? (
          <FormattedMessage id="merchants.form.save" />
        ) : (
          <FormattedMessage id="merchants.form.continue" values={{ step: next }} />
        )
      }
    >
      {(api) => (
        <>
          {children(api)}
          <ConflictView write={save} fields={fields} />
        </>
      )}
    </OfficeForm>
  )
}
