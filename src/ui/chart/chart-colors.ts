/**
 * The tokens of a chart's marks. A mark shows at 3:1 on a card, by its ground or by its edge
 * (theme/chart-contrast.test.ts).
 */
export const chartColors = {
  /** Bars and lines of the period. */
  value: 'brand.fill',
  /** Bars of the previous period: too pale without their edge. */
  before: 'brand.soft',
  beforeEdge: 'line.control',
  /** Lines of the previous period. */
  beforeLine: 'line.control',
} as const

/** Amounts by age, from new to old: the second is a mix of `due.fg` in `due.bg`, in percent. */
export const ageColors = ['brand.fill', { due: 65 }, 'due.fg', 'late.fg'] as const
