import type { Browser } from '@playwright/test'
import { firstScreens } from '../../e2e/support/load-budget.ts'
import type { Running } from './app-servers.ts'
import { atMost, type Line, median } from './report.ts'
import { measureStartup, processorTime, type Startup } from './startup.ts'

export interface StartSubjects {
  readonly plain: { readonly address: string }
  readonly floor: { readonly address: string }
  readonly mock: Running
  readonly real: Running
}

/** First paint, work of the main thread and processor time of a first visit (quality.md, "Speed"). */
export async function measureStart(
  browser: Browser,
  { plain, floor, mock, real }: StartSubjects,
  runs: number,
): Promise<Line[]> {
  const subjects = [
    { name: 'plain React page', address: plain.address, firstRow: '[data-row]' },
    { name: 'floor', address: floor.address, firstRow: '[data-row]' },
    ...firstScreens.flatMap(({ name, path, firstRow }) => [
      { name: `${name}, real`, address: real.origin + path, firstRow },
      { name: `${name}, mock`, address: mock.origin + path, firstRow },
    ]),
  ]
  const found = new Map<string, { startups: Startup[]; seconds: number[] }>(
    subjects.map(({ name }) => [name, { startups: [], seconds: [] }]),
  )
  // In turns, so that a slow minute of the machine affects all.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, address, firstRow } of subjects) {
      const { startups, seconds } = found.get(name) ?? { startups: [], seconds: [] }
      startups.push(await measureStartup(browser, address, firstRow))
      seconds.push(await processorTime(browser, address, firstRow))
    }
  }
  const of = (name: string, figure: Exclude<keyof Startup, 'way'>) =>
    median((found.get(name)?.startups ?? []).map((startup) => startup[figure]))
  const plainPaint = of('plain React page', 'firstPaint')
  return subjects.flatMap(({ name }): Line[] => {
    const isReal = name.endsWith('real')
    const paint = of(name, 'firstPaint')
    const ratio = `${(paint / plainPaint).toFixed(2)} × plain`
    return [
      {
        what: `first paint: ${name}`,
        measured: `${paint.toFixed(0)} ms`,
        ...(isReal
          ? { goal: `≤ 1.6 × plain, is ${ratio}`, met: paint <= 1.6 * plainPaint }
          : { goal: ratio }),
      },
      {
        what: '  first paint of its own script',
        measured: `${of(name, 'ownPaint').toFixed(0)} ms`,
      },
      ...wayTo(found.get(name)?.startups ?? []),
      { what: '  first row', measured: `${of(name, 'firstRow').toFixed(0)} ms` },
      { what: '  script until the first row', measured: `${of(name, 'script').toFixed(0)} ms` },
      atMost('  longest task until then', of(name, 'longestTask'), 80, 'ms'),
      {
        what: '  processor time of a visit',
        measured: `${median(found.get(name)?.seconds ?? []).toFixed(2)} s`,
        ...(name.endsWith('mock') && {
          goal: '≤ 0.8 s',
          met: median(found.get(name)?.seconds ?? []) <= 0.8,
        }),
      },
    ]
  })
}

/** The moments on the way, in their usual order. */
function wayTo(startups: readonly Startup[]): Line[] {
  const names = new Set(startups.flatMap(({ way }) => [...way.keys()]))
  return Array.from(names, (name) => ({
    name,
    moment: median(startups.flatMap(({ way }) => way.get(name) ?? [])),
  }))
    .toSorted((a, b) => a.moment - b.moment)
    .map(({ name, moment }) => ({ what: `    ${name}`, measured: `${moment.toFixed(0)} ms` }))
}
