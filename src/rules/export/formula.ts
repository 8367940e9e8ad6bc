/**
 * Text that a spreadsheet could run as a formula is written with an apostrophe before the formula's
 * sign, which says that text follows.
 */
export function withoutFormula(text: string): string {
  return text.replaceAll(formulaStart, "'")
}

/**
 * Signs that begin a formula, and those that a spreadsheet may take for them: of full width, small,
 * raised, lowered, and the minus of typesetters.
 */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩'

/** Not seen, or skipped by some spreadsheets: spaces of any width, control characters, quotes. */
const skipped = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"]*'

/** Where some spreadsheets split a cell in two, whatever separates the cells of this file. */
const separators = ',;|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029'

const formulaStart = new RegExp(`(?<=^|[${separators}])(?=${skipped}[${signs}])`, 'gu')
