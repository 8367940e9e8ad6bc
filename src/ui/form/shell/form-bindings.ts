import type { ChangeEvent, FocusEvent, ReactElement } from 'react'
import type {
  FieldArrayPath,
  FieldPathByValue,
  FieldValues,
  Path,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'
import { afterPress } from './after-press'
import { errorsInOrder, hasPath } from './form-errors'

/** A server's refusal: field errors by path, and a sentence. */
export interface FormFailure {
  /** A message id, plain text, or an element; shown if no field has an error. */
  message?: string | ReactElement | null
  /** `{ 'departments.0.fee': ['…'] }`; `departments` for the group as a whole. */
  errors?: Readonly<Record<string, readonly string[]>>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the browser's own controls take. */
interface ControlBinding {
  name: string
  ref: UseFormRegisterReturn['ref']
  onBlur: (event: FocusEvent) => void
  onChange: (event: ChangeEvent<Control>) => void
  error: string | undefined
}

/** For `TextField`, `TextArea`, `SelectField`. */
export interface FieldBinding extends ControlBinding {
  /** Never there: the compiler keeps a text's binding from a box, and a flag's from a field. */
  holds?: 'text'
}

/** For `CheckboxField`, `SwitchField`. */
interface FlagBinding extends ControlBinding {
  holds?: 'flag'
}

/** For `ChoiceCards`, `RadioField`, `CheckboxesField`: validated at once on a choice. */
interface ChoiceBinding<Value> {
  name: string
  /** The element that takes focus from the error summary: the first radio. */
  ref: (control: HTMLElement | null) => void
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** For typed values: `MoneyField`, `DateField`, `ComboboxField` and others. */
export interface ValueBinding<Value> extends ChoiceBinding<Value> {
  onBlur: () => void
}

/** For `RepeatedGroup`. */
export interface ListBinding<Fields extends FieldValues, Name extends FieldArrayPath<Fields>> {
  form: UseFormReturn<Fields, unknown, Fields>
  name: Name
  /** The error of the group as a whole: too few rows. */
  error: string | undefined
  /** The error of a row as a whole. */
  errorAt: (path: string) => string | undefined
  /** The element that takes focus for the group or for a row as a whole. */
  target: (path: string) => (element: HTMLElement | null) => void
}

/** Names are paths: `name`, `departments.0.fee`. */
export interface FormApi<Fields extends FieldValues> {
  /** `<TextField {...form.field('email')} />` */
  field: (name: FieldPathByValue<Fields, string>) => FieldBinding
  /** `<CheckboxField {...form.flag('paperless')} />` */
  flag: (name: FieldPathByValue<Fields, boolean>) => FlagBinding
  /** `<RadioField {...form.choice('role')} />` */
  choice: <Name extends Path<Fields>>(name: Name) => ChoiceBinding<PathValue<Fields, Name>>
  /** `<MoneyField {...form.value('fee')} />`; the compiler compares the field's type with the piece's. */
  value: <Name extends Path<Fields>>(name: Name) => ValueBinding<PathValue<Fields, Name>>
  /** `<RepeatedGroup {...form.list('departments')} />` */
  list: <Name extends FieldArrayPath<Fields>>(name: Name) => ListBinding<Fields, Name>
  /** For the submit button. */
  pending: boolean
  /** A value differs from the initial or last saved one. */
  readonly dirty: boolean
  /** The rest of react-hook-form, for needs beyond fields. */
  form: UseFormReturn<Fields, unknown, Fields>
}

/** Elements that take focus for a path, besides those that the form library knows. */
export type FocusTargets = Map<string, HTMLElement>

export function bindForm<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  pending: boolean,
  errorAt: (path: string) => string | undefined,
  targets: FocusTargets,
): FormApi<Fields> {
  const target = (path: string) => (element: HTMLElement | null) => {
    if (element) targets.set(path, element)
    else targets.delete(path)
  }
  const choice: FormApi<Fields>['choice'] = (name) => ({
    name,
    ref: (control) => {
      target(name)(control)
      // The library knows it by name; the value comes from `onChange`, not from the control.
      if (control) form.register(name)
    },
    value: form.watch(name),
    onChange: (value) => {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
      // Another field may not be asked for any more: cash has no check number.
      void form.trigger(wrongFields(form))
    },
    error: errorAt(name),
  })
  const field = (name: Path<Fields>): ControlBinding => {
    const bound = form.register(name)
    return {
      name: bound.name,
      ref: bound.ref,
      onBlur: (event) => {
        // A refused value stays refused until it is changed.
        if (!isRefused(form, name)) afterPress(() => void bound.onBlur(event))
      },
      onChange: (event) => {
        const recheck = form.getFieldState(name).error !== undefined || isAtOnce(event.target)
        void bound.onChange(event).then(() => (recheck ? form.trigger(name) : undefined))
      },
      error: errorAt(name),
    }
  }
  return {
    form,
    pending,
    get dirty() {
      return form.formState.isDirty
    },
    choice,
    field,
    flag: field,
    value: (name) => ({
      ...choice(name),
      onChange: (value) => {
        const shouldValidate = form.getFieldState(name).error !== undefined
        form.setValue(name, value, { shouldDirty: true, shouldValidate })
      },
      onBlur: () => {
        if (!isRefused(form, name)) afterPress(() => void form.trigger(name))
      },
    }),
    list: (name) => ({ form, name, error: errorAt(name), errorAt, target }),
  }
}

/** The fields that a rule of the form has found wrong; a server's refusal stays. */
function wrongFields<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
): Path<Fields>[] {
  const values = form.getValues()
  return errorsInOrder(form.formState.errors, values)
    .map(({ path }) => path)
    .filter((path): path is Path<Fields> => hasPath(values, path))
    .filter((path) => !isRefused(form, path))
}

function isRefused<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  name: Path<Fields>,
): boolean {
  return form.getFieldState(name).error?.type === 'server'
}

/** A checkbox or a select is complete at once; text is complete when the field is left. */
function isAtOnce(control: Control): boolean {
  return control instanceof HTMLSelectElement || ['checkbox', 'radio'].includes(control.type)
}
