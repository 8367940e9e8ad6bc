import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type SettingName, useSettingWords } from './setting-words'

interface Shown<Value> {
  readonly label: string
  readonly help: string
  readonly show: (value: Value) => ReactNode
}

/** How each field of a step shows where it is not edited: in a conflict, and to Support. */
export type ShownFields<Fields> = { readonly [Name in keyof Fields]-?: Shown<Fields[Name]> }

/** Makes the fields of `ShownFields`: `{ fax: text('fax'), … }`. */
export function useShown() {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const as = <Value>(name: SettingName, show: (value: Value) => ReactNode): Shown<Value> => ({
    ...words(name),
    show,
  })
  return {
    as,
    text: (name: SettingName) => as<string>(name, (value) => value),
    flag: (name: SettingName) =>
      as<boolean>(name, (value) =>
        formatMessage({ id: value ? 'merchants.form.yes' : 'merchants.form.no' }),
      ),
  }
}
