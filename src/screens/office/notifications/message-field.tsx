import { lazy } from 'react'
import type { MessageBody, VariableName } from '@/contract/notifications/notification-message'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { Bone } from '@/ui/feedback/bone'
import { FieldFrame } from '@/ui/form/field'
import type { ValueBinding } from '@/ui/form/shell/form-bindings'

const MessageEditor = lazy(async () => ({
  default: (await import('./editor/message-editor')).MessageEditor,
}))

interface MessageFieldProps extends ValueBinding<MessageBody> {
  label: string
  help?: string
  need?: 'required' | 'optional'
  variables: readonly VariableName[]
  lang: string
}

/** The text of a message; the editor is loaded where one is written, and nowhere else. */
export function MessageField({
  label,
  help,
  need,
  error,
  ref,
  value,
  onChange,
  onBlur,
  variables,
  lang,
}: MessageFieldProps) {
  return (
    <FieldFrame label={label} help={help} need={need} error={error}>
      {(control) => (
        <LazyBoundary fallback={<Bone height="15rem" borderRadius="control" />}>
          <MessageEditor
            control={control}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            variables={variables}
            target={ref}
            lang={lang}
          />
        </LazyBoundary>
      )}
    </FieldFrame>
  )
}
