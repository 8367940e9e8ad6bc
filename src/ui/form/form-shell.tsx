import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { GenericSchema } from 'valibot'
import { messageText } from '@/i18n/message-text'
import { ErrorSummary, type SummaryError } from './error-summary'
import { Stack } from '@/ui/layout/stack'

/** What a server answered instead of success: field errors by name, and a sentence. */
export interface FormFailure {
  /** A message id, plain text, or an element that says it; shown where no field is at fault. */
  message?: string | ReactElement | null
  errors?: Readonly<Record<string, readonly string[]>>
}

/** For the browser's own controls, `TextField`, `TextArea`, `SelectField`, `CheckboxField`, `SwitchField`. */
interface FieldBinding {
  name: string
  ref: UseFormRegisterReturn['ref']
  onBlur: (event: FocusEvent) => void
  onChange: (event: ChangeEvent<Control>) => void
  error: string | undefined
}
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** For what has a value of its own type: `MoneyField`, `DateField`, `ComboboxField` and others. */
export interface ValueBinding<Value> {
  name: string
  /** What takes focus when the error summary leads here. */
  ref: (control: HTMLElement | null) => void
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

/** For `ChoiceCards`: `{...form.choice('tender')}`. */
interface ChoiceBinding<Value> {
  name: string
  ref: (firstRadio: HTMLInputElement | null) => void
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

export interface FormApi<Fields extends FieldValues> {
  field: (name: Path<Fields>) => FieldBinding
  choice: <Name extends Path<Fields>>(name: Name) => ChoiceBinding<PathValue<Fields, Name>>
  /** `{...form.value('fee')}`; the compiler compares the field's type with the piece's. */
  value: <Name extends Path<Fields>>(name: Name) => ValueBinding<PathValue<Fields, Name>>
  /** For the submit button. */
  pending: boolean
  /** The rest of react-hook-form, for what a form needs beyond fields. */
  form: UseFormReturn<Fields, unknown, Fields>
}

interface FormShellProps<Fields extends FieldValues> {
  /** Mirrors the fields; its messages are message ids (or plain text). */
  schema: GenericSchema<Fields>
  /** A value for every field, in the order of the page: the summary follows it. */
  defaults: Fields
  /** Values for the messages of the schema: `{ minimum: '$50.00' }`. */
  errorValues?: Readonly<Record<string, string | number>>
  /**
   * Answers nothing on success, else what the server said; it must not throw for that. A form that
   * stays open is reset there to what was saved.
   */
  onSubmit: (
    values: Fields,
    form: UseFormReturn<Fields, unknown, Fields>,
  ) => Promise<FormFailure | undefined>
  /** What the server said before this form was shown: a later step was refused and leads back. */
  failure?: FormFailure | null
  /**
   * Told what was typed whenever a field is left, and when the form or the page goes (
   * decision 4).
   */
  onDraft?: (values: Fields) => void
  /** What was typed here before and never sent: put in when the form opens, and counts as changed. */
  typed?: Fields | null
  children: (api: FormApi<Fields>) => ReactNode
}

/**
 * The one form (product.md 2.0, "Forms"; decision 11): validates on blur and change, on input only
 * where a field is already in error; shows the first error of a field; after a failed submit the
 * summary takes focus; what the server refuses goes to its field, or to the summary.
 */
export function FormShell<Fields extends FieldValues>({
  schema,
  defaults,
  errorValues,
  onSubmit,
  failure = null,
  onDraft,
  typed = null,
  children,
}: FormShellProps<Fields>) {
  const intl = useIntl()
  const form = useForm<Fields, unknown, Fields>({
    // Specification §5: where a rule says nothing else, the field is not valid.
    resolver: valibotResolver(schema, { message: 'ui.field.invalid' }),
    defaultValues: asDefaults(defaults),
    // Else a check across fields is left out while any other field is wrong, and comes later as
    // another surprise. A field shows its first error all the same.
    criteriaMode: 'all',
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const [attempt, setAttempt] = useState(0)
  const [general, setGeneral] = useState<readonly (string | ReactElement)[]>([])
  const names = Object.keys(defaults).filter((name) => isField(name, defaults))

  useTyped(form, typed)
  useDraft(form, onDraft)

  const errorOf = (name: Path<Fields>): string | undefined => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message === undefined ? undefined : messageText(intl, message, errorValues)
  }

  const showFailure = (failed: FormFailure) => {
    const leftOver: (string | ReactElement)[] = []
    for (const [name, [text]] of Object.entries(failed.errors ?? {})) {
      if (text === undefined) continue
      if (isField(name, defaults)) form.setError(name, { type: 'server', message: text })
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

  const summary: SummaryError[] = [
    ...general.map((message, index) => ({
      key: `general ${index}`,
      message: typeof message === 'string' ? messageText(intl, message, errorValues) : message,
    })),
    ...names.flatMap((name) => {
      const message = errorOf(name)
      return message === undefined ? [] : [{ key: name, message, goTo: () => form.setFocus(name) }]
    }),
  ]

  const api: FormApi<Fields> = {
    form,
    pending: isSubmitting,
    field: (name) => {
      const bound = form.register(name)
      return {
        name: bound.name,
        ref: bound.ref,
        onBlur: (event) => {
          // What the server refused stays refused until something else is typed.
          if (form.getFieldState(name).error?.type !== 'server') void bound.onBlur(event)
        },
        onChange: (event) => {
          const recheck = errors[name] !== undefined || isAtOnce(event.target)
          void bound.onChange(event).then(() => (recheck ? form.trigger(name) : undefined))
        },
        error: errorOf(name),
      }
    },
    choice: (name) => ({
      name,
      // Only for focus: what is chosen comes from `onChange`, not from one of the radios.
      ref: (firstRadio) => {
        if (firstRadio) form.register(name).ref({ focus: () => firstRadio.focus() })
      },
      // oxlint-disable-next-line react/incompatible-library -- the form is not memoized
      value: form.watch(name),
      onChange: (value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
      error: errorOf(name),
    }),
    value: (name) => ({
      name,
      ref: (control) => {
        if (control) form.register(name).ref({ focus: () => control.focus() })
      },
      value: form.watch(name),
      onChange: (value) => {
        const shouldValidate = form.getFieldState(name).error !== undefined
        form.setValue(name, value, { shouldDirty: true, shouldValidate })
      },
      onBlur: () => {
        if (form.getFieldState(name).error?.type !== 'server') void form.trigger(name)
      },
      error: errorOf(name),
    }),
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
    >
      <Stack gap="5">
        {attempt > 0 && <ErrorSummary errors={summary} attempt={attempt} />}
        {children(api)}
      </Stack>
    </form>
  )
}

/** A checkbox or a select is changed in one go; text is not done until it is left. */
function isAtOnce(control: Control): boolean {
  return control instanceof HTMLSelectElement || ['checkbox', 'radio'].includes(control.type)
}

function isField<Fields extends FieldValues>(name: string, fields: Fields): name is Path<Fields> {
  return Object.hasOwn(fields, name)
}

/** Complete values are default values; the library's type cannot see it for a type parameter. */
function asDefaults<Fields extends FieldValues>(fields: Fields): DefaultValues<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return fields as DefaultValues<Fields>
}

function useFailureAtStart(
  failure: FormFailure | null,
  show: (failure: FormFailure) => void,
): void {
  useEffect(() => {
    if (failure !== null) show(failure)
    // Each failure is shown once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
}

function useTyped<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  typed: Fields | null,
): void {
  useEffect(() => {
    if (typed !== null) form.reset(typed, { keepDefaultValues: true })
    // Once: what comes later is typed here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form])
}

function useDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  onDraft: ((values: Fields) => void) | undefined,
): void {
  const keep = useEffectEvent(() => onDraft?.(form.getValues()))
  useEffect(() => {
    // A function of our own: an effect's event is not to be handed out.
    const listener = () => keep()
    document.addEventListener('focusout', listener)
    window.addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('focusout', listener)
      window.removeEventListener('pagehide', listener)
      // A session that ends takes the form away while a field still has focus.
      keep()
    }
  }, [])
}
