/** One point of a series, with labels in the reader's language. */
export interface ChartPoint {
  readonly key: string
  /** Under the axis: `Jun 1`. */
  readonly short: string
  /** Where there is room: `Jun 1, 2026`. */
  readonly name: string
  readonly value: number
  /** A remark on the value: `12 payments`. */
  readonly note?: string
  /** The value and the point of comparison; null if there is none. */
  readonly before?: { readonly name: string; readonly value: number } | null
}

/** The labels of a series. */
export interface SeriesWords {
  /** The name of the points: `Day`. */
  readonly point: string
  /** The name of their values: `This period`. */
  readonly value: string
  /** The name of the comparison: `Before`. */
  readonly before?: string
  /** A value in full: `$948.64`. */
  readonly text: (value: number) => string
  /** A round value beside the axis: `$500`. */
  readonly tick: (value: number) => string
}

/** `columns` for amounts of days or months; `line` and `area` for changing values. */
export type SeriesKind = 'columns' | 'line' | 'area'
