/** One line of the report: a measurement, and its goal of quality.md, "Speed". */
export interface Line {
  readonly what: string
  readonly measured: string
  readonly goal?: string
  readonly met?: boolean
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 === 0 ? middle - 1 : middle],
    sorted[middle],
  ]
  return (low + high) / 2
}

export function atMost(what: string, value: number, goal: number, unit: string): Line {
  const show = (number: number) => `${Number(number.toFixed(number < 10 ? 1 : 0))} ${unit}`
  return { what, measured: show(value), goal: `≤ ${show(goal)}`, met: value <= goal }
}

export const kib = (bytes: number): number => bytes / 1024

export function print(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length))
  for (const { what, measured, goal = '', met } of lines) {
    const mark = met === undefined ? ' ' : met ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(width)}  ${measured.padStart(10)}  ${goal}`)
  }
}
