import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { saveNotification, staleNotifications } from '@/api/notifications'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import {
  notification as rowSchema,
  type Notification,
} from '@/contract/notifications/notifications'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import type { FieldTable } from '@/screens/shared/forms/field-table'
import { isLike, safeDraft } from '@/screens/shared/forms/form-draft'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { draftFor } from '@/state/office/drafts'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { fieldsOf } from './notification-form'
import type { NotificationStep } from './steps'
import { idOf, movedOnWords } from './use-notification-actions'

export interface StepProps {
  row: Notification
  /** On to the next step. */
  onSaved: () => void
}

interface StepFormProps<Fields extends FieldValues> extends StepProps {
  step: NotificationStep
  schema: GenericSchema<Fields>
  toForm: (fields: NotificationFields) => Fields
  /** `saved`: with the other steps, which someone else may have changed. */
  toBody: (form: Fields, saved: NotificationFields) => Partial<NotificationFields>
  fields: FieldTable<Fields>
  children: (api: FormApi<Fields>) => ReactNode
}

/** One step of a draft: saved by itself, compared where two people write at once. */
export function StepForm<Fields extends FieldValues>({
  step,
  row,
  schema,
  toForm,
  toBody,
  fields,
  onSaved,
  children,
}: StepFormProps<Fields>) {
  const values = toForm(row)
  const [draft] = useState(() => {
    const kept = v.custom<Fields>((value) => isLike(value, values))
    return safeDraft(draftFor(`notification ${row.id} ${step}`, kept))
  })
  const save = useWrite<Fields, Notification, Notification>({
    about: `notification ${row.id} ${step}`,
    call: (form, context) => {
      // The other steps as they stand by now: the call replaces all of them.
      const saved = fieldsOf(context.row ?? row)
      return saveNotification(idOf(row), { ...saved, ...toBody(form, saved) }, context)
    },
    invalidates: staleNotifications,
    awaits: true,
    words: movedOnWords,
    edits: { row, schema: rowSchema, toForm },
    done: onSaved,
  })
  return (
    <OfficeForm
      schema={schema}
      defaults={values}
      save={save.run}
      draft={draft}
      saveLabel={<FormattedMessage id="notification.form.continue" />}
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
