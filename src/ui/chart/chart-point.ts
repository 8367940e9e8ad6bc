/** One point of a series, with its words in the reader's language. */
export interface ChartPoint {
  readonly key: string
  /** Under the axis: `Jun 1`. */
  readonly short: string
  /** Where there is room: `Jun 1, 2026`. */
  readonly name: string
  readonly value: number
  /** A remark on the value: `12 payments`. */
  readonly note?: string
  /** What it is compared with, and which point that was; null: nothing. */
  readonly before?: { readonly name: string; readonly value: number } | null
}

/** The words of a series. */
export interface SeriesWords {
  /** What the points are: `Day`. */
  readonly point: string
  /** What their values are: `This period`. */
  readonly value: string
  /** What they are compared with: `Before`. */
  readonly before?: string
  /** A value in full: `$948.64`. */
  readonly text: (value: number) => string
  /** A round value beside the axis: `$500`. */
  readonly tick: (value: number) => string
}

/** `columns` for amounts of days or months; `line` and `area` for what rises and falls. */
export type SeriesKind = 'columns' | 'line' | 'area'
