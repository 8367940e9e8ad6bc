/**
 * Text that a spreadsheet could run as a formula gets an apostrophe before the formula's sign,
 * which marks it as text.
 */
export function withoutFormula(text: string): string {
  return text.replaceAll(formulaStart, "'")
}

/**
 * The text that `withoutFormula` has marked, for a file of ours that is read again. An apostrophe
 * that stood there before goes, too: spreadsheets take it for the same mark.
 */
export function withoutMark(text: string): string {
  return text.replaceAll(mark, '')
}

/**
 * Signs that begin a formula, and those that a spreadsheet may read as them: full-width, small,
 * superscript, subscript, and the typographic minus.
 */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩'

/**
 * Invisible characters, or those that some spreadsheets skip: spaces of any width, control
 * characters, quotes.
 */
const skippedSign = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"]'
const skipped = `${skippedSign}*`

/** Characters at which some spreadsheets split a cell, whatever the separator of this file. */
const separators = ',;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029'

const formulaStart = new RegExp(`(?<=^|[${separators}])(?=${skipped}[${signs}])`, 'gu')

/** Several follow each other where what is skipped is a separator, too. */
const mark = new RegExp(
  `(?<=^|[${separators}])'(?=(?:${skippedSign}|(?<=[${separators}])')*[${signs}])`,
  'gu',
)

/** Whether a spreadsheet could run a whole text as a formula. */
export const beginsFormula = (text: string): boolean => formulaAtStart.test(text)

const formulaAtStart = new RegExp(`^${skipped}[${signs}]`, 'u')
