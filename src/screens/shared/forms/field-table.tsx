import { Fragment, type ReactNode } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FieldBinding } from '@/ui/form/shell/form-bindings'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { SelectField } from '@/ui/form/fields/select-field'
import { SwitchField } from '@/ui/form/fields/switch-field'
import { TextArea, type TextAreaProps } from '@/ui/form/text-area'
import { TextField, type TextFieldProps } from '@/ui/form/fields/text-field'
import { hasPath } from '@/ui/form/shell/form-errors'
import { DefaultHelp, defaultOf } from './default-help'

/** The words of a field, on every screen. */
export interface FieldWords {
  readonly label: string
  /** What it does, where a citizen sees it, and its default. */
  readonly help?: string
}

/** The words of a control; its help may offer to go back to the default. */
export interface ControlWords {
  readonly label: string
  readonly help?: ReactNode
}

/** A control of a form with its words: a field, or a part of one. */
export interface FieldPart<Fields extends FieldValues> extends FieldWords {
  /** Without: the form has a part of its own for it. */
  readonly edit?: (api: FormApi<Fields>) => ReactNode
}

/** One field of a form, said once: the form, facts, a conflict and the log follow from it. */
export interface FieldRow<Fields extends FieldValues, Value> extends FieldPart<Fields> {
  /** Its value where it is not edited; an empty text or null shows as none. */
  readonly show: (value: Value) => ReactNode
}

/**
 * Every field of a form, in the order of the page. A field with several controls has a row for each
 * of them as well: `card_fee` is shown as one, `card_fee.rate_bp` is edited.
 */
export type FieldTable<Fields extends FieldValues, Part extends Path<Fields> = never> = {
  readonly [Name in keyof Fields]-?: FieldRow<Fields, Fields[Name]>
} & { readonly [Name in Part]: FieldPart<Fields> }

type FieldName<Fields extends FieldValues> = keyof Fields & string

/** Fields of text, which a browser's own control edits. */
type ControlName<Fields extends FieldValues> = Parameters<FormApi<Fields>['field']>[0]

/** Fields that are on or off. */
type FlagName<Fields extends FieldValues> = Parameters<FormApi<Fields>['flag']>[0]

/** What a row may say of its control beside its words and its binding. */
type Own<Props> = Partial<Omit<Props, keyof FieldBinding | 'label'>>

interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Makes the rows of a `FieldTable` by the words of a form:
 * `{ name: text('name', { need: 'required' }), status: flag('status') }`. `usual`: the defaults; a
 * control with another value offers to go back to its own.
 */
export function useFieldRows<Fields extends FieldValues, Part extends Path<Fields> = never>(
  words: (name: FieldName<Fields> | Part) => FieldWords,
  usual?: Partial<Fields>,
) {
  const { formatMessage } = useIntl()
  type Named = FieldName<Fields> | Part
  type Edit = (api: FormApi<Fields>, words: ControlWords) => ReactNode

  const controlWords = (api: FormApi<Fields>, name: Named): ControlWords => {
    const own = words(name)
    const value = defaultOf(usual, name)
    if (value === undefined || !isPath<Fields>(usual, name)) return own
    const { label, help } = own
    return {
      label,
      help: (
        <DefaultHelp
          {...{ help, label }}
          value={api.form.watch(name)}
          usual={value}
          onReset={() =>
            api.form.setValue(name, asValue<Fields>(value), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      ),
    }
  }
  /** A part of a field, edited on its own and shown with the whole. */
  const part = (name: Named, edit: Edit): FieldPart<Fields> => ({
    ...words(name),
    edit: (api) => edit(api, controlWords(api, name)),
  })
  /** Any value, and the control that edits it. */
  const field = <Name extends FieldName<Fields>>(
    name: Name,
    show: (value: Fields[Name]) => ReactNode,
    edit?: Edit,
  ): FieldRow<Fields, Fields[Name]> => ({
    ...(edit ? part(name, edit) : words(name)),
    show,
  })
  return {
    part,
    field,
    /** One line. Staff type the data of others, so the browser suggests nothing. */
    text: (
      name: Named & ControlName<Fields>,
      props: Own<TextFieldProps> = {},
      Control: (props: TextFieldProps) => ReactNode = TextField,
    ): FieldRow<Fields, string> => ({
      ...part(name, (api, own) => (
        <Control {...own} {...api.field(name)} autoComplete="off" {...props} />
      )),
      show: String,
    }),
    /** Several lines. */
    longText: (
      name: Named & ControlName<Fields>,
      props: Own<TextAreaProps> = {},
    ): FieldRow<Fields, string> => ({
      ...part(name, (api, own) => <TextArea {...own} {...api.field(name)} {...props} />),
      show: String,
    }),
    /** One of a few. */
    choice: (
      name: Named & ControlName<Fields>,
      options: readonly Option[],
      need?: 'required' | 'optional',
    ): FieldRow<Fields, string> => ({
      ...part(name, (api, own) => (
        <SelectField {...own} {...api.field(name)} need={need}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )),
      show: (value) => options.find((option) => option.value === value)?.label ?? value,
    }),
    /** On or off. */
    flag: (name: Named & FlagName<Fields>): FieldRow<Fields, boolean> => ({
      ...words(name),
      edit: (api) => <SwitchField {...words(name)} {...api.flag(name)} />,
      show: (value) => formatMessage({ id: value ? 'forms.value.yes' : 'forms.value.no' }),
    }),
  }
}

function isPath<Fields extends FieldValues>(usual: unknown, name: string): name is Path<Fields> {
  return hasPath(usual, name)
}

/** The default at a path is a value of the field there; the library's types cannot express it. */
function asValue<Fields extends FieldValues>(value: unknown): PathValue<Fields, Path<Fields>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return value as PathValue<Fields, Path<Fields>>
}

interface FormFieldsProps<Fields extends FieldValues, Name extends string> {
  api: FormApi<Fields>
  of: Readonly<Record<Name, FieldPart<Fields>>>
  /** In the order of the page. */
  names: readonly Name[]
}

/** The controls of some fields of a table. */
export function FormFields<Fields extends FieldValues, Name extends string>({
  api,
  of,
  names,
}: FormFieldsProps<Fields, Name>) {
  return names.map((name) => <Fragment key={name}>{of[name].edit?.(api)}</Fragment>)
}

/** The fields of a table, in its order; not the parts of fields, which have controls of their own. */
export function fieldNames<Fields extends object>(
  table: object,
  values: Fields,
): (keyof Fields & string)[] {
  return Object.keys(table).filter((name): name is keyof Fields & string => name in values)
}
