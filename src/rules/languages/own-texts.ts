import * as v from 'valibot'
import type { SentTranslations } from '@/contract/sent-translations'
import { longestMaintenanceMessage } from '@/contract/merchants/maintenance-windows'
import { longest } from '@/contract/wire'
import { optionalText, type Say } from '../forms/field-rules'
import type { Translatable } from './in-language'

/**
 * The texts that a city writes of itself in other languages (decision 31). English comes first and
 * stands in the row; a text that is missing in a language shows as it is there. In a form a missing
 * text is ''.
 */

export const otherLanguages = ['es', 'de', 'ja', 'fr'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

/** The most characters of texts for several lines. */
export const longestFooter = 500
export const longestSessionText = 200
export const longestDescription = 200
export const longestOffNote = 500

export const merchantTextNames = ['office', 'hours', 'repTitle', 'receipt_footer', 'session_text']
export const departmentTextNames = ['name', 'description', 'notice', 'off_note']
export const windowTextNames = ['message']

const inEach = <Texts>(textsIn: (language: OtherLanguage) => Texts) => ({
  es: textsIn('es'),
  de: textsIn('de'),
  ja: textsIn('ja'),
  fr: textsIn('fr'),
})

const rulesInEach = <Schema extends v.GenericSchema>(texts: Schema) => v.object(inEach(() => texts))

export const identityTextRules = (say: Say) =>
  rulesInEach(
    v.object({
      office: optionalText(say, longest.name),
      hours: optionalText(say, longest.name),
      repTitle: optionalText(say, longest.name),
      receipt_footer: optionalText(say, longestFooter),
    }),
  )

export const siteTextRules = (say: Say) =>
  rulesInEach(v.object({ session_text: optionalText(say, longestSessionText) }))

export const departmentTextRules = (say: Say) =>
  rulesInEach(
    v.object({
      name: optionalText(say, longest.name),
      description: optionalText(say, longestDescription),
      notice: optionalText(say, longest.long),
      off_note: optionalText(say, longestOffNote),
    }),
  )

export const windowTextRules = (say: Say) =>
  rulesInEach(v.object({ message: optionalText(say, longestMaintenanceMessage) }))

const textIn = ({ translations }: Translatable) => {
  return (language: OtherLanguage, name: string) => translations?.[language]?.[name] ?? ''
}

export function identityTextsOf(row: Translatable) {
  const text = textIn(row)
  return inEach((language) => ({
    office: text(language, 'office'),
    hours: text(language, 'hours'),
    repTitle: text(language, 'repTitle'),
    receipt_footer: text(language, 'receipt_footer'),
  }))
}

export function siteTextsOf(row: Translatable) {
  const text = textIn(row)
  return inEach((language) => ({ session_text: text(language, 'session_text') }))
}

export function departmentTextsOf(row: Translatable) {
  const text = textIn(row)
  return inEach((language) => ({
    name: text(language, 'name'),
    description: text(language, 'description'),
    notice: text(language, 'notice'),
    off_note: text(language, 'off_note'),
  }))
}

export function windowTextsOf(row: Translatable) {
  const text = textIn(row)
  return inEach((language) => ({ message: text(language, 'message') }))
}

/**
 * The row's texts after a change, as they are stored. A text that is not sent stays, an empty one
 * goes; only texts with one of the `names` are kept, because they are shown in the row's place.
 */
export function textsAfter(
  before: Translatable['translations'],
  sent: SentTranslations | null | undefined,
  names: readonly string[],
): SentTranslations | null {
  const kept = otherLanguages.flatMap((language) => {
    const texts = new Map(
      Object.entries({ ...before?.[language], ...sent?.[language] }).map(([name, text]) => [
        name,
        text?.trim() ?? '',
      ]),
    )
    const own = names.flatMap((name) => {
      const text = texts.get(name) ?? ''
      return text === '' ? [] : [[name, text] as const]
    })
    return own.length === 0 ? [] : [[language, Object.fromEntries(own)] as const]
  })
  return kept.length === 0 ? null : Object.fromEntries(kept)
}
