import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { GenericSchema } from 'valibot'
import { merchantKeys, saveMerchant } from '@/api/merchant-settings'
import type { SettingsStep as Step } from '@/contract/launch'
import {
  merchant as merchantSchema,
  type Merchant,
  type MerchantFields,
} from '@/contract/merchant-setup'
import { ConflictView } from '@/screens/shared/conflict-view'
import { OfficeForm } from '@/screens/shared/office-form'
import { SettingFacts } from '@/screens/shared/setting-facts'
import type { ShownSettings } from '@/screens/shared/use-shown-settings'
import { useWrite } from '@/screens/shared/use-write'
import { useMay } from '@/state/use-may'
import type { FormApi } from '@/ui/form/form-shell'
import { stepDraft } from './step-draft'

/** The parts of a step that the frame knows. */
export interface StepProps {
  merchant: Merchant
  /** After a save: on to the next step while the site is not open. */
  onSaved: () => void
}

interface SettingsStepProps<Fields extends FieldValues> extends StepProps {
  step: Step
  schema: GenericSchema<Fields>
  fieldsOf: (row: Merchant) => Fields
  changes: (fields: Fields) => Partial<MerchantFields>
  shows: ShownSettings<Fields>
  children: (api: FormApi<Fields>) => ReactNode
}

/** One step of a merchant's own fields: the form, or the facts for viewers who may not edit them. */
export function SettingsStep<Fields extends FieldValues>(props: SettingsStepProps<Fields>) {
  const edits = useMay('settings.edit')
  const { fieldsOf, merchant, shows } = props
  return edits ? (
    <StepForm {...props} />
  ) : (
    <SettingFacts fields={fieldsOf(merchant)} shows={shows} />
  )
}

function StepForm<Fields extends FieldValues>({
  step,
  merchant,
  schema,
  fieldsOf,
  changes,
  shows,
  onSaved,
  children,
}: SettingsStepProps<Fields>) {
  const fields = fieldsOf(merchant)
  const [draft] = useState(() => stepDraft(merchant.id, step, fields))
  const save = useWrite<Fields, Merchant, Merchant>({
    call: (form, context) => saveMerchant(merchant.id, changes(form), context),
    invalidates: merchantKeys,
    edits: { row: merchant, schema: merchantSchema, fields: fieldsOf },
    done: onSaved,
  })
  return (
    <OfficeForm
      schema={schema}
      defaults={fields}
      save={save.run}
      draft={draft}
      saveLabel={
        <FormattedMessage
          id={merchant.is_enabled === 0 ? 'merchants.form.continue' : 'merchants.form.save'}
        />
      }
    >
      {(api) => (
        <>
          {children(api)}
          <ConflictView write={save} fields={shows} />
        </>
      )}
    </OfficeForm>
  )
}
