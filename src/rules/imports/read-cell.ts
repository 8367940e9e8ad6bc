import { plainCharacters } from '@/contract/plain-characters'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { importLimits, type ImportCode, type ImportMapping } from '@/contract/imports/imports'
import { beginsFormula } from '@/rules/export/formula'
import { isEmail } from '@/rules/people/emails'
import { isPhone } from '@/rules/people/contact'
import { readCents } from './amounts'
import { flagWords, type ImportColumn } from './columns'
import { readDay } from './days'

/** One cell as a value, or why it is refused. The checks that need no other cell. */
export type CellReading =
  | { readonly value: string | number | boolean | null }
  | { readonly code: ImportCode; readonly hint: string | null }

export type Signs = Pick<ImportMapping, 'days' | 'decimal'>

/** Balances that may be credits; a negative payment is a reversal. */
const mayBeNegative = ['days_0_30', 'total_balance', 'amount']

const refused = (code: ImportCode, hint: string | null = null): CellReading => ({ code, hint })

/** `text`: trimmed. */
export function readCell(column: ImportColumn, text: string, signs: Signs): CellReading {
  if (text === '') return column.isRequired ? refused('E002') : { value: null }
  if (text.length > Math.min(column.longest, importLimits.cell)) {
    return refused('E009', String(column.longest))
  }
  switch (column.type) {
    case 'text':
    case 'list':
      return readText(text)
    case 'number':
      return beginsFormula(text) ? refused('E020') : readNumber(text)
    case 'phone':
      return isPhone(text) && !hasCardNumber(text)
        ? { value: plainCharacters(text) }
        : readText(text)
    case 'amount':
      return readMoney(column, text, signs)
    case 'day': {
      const day = readDay(text, signs.days)
      return day === null ? refused('E005') : { value: day }
    }
    case 'year':
      return isYear.test(text) ? { value: Number(text) } : refused('E005')
    case 'code':
      return readCode(column, text)
    case 'flag':
      return readFlag(text)
    case 'email':
      if (hasCardNumber(text)) return refused('E024')
      return isEmail(text) ? { value: text } : refused('E013')
  }
}

function readText(text: string): CellReading {
  if (hasCardNumber(text)) return refused('E024')
  return beginsFormula(text) ? refused('E020') : { value: text }
}

/** As spreadsheets write long numbers: `8.0045E+05`. */
const scientific = /^\d(?:[.,]\d+)?E[+-]\d{2,3}$/iu

const readNumber = (text: string): CellReading =>
  scientific.test(text) ? refused('E011') : { value: text }

/** The years that a bill may have (`contract/wire.ts`). */
const isYear = /^(?:19\d{2}|2[01]\d{2}|2200)$/u

function readMoney({ name }: ImportColumn, text: string, { decimal }: Signs): CellReading {
  const cents = readCents(text, decimal)
  if (cents === null) return refused('E003')
  return cents < 0 && !mayBeNegative.includes(name) ? refused('E004') : { value: cents }
}

function readCode({ name, words }: ImportColumn, text: string): CellReading {
  if (hasCardNumber(text)) return refused('E024')
  if (words === undefined) return { value: text }
  const word = wordIn(words, text)
  return word === null
    ? refused(name === 'role' ? 'E014' : 'E019', words.join(', '))
    : { value: word }
}

/** A known word, however its letters are written. */
export function wordIn(words: readonly string[], text: string): string | null {
  if (words.includes(text)) return text
  const lower = text.toLowerCase()
  return words.find((word) => word.toLowerCase() === lower) ?? null
}

function readFlag(text: string): CellReading {
  if (wordIn(flagWords.yes, text) !== null) return { value: true }
  if (wordIn(flagWords.no, text) !== null) return { value: false }
  return refused(hasCardNumber(text) ? 'E024' : 'E019', 'Y, N')
}

const ascii = /^[\u0020-\u007E]*$/u
const digitsOfCard = 13

/** Most cells have too few digits, and then the longer look is not needed. */
export function hasCardNumber(text: string): boolean {
  if (text.length < digitsOfCard) return false
  if (ascii.test(text)) {
    let digits = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code >= 48 && code <= 57) digits += 1
    }
    if (digits < digitsOfCard) return false
  }
  return looksLikeCardNumber(text)
}
