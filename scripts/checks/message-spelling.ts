import { parse } from '@formatjs/icu-messageformat-parser'
import { type Messages, readingsOf, variableMark } from './message-files.ts'

/**
 * Spaces and marks that a language writes in one way. docs/glossary.md says the same to people; what
 * is a matter of words is checked by glossary-words.ts.
 */

const noBreak = '\u00A0'
const narrowNoBreak = '\u202F'

interface Rule {
  readonly languages: readonly string[]
  readonly wrong: RegExp
  readonly say: string
}

const every = ['en', 'de', 'fr', 'es', 'ja']
const japanese = String.raw`(?!·)[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}（）！？：；]`

const rules: readonly Rule[] = [
  {
    languages: every,
    wrong: /["']/u,
    say: 'quotes and apostrophes of the language, not typed ones',
  },
  { languages: every, wrong: /\.\.\./u, say: 'three dots are one mark, …' },
  { languages: every, wrong: / {2}/u, say: 'one space, not two' },
  {
    languages: every,
    wrong: new RegExp(`[\\d${variableMark}]\\s?[$%€]|\\$\\s?[\\d${variableMark}]|\\d:\\d\\d`, 'u'),
    say: 'amounts, shares and times are variables, written by the formats',
  },
  { languages: ['en', 'es'], wrong: /[«»„「」]/u, say: 'quotes are “ and ”' },
  { languages: ['de'], wrong: /[«»”「」]/u, say: 'quotes are „ and “' },
  { languages: ['fr'], wrong: /[“”„「」]/u, say: 'quotes are « and »' },
  { languages: ['ja'], wrong: /[«»“”„]/u, say: 'quotes are 「 and 」' },
  {
    languages: ['fr'],
    wrong: new RegExp(`(?<!${narrowNoBreak}|[!?])[;!?]`, 'u'),
    say: 'before ; ! ? stands a narrow no-break space (U+202F)',
  },
  {
    languages: ['fr'],
    wrong: new RegExp(`(?<!${noBreak}):(?=[\\s${variableMark}]|$)`, 'u'),
    say: 'before : stands a no-break space (U+00A0)',
  },
  {
    languages: ['fr'],
    wrong: new RegExp(`«(?!${noBreak})|(?<!${noBreak})»`, 'u'),
    say: 'inside « and » stand no-break spaces (U+00A0)',
  },
  {
    languages: ['ja'],
    // A label of a few letters may stand before its value: 手数料 $2.50.
    wrong: new RegExp(
      `(?<=${japanese}) (?![–/·])(?!(?<=^.{1,8} |、.{1,8} )${variableMark}$)|(?<![–/·]) (?=${japanese})`,
      'u',
    ),
    say: 'no half-width space beside Japanese, except between a label and its value',
  },
  { languages: ['ja'], wrong: /〜/u, say: 'from … to is ～ (U+FF5E), as the formats write it' },
  {
    languages: ['ja'],
    wrong: new RegExp(
      `${japanese}[!?,;]|[!?,;]${japanese}|(?!：)${japanese}\\(|\\)${japanese}`,
      'u',
    ),
    say: 'marks beside Japanese are full-width',
  },
]

export function misspelled(messages: Messages): string[] {
  const problems: string[] = []
  for (const [language, areas] of messages) {
    const own = rules.filter(({ languages }) => languages.includes(language))
    for (const [area, texts] of areas) {
      for (const [id, text] of Object.entries(texts)) {
        const readings = readingsOf(parse(text))
        for (const { wrong, say } of own) {
          if (readings.some((reading) => wrong.test(reading))) {
            problems.push(`${language}/${area}.json: "${id}": ${say}`)
          }
        }
      }
    }
  }
  return problems
}
