import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState, type ReactElement, type ReactNode } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { GenericSchema } from 'valibot'
import { messageText } from '@/i18n/message-text'
import { ErrorSummary, type SummaryError } from './error-summary'
import { bindForm, type FocusTargets, type FormApi, type FormFailure } from './form-bindings'
import { errorsInOrder, hasPath, messageAt, normalPath, pathAndParents, refAt } from './form-errors'
import { useDraft, useFailureAtStart, useTyped } from './form-start'
import { Columns } from '@/ui/layout/columns'
import { Stack } from '@/ui/layout/stack'

export type { FormApi, FormFailure }

interface FormShellProps<Fields extends FieldValues> {
  /** For a submit button outside of it: `<Button type="submit" form={id}>`. */
  id?: string
  /** Mirrors the fields; its messages are message ids (or plain text). */
  schema: GenericSchema<Fields>
  /** A value for every field, in the order of the page: the summary follows it. */
  defaults: Fields
  /** Values for the messages of the schema: `{ minimum: '$50.00' }`. */
  errorValues?: Readonly<Record<string, string | number>>
  /**
   * Returns nothing on success, else the server's refusal; it must not throw for that. A form that
   * stays open is reset there to the saved values.
   */
  onSubmit: (
    values: Fields,
    form: UseFormReturn<Fields, unknown, Fields>,
  ) => Promise<FormFailure | undefined>
  /** The server's refusal from a later step, which leads back here. */
  failure?: FormFailure | null
  /**
   * Called with the values when a field is left, and when the form or the page goes (decision 4).
   */
  onDraft?: (values: Fields) => void
  /** A draft: filled in when the form opens, and counts as changed. */
  typed?: Fields | null
  /** Beside the fields and their error summary, below them on narrow screens. */
  side?: (api: FormApi<Fields>) => ReactNode
  children: (api: FormApi<Fields>) => ReactNode
}

/**
 * The single form component (product.md 2.0, "Forms"; decision 11): validates on blur and change,
 * and on input only where a field has an error; shows the first error of a field; after a failed
 * submit the summary takes focus; a server's refusal goes to its field, or to the summary.
 */
export function FormShell<Fields extends FieldValues>({
  id,
  schema,
  defaults,
  errorValues,
  onSubmit,
  failure = null,
  onDraft,
  typed = null,
  side,
  children,
}: FormShellProps<Fields>) {
  const intl = useIntl()
  const form = useForm<Fields, unknown, Fields>({
    // Specification §5: without a rule's own message, the field is "not valid".
    resolver: valibotResolver(schema, { message: 'ui.field.invalid' }),
    defaultValues: asDefaults(defaults),
    // Otherwise a check across fields is skipped while any other field has an error, and appears
    // only later. A field still shows its first error.
    criteriaMode: 'all',
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const [attempt, setAttempt] = useState(0)
  const [general, setGeneral] = useState<readonly (string | ReactElement)[]>([])
  const [targets] = useState<FocusTargets>(() => new Map())

  useTyped(form, typed)
  useDraft(form, onDraft)

  const say = (message: string) => messageText(intl, message, errorValues)
  const errorAt = (path: string): string | undefined => {
    const message = messageAt(get(errors, path))
    return message === undefined ? undefined : say(message)
  }

  const showFailure = (failed: FormFailure) => {
    const leftOver: (string | ReactElement)[] = []
    for (const [name, [text]] of Object.entries(failed.errors ?? {})) {
      const path = normalPath(name)
      if (text === undefined) continue
      if (isPath(path, form.getValues())) form.setError(path, { type: 'server', message: text })
      else leftOver.push(text)
    }
    if (failed.message && Object.keys(failed.errors ?? {}).length === 0) {
      leftOver.push(failed.message)
    }
    setGeneral(leftOver)
    setAttempt((count) => count + 1)
  }
  useFailureAtStart(failure, showFailure)

  const submit = form.handleSubmit(
    async (values) => {
      setGeneral([])
      const failed = await onSubmit(values, form)
      if (failed) showFailure(failed)
    },
    () => setAttempt((count) => count + 1),
  )

  /** Moves focus to the field; for a group's error, to the group. */
  const goTo = (path: string) => {
    for (const name of pathAndParents(path)) {
      const target = targets.get(name)
      if (target) {
        target.focus()
        return
      }
      if (isPath(name, form.getValues())) {
        const before = document.activeElement
        form.setFocus(name)
        if (document.activeElement !== before) return
      }
    }
  }
  const controlOf = (path: string): HTMLElement | undefined => {
    const known = targets.get(path) ?? refAt(get(errors, path))
    return known instanceof HTMLElement ? known : undefined
  }
  const found = errorsInOrder(errors, form.getValues())
  // Two equal links would not tell their fields apart.
  const isTwice = (message: string) => found.filter((one) => one.message === message).length > 1
  const summary: SummaryError[] = [
    ...general.map((message, index) => ({
      key: `general ${index}`,
      message: typeof message === 'string' ? say(message) : message,
    })),
    ...found.map(({ path, message }) => ({
      key: path,
      message: say(message),
      goTo: () => goTo(path),
      ...((isFieldRule(message) || isTwice(message)) && { control: () => controlOf(path) }),
    })),
  ]

  const api = bindForm(form, isSubmitting, errorAt, targets)
  const content = (
    <Stack gap="5">
      {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
      {children(api)}
    </Stack>
  )
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
    >
      {side ? <Columns side={side(api)}>{content}</Columns> : content}
    </form>
  )
}

function isPath<Fields extends FieldValues>(path: string, values: Fields): path is Path<Fields> {
  return hasPath(values, path)
}

/** Rules that any field may have (i18n/form-rules.ts) do not name theirs. */
const isFieldRule = (message: string) => message.startsWith('forms.rule.')

/**
 * Complete values are default values; the library's type cannot express it for a type parameter.
 */
function asDefaults<Fields extends FieldValues>(fields: Fields): DefaultValues<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return fields as DefaultValues<Fields>
}
