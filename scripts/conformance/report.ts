import type { Outcome } from './run'

const marks = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' } as const

/** A table for people, with what is wrong below each row. */
export function tableOf(outcomes: readonly Outcome[], isVerbose: boolean): string {
  const width = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
  const names = width(outcomes.map(({ name }) => name))
  const calls = width(outcomes.map(({ call }) => call))
  const rows = outcomes.flatMap(({ result, name, call, seconds, problems, notes }) => [
    `${marks[result].padEnd(8)}${name.padEnd(names + 2)}${call.padEnd(calls + 2)}${(seconds * 1000).toFixed(0).padStart(6)} ms`,
    ...[...problems, ...(isVerbose ? notes : [])].map((text) => `          ${text}`),
  ])
  return [...rows, '', summaryOf(outcomes)].join('\n')
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}

/** Something failed, or nothing could be checked. */
export const hasFailed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ result }) => result === 'failed') ||
  outcomes.every(({ result }) => result === 'skipped')

/** For CI: one case for each check. */
export function junitOf(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0).toFixed(3)
  const figures = `tests="${outcomes.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds}"`
  const cases = outcomes.map(({ group, name, call, result, problems, notes, seconds: own }) => {
    const head = `    <testcase classname="${escaped(group)}" name="${escaped(`${name} (${call})`)}" time="${own.toFixed(3)}"`
    const first = escaped(problems[0] ?? '')
    const all = escaped(problems.join('\n'))
    if (result === 'failed')
      return `${head}><failure message="${first}">${all}</failure></testcase>`
    if (result === 'skipped') return `${head}><skipped message="${first}"/></testcase>`
    return notes.length === 0
      ? `${head}/>`
      : `${head}><system-out>${escaped(notes.join('\n'))}</system-out></testcase>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${figures}>\n  <testsuite name="contract" ${figures}>\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`
}

/** For XML 1.0, which cannot hold control characters at all. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
