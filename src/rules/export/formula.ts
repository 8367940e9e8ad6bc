/**
 * Text that a spreadsheet could run as a formula gets an apostrophe before the formula's sign,
 * which marks it as text.
 */
export function withoutFormula(text: string): string {
  return text.replaceAll(formulaStart, "'")
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
const skipped = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"]*'

/** Characters at which some spreadsheets split a cell, whatever the separator of this file. */
const separators = ',;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029'

const formulaStart = new RegExp(`(?<=^|[${separators}])(?=${skipped}[${signs}])`, 'gu')
