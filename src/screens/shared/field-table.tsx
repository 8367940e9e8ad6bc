import { Fragment, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FieldBinding } from '@/ui/form/form-bindings'
import type { FormApi } from '@/ui/form/form-shell'
import { SelectField } from '@/ui/form/select-field'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea, type TextAreaProps } from '@/ui/form/text-area'
import { TextField, type TextFieldProps } from '@/ui/form/text-field'

/** The words of a field, on every screen. */
export interface FieldWords {
  readonly label: string
  /** What it does, where a citizen sees it, and its default. */
  readonly help?: string
}

/** One field of a form, said once: the form, facts, a conflict and the log follow from it. */
export interface FieldRow<
  Fields extends FieldValues,
  Name extends keyof Fields,
> extends FieldWords {
  readonly name: Name
  /** Its value where it is not edited; an empty text or null shows as none. */
  readonly show: (value: Fields[Name]) => ReactNode
  /** Its control. Without: the form has a part of its own for it. */
  readonly edit?: (api: FormApi<Fields>) => ReactNode
}

/** Every field of a form, in the order of the page. */
export type FieldTable<Fields extends FieldValues> = {
  readonly [Name in keyof Fields]-?: FieldRow<Fields, Name>
}

type FieldName<Fields extends FieldValues> = keyof Fields & string

/** Fields of text, which a browser's own control edits. */
type ControlName<Fields extends FieldValues> = FieldName<Fields> &
  Parameters<FormApi<Fields>['field']>[0]

/** Fields that are on or off. */
type FlagName<Fields extends FieldValues> = FieldName<Fields> &
  Parameters<FormApi<Fields>['flag']>[0]

/** What a row may say of its control beside its words and its binding. */
type Own<Props> = Partial<Omit<Props, keyof FieldBinding | 'label'>>

interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Makes the rows of a `FieldTable` by the words of a form:
 * `{ name: text('name', { need: 'required' }), status: flag('status') }`.
 */
export function useFieldRows<Fields extends FieldValues>(
  words: (name: FieldName<Fields>) => FieldWords,
) {
  const { formatMessage } = useIntl()
  type Bound<Name extends FieldName<Fields>> = FieldRow<Fields, Name>

  /** Any value, and the control that edits it. */
  const field = <Name extends FieldName<Fields>>(
    name: Name,
    show: (value: Fields[Name]) => ReactNode,
    edit?: (api: FormApi<Fields>, words: FieldWords) => ReactNode,
  ): FieldRow<Fields, Name> => ({
    ...words(name),
    name,
    show,
    ...(edit && { edit: (api) => edit(api, words(name)) }),
  })
  return {
    field,
    /** One line. Staff type the data of others, so the browser suggests nothing. */
    text: <Name extends ControlName<Fields>>(
      name: Name,
      props: Own<TextFieldProps> = {},
      Control: (props: TextFieldProps) => ReactNode = TextField,
    ): Bound<Name> =>
      field(name, String, (api, own) => (
        <Control {...own} {...api.field(name)} autoComplete="off" {...props} />
      )),
    /** Several lines. */
    longText: <Name extends ControlName<Fields>>(
      name: Name,
      props: Own<TextAreaProps> = {},
    ): Bound<Name> =>
      field(name, String, (api, own) => <TextArea {...own} {...api.field(name)} {...props} />),
    /** One of a few. */
    choice: <Name extends ControlName<Fields>>(
      name: Name,
      options: readonly Option[],
      need?: 'required' | 'optional',
    ): Bound<Name> =>
      field(
        name,
        (value) => options.find((option) => option.value === value)?.label ?? String(value),
        (api, own) => (
          <SelectField {...own} {...api.field(name)} need={need}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ),
      ),
    /** On or off. */
    flag: <Name extends FlagName<Fields>>(name: Name): Bound<Name> =>
      field(
        name,
        (value) => formatMessage({ id: value ? 'forms.value.yes' : 'forms.value.no' }),
        (api, own) => <SwitchField {...own} {...api.flag(name)} />,
      ),
  }
}

interface FormFieldsProps<Fields extends FieldValues> {
  api: FormApi<Fields>
  of: FieldTable<Fields>
  /** In the order of the page. */
  names: readonly (keyof Fields)[]
}

/** The controls of some fields of a table. */
export function FormFields<Fields extends FieldValues>({
  api,
  of,
  names,
}: FormFieldsProps<Fields>) {
  return names.map((name) => <Fragment key={String(name)}>{of[name].edit?.(api)}</Fragment>)
}
