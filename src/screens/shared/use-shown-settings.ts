import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { shownLanguages } from './other-languages'

export interface SettingWords {
  readonly label: string
  /** What it does, where a citizen sees it, and its default. */
  readonly help: string
}

interface ShownSetting<Value> extends SettingWords {
  readonly show: (value: Value) => ReactNode
}

/** How each setting of a form shows where it is not edited: in a conflict, and to Support. */
export type ShownSettings<Fields> = {
  readonly [Name in keyof Fields]-?: ShownSetting<Fields[Name]>
}

/** Makes the parts of `ShownSettings` by the words of a form: `{ fax: text('fax'), … }`. */
export function useShownSettings<Name extends string>(words: (name: Name) => SettingWords) {
  const { formatMessage } = useIntl()
  const as = <Value>(name: Name, show: (value: Value) => ReactNode): ShownSetting<Value> => ({
    ...words(name),
    show,
  })
  return {
    as,
    languages: {
      label: formatMessage({ id: 'forms.languages.title' }),
      help: formatMessage({ id: 'forms.languages.lead' }),
      show: shownLanguages,
    },
    text: (name: Name) => as<string>(name, (value) => value),
    flag: (name: Name) =>
      as<boolean>(name, (value) =>
        formatMessage({ id: value ? 'forms.value.yes' : 'forms.value.no' }),
      ),
  }
}
