/** The allowed imports. docs/house.md shows this table; `npm run house` writes it. */

export interface Layer {
  readonly name: string
  readonly files: RegExp
  /** A layer may always import itself. */
  readonly mayImport: readonly string[]
  /** The packages it may use; without the line: any that the page is shipped with. */
  readonly packages?: RegExp
  /** Its purpose, in a few words. */
  readonly holds: string
}

const data = ['contract', 'rules']
const pieces = [...data, 'api', 'state', 'i18n', 'ui']
const everyPackage = /^/u

/** Of the fake backend, each may import those before it. */
const cloudLayers = [
  ['lib', 'hashes, repeatable randomness'],
  ['world', 'tables, seeds and the rows that follow from them'],
  ['scenarios', 'situations and faults by name'],
  ['cloud', 'the way of a request, and the journal'],
  ['handlers', 'an answer to each call'],
  ['app', 'a cloud put together: createCloud, saving, opening'],
  ['hosts', 'where a cloud runs: page, worker, Node.js, HTTP'],
] as const

const beneath = (index: number) => cloudLayers.slice(0, index).map(([name]) => `mocks/${name}`)

/** The first that fits counts. */
export const layers: readonly Layer[] = [
  {
    name: 'contract',
    files: /^src\/contract\//u,
    mayImport: [],
    packages: /^valibot$/u,
    holds: 'every call of `api/*`, its shapes and bounds',
  },
  {
    name: 'rules',
    files: /^src\/rules\//u,
    mayImport: ['contract'],
    // The others write the files of an export, and read those of an import.
    packages: /^(?:valibot|papaparse|write-excel-file|@zip\.js\/zip\.js|saxes|numfmt)$/u,
    holds: 'rules of the business, pure; used by forms and by the cloud',
  },
  {
    name: 'api',
    files: /^src\/api\//u,
    mayImport: data,
    packages: /^(?:valibot|@tanstack\/react-query)$/u,
    holds: 'the client, its failures, queries, the write path',
  },
  {
    name: 'state',
    files: /^src\/state\//u,
    mayImport: [...data, 'api'],
    holds: 'what the page remembers: session, cart, drafts, clock, storage',
  },
  {
    name: 'i18n',
    files: /^src\/i18n\//u,
    mayImport: ['rules'],
    holds: 'messages, formats',
  },
  {
    name: 'ui',
    files: /^src\/ui\//u,
    mayImport: ['i18n'],
    holds: 'pieces that know nothing of the product',
  },
  {
    name: 'screens/shared',
    files: /^src\/screens\/shared\//u,
    mayImport: pieces,
    holds: 'pieces of the product that two areas show',
  },
  {
    name: 'screens',
    files: /^src\/screens\/[a-z-]+\/[a-z-]+\//u,
    mayImport: [...pieces, 'screens/shared'],
    holds: 'screens by area; an area never imports another',
  },
  {
    name: 'layouts',
    files: /^src\/layouts\//u,
    mayImport: [...pieces, 'screens/shared', 'screens'],
    holds: 'what stands around a screen',
  },
  {
    name: 'routes',
    files: /^src\/routes\//u,
    mayImport: [...pieces, 'screens/shared', 'screens', 'layouts', 'app'],
    holds: 'addresses, a few lines each',
  },
  {
    name: 'app',
    files: /^src\/(?:app\/|[^/]+$)/u,
    mayImport: [...pieces, 'screens/shared', 'screens', 'layouts', 'routes'],
    holds: 'what stands between address and screen: guard, session, frames, failures, pages',
  },
  ...cloudLayers.map(([name, holds], index) => ({
    name: `mocks/${name}`,
    files: new RegExp(`^mocks/${name}/`, 'u'),
    mayImport: [...data, ...beneath(index)],
    packages: everyPackage,
    holds,
  })),
  {
    name: 'mocks/card-fields',
    files: /^mocks\/card-fields\//u,
    mayImport: [...data, 'mocks/lib'],
    packages: everyPackage,
    holds: 'the stand-in for the processor’s card fields',
  },
  {
    name: 'mocks/demo',
    files: /^mocks\/demo\//u,
    mayImport: [
      ...data,
      ...beneath(cloudLayers.length),
      'mocks/card-fields',
      'ui',
      'i18n',
      'state',
    ],
    holds: 'what the demonstration shows of itself',
  },
  {
    name: 'mocks/start',
    files: /^mocks\/start\//u,
    mayImport: [...data, ...beneath(cloudLayers.length), 'mocks/demo'],
    packages: everyPackage,
    holds: 'the one door from `src/main.tsx`, and the small script before it',
  },
  {
    name: 'mocks/samples',
    files: /^mocks\/samples\//u,
    mayImport: [...data, ...beneath(cloudLayers.length)],
    packages: everyPackage,
    holds: 'callers and calls for tests',
  },
  {
    name: 'stories',
    files: /^(?:stories|\.storybook)\//u,
    mayImport: [
      ...pieces,
      'screens/shared',
      'screens',
      'layouts',
      'routes',
      'app',
      ...beneath(cloudLayers.length),
      'mocks/card-fields',
      'mocks/demo',
      'mocks/samples',
      'scripts',
    ],
    packages: everyPackage,
    holds: 'states of components and screens',
  },
  {
    name: 'e2e',
    files: /^e2e\//u,
    mayImport: [],
    packages: everyPackage,
    holds: 'journeys; they know the names in `mocks/scenarios` and nothing else',
  },
  {
    name: 'deploy',
    files: /^deploy\//u,
    mayImport: data,
    packages: /^$/u,
    holds: 'response headers, nginx',
  },
  {
    name: 'scripts',
    files: /^scripts\//u,
    mayImport: [
      ...pieces,
      ...beneath(cloudLayers.length),
      'mocks/samples',
      'deploy',
      'e2e',
      'app',
      'routes',
    ],
    packages: everyPackage,
    holds: 'builds, checks, measurements',
  },
]

/** The table as Markdown, for docs/house.md; padded, as the formatter wants it. */
export function layerTable(): string {
  const rows = layers.map(({ name, mayImport, holds }) => [
    `\`${name}\``,
    holds,
    mayImport.length === 0 ? 'nothing' : shortened(mayImport).join(', '),
  ])
  const table = [['layer', 'holds', 'may import'], ...rows]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((cells) => (cells[column] ?? '').length)),
  )
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [head = [], ...body] = table
  return [line(head), line([], '-'), ...body.map((cells) => line(cells))].join('\n')
}

/** All of the cloud's layers together have one name. */
function shortened(names: readonly string[]): readonly string[] {
  const all = beneath(cloudLayers.length)
  if (!all.every((name) => names.includes(name))) return names
  const first = names.indexOf(all[0] ?? '')
  return names.flatMap((name, index) =>
    index === first ? ['the cloud’s layers'] : all.includes(name) ? [] : [name],
  )
}
