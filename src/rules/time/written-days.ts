interface Part {
  readonly type: string
  readonly value: string
}

/**
 * `Intl` does not know that the first day of a month is `1er juin` in French. Dates in figures alone
 * stay, and so does every other language: its parts have other blanks than its texts.
 */
export const writtenDay = (
  language: string,
  format: Intl.DateTimeFormat,
  at: number | Date,
): string => (language === 'fr' ? inFrench(format.formatToParts(at)) : format.format(at))

/** A range of days, both ends included. */
export const writtenDays = (
  language: string,
  format: Intl.DateTimeFormat,
  from: Date,
  to: Date,
): string =>
  language === 'fr' ? inFrench(format.formatRangeToParts(from, to)) : format.formatRange(from, to)

function inFrench(parts: readonly Part[]): string {
  const hasName = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  return parts
    .map(({ type, value }) => (hasName && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}
