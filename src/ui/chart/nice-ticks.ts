const steps = [1, 2, 2.5, 5, 10] as const

/** Round numbers from 0 to just above `highest`: the lines behind a chart. */
export function niceTicks(highest: number, most = 4): number[] {
  if (highest <= 0) return [0]
  const rough = highest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
