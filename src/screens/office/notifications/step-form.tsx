import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { addNotification, saveNotification, staleNotifications } from '@/api/notifications'
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
import { FollowDirty } from '@/ui/form/shell/follow-dirty'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { fieldsOf } from './notification-form'
import type { NotificationStep } from './steps'
import { idOf, movedOnWords } from './use-notification-actions'

export type Lost = 'deleted' | 'sent'

export interface StepProps {
  row: Notification
  /** What someone else has made of it meanwhile: what is typed can only become a new one. */
  lost: Lost | null
  /** On to the next step. */
  onSaved: () => void
  /** What was typed is saved as a new one. */
  onAdded: (row: Notification) => void
  /** Whether something is typed that is not saved. */
  onTyped: (typed: boolean) => void
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

/**
 * One step of a draft: saved by itself, compared where two people write at once, and saved as a new
 * one where the draft is none any more.
 */
export function StepForm<Fields extends FieldValues>({
  step,
  row,
  lost,
  schema,
  toForm,
  toBody,
  fields: table,
  onSaved,
  onAdded,
  onTyped,
  children,
}: StepFormProps<Fields>) {
  const values = toForm(row)
  const [draft] = useState(() => {
    const kept = v.custom<Fields>((value) => isLike(value, values))
    return safeDraft(draftFor(`notification ${row.id} ${step}`, kept))
  })
  const save = useWrite<Fields, Notification, Notification>({
    about: `${lost === null ? 'notification' : 'instead of notification'} ${row.id} ${step}`,
    call: (form, context) => {
      // The other steps as they stand by now: the call replaces all of them.
      const saved = fieldsOf(context.row ?? row)
      const fields = { ...saved, ...toBody(form, saved) }
      return lost === null
        ? saveNotification(idOf(row), fields, context)
        : addNotification(idOf(row), fields, context.key)
    },
    invalidates: staleNotifications,
    awaits: true,
    words: movedOnWords,
    edits: lost === null ? { row, schema: rowSchema, toForm } : null,
    done: (saved) => (lost === null ? onSaved() : onAdded(saved)),
  })
  return (
    <OfficeForm
      schema={schema}
      defaults={values}
      save={save.run}
      draft={draft}
      saveLabel={
        <FormattedMessage
          id={lost === null ? 'notification.form.continue' : 'notification.lost.save'}
        />
      }
    >
      {(api) => (
        <>
          <FollowDirty dirty={api.dirty} onDirty={onTyped} />
          {children(api)}
          <ConflictView write={save} fields={table} />
        </>
      )}
    </OfficeForm>
  )
}
