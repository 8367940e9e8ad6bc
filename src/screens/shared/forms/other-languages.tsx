import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { localeNames } from '@/i18n/locales'
import { type OtherLanguage, otherLanguages } from '@/rules/languages/own-texts'
import { ExpandIcon } from '@/ui/display/icons'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FieldBinding } from '@/ui/form/shell/form-bindings'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/fields/text-field'
import { Card } from '@/ui/layout/card'
import { Fold } from '@/ui/layout/fold'
import { Stack } from '@/ui/layout/stack'
import type { FieldWords } from './field-table'

interface OwnText<Name extends string> {
  readonly name: Name
  readonly label: string
  /** As it is typed in English: it shows where a language has none. */
  readonly english: string
  /** A text of several lines, with its length. */
  readonly longest?: number
}

interface OtherLanguagesProps<Name extends string> {
  texts: readonly OwnText<Name>[]
  /** Of the form: `(language, name) => api.field(`translations.${language}.${name}`)`. */
  field: (language: OtherLanguage, name: Name) => FieldBinding
}

export function useOtherLanguagesWords(): FieldWords {
  const { formatMessage } = useIntl()
  return {
    label: formatMessage({ id: 'forms.languages.title' }),
    help: formatMessage({ id: 'forms.languages.lead' }),
  }
}

/** The texts of a form in the languages beside English (decision 31). */
export function OtherLanguages<Name extends string>({ texts, field }: OtherLanguagesProps<Name>) {
  const id = useId()
  const { label, help } = useOtherLanguagesWords()
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="3">
        <div>
          <chakra.h3 id={id} fontSize="md" fontWeight="semibold">
            {label}
          </chakra.h3>
          <chakra.p textStyle="help">{help}</chakra.p>
        </div>
        {otherLanguages.map((language) => (
          <Language
            key={language}
            language={language}
            fields={texts.map((text) => ({ ...text, bound: field(language, text.name) }))}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface LanguageProps {
  language: OtherLanguage
  fields: readonly (OwnText<string> & { readonly bound: FieldBinding })[]
}

function Language({ language, fields }: LanguageProps) {
  const [isOpened, setOpened] = useState(false)
  // A field with an error has to be seen.
  const isOpen = isOpened || fields.some(({ bound }) => bound.error !== undefined)
  return (
    <Fold open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span lang={language}>{localeNames[language]}</span>
        <ExpandIcon />
      </summary>
      {isOpen && (
        <FieldColumns roomy>
          {fields.map(({ name, label, english, longest, bound }) => {
            const props = {
              ...bound,
              label: `${label} (${localeNames[language]})`,
              placeholder: english,
              lang: language,
              need: 'optional',
            } as const
            return longest === undefined ? (
              <TextField key={name} {...props} autoComplete="off" />
            ) : (
              <TextArea key={name} {...props} rows={2} longest={longest} />
            )
          })}
        </FieldColumns>
      )}
    </Fold>
  )
}

type Translated = Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>>

/** All of it as one text, where it is only compared or read. */
export const shownLanguages = (translations: Translated): string =>
  otherLanguages
    .flatMap((language) => {
      const texts = Object.values(translations[language]).filter((text) => text.trim() !== '')
      return texts.length === 0 ? [] : [`${localeNames[language]}: ${texts.join(' · ')}`]
    })
    .join(' — ')
