import { personaNamed } from '@mocks/world/personas'
import { linkTo } from './link'
import { type ScenarioName, scenarioNames, scenarioOf } from './registry'
import { scenarioTitles } from './scenario-titles'
import type { ScenarioGroup } from './scenario'

/** The tables of README.md and docs/scenarios.md, from the registry (mock-cloud.md, "Scenarios"). */

const groups: Readonly<Record<ScenarioGroup, string>> = {
  people: 'Who is signed in',
  errors: 'The error catalogue',
  answers: 'Answers that go wrong',
  payments: 'Payments that go wrong',
  letters: 'Receipts and mail',
  worlds: 'Other places, other times',
  views: 'Language, theme, phone',
}

/** Where `npm start` serves the demonstration. */
const start = { protocol: 'http:', host: 'pay.localhost:5173' }

const namesIn = (group: ScenarioGroup): readonly ScenarioName[] =>
  scenarioNames.filter((name) => scenarioOf(name).group === group)

const groupList = Object.keys(groups).filter((key): key is ScenarioGroup => key in groups)

/** One row for each group. */
export function overview(): string {
  return table([
    ['about', 'names'],
    ...groupList.map((group) => [
      groups[group],
      namesIn(group)
        .map((name) => `\`${name}\``)
        .join(', '),
    ]),
  ])
}

/** One row for each scenario, with its link. */
export function catalogue(): string {
  return groupList.map((group) => `## ${groups[group]}\n\n${table(rowsOf(group))}`).join('\n\n')
}

function rowsOf(group: ScenarioGroup): string[][] {
  const rows = namesIn(group).map((name) => {
    const scenario = scenarioOf(name)
    const link = `[\`${name}\`](${linkTo(start, name, scenario)})`
    const person = scenario.persona === undefined ? '–' : personaNamed(scenario.persona).name
    return [link, scenarioTitles.en[name], person, scenario.tenant ?? 'root domain']
  })
  return [['scenario', 'shows', 'signed in', 'where'], ...rows]
}

/** Columns as wide as their widest cell, as the formatter wants them. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[], fill: string) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [first, ...others] = rows.map((row) => line(row, ' '))
  return [first, line([], '-'), ...others].join('\n')
}
