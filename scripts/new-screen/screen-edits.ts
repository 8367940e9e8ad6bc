import { type Edit, addImport, addMessages, insertBefore, removeLine } from './edit.ts'
import { notesOf } from './messages.ts'
import type { Plan } from './plan.ts'

export type Edits = readonly (readonly [path: string, edits: readonly Edit[]])[]

interface Call {
  readonly id: string
  /** Its sample in `sample-office-calls.ts`. */
  readonly sample: string
  /** Opening the page makes it. */
  readonly atOnce: boolean
}

interface Screen {
  readonly calls: readonly Call[]
  /** Areas of messages beside its own. */
  readonly areas: readonly string[]
  readonly messages: Readonly<Record<string, string>>
  /** Its entry in `office-keys.ts`. */
  readonly keys: string
  /** Search params that are right. */
  readonly search: string
  /** Imports the schema and the type of a row, as the world keeps it. */
  readonly row: { readonly schema: string; readonly type: string; readonly from: string }
}

/** Where a screen is set down: `languages` as `src/i18n` has them, `group` of `permissions.test.ts`. */
export interface Place {
  readonly languages: readonly string[]
  readonly group: string
}

/** What every screen of the office adds to files that are there already. */
export function screenEdits(plan: Plan, screen: Screen, { languages, group }: Place): Edits {
  const { name, many, one, title, address } = plan
  const { calls, keys, row, search } = screen
  const lines = (line: (call: Call) => string) => calls.map(line).join('')
  const ids = calls.map(({ id }) => id).join(', ')
  const areas = [name, ...screen.areas].map((area) => `'${area}'`).join(', ')
  return [
    [
      'src/contract/all.ts',
      [
        addImport(`import * as ${many} from './${name}'\n`),
        insertBefore(
          '} as const',
          lines(({ id }) => `  ${id}: ${many}.${id},\n`),
        ),
      ],
    ],
    [
      'src/rules/addresses/office-addresses.ts',
      [
        insertBefore(
          '} as const satisfies',
          `  ${many}: { name: '${address.name}', path: '${address.path}', access: '${address.access}' },\n`,
        ),
      ],
    ],
    [
      'src/rules/addresses/office-messages.ts',
      [insertBefore('} as const satisfies', `  '${address.name}': [${areas}],\n`)],
    ],
    ['src/api/office-keys.ts', [insertBefore('} as const', `  ${many}: ${keys},\n`)]],
    ...languages.flatMap((language): Edits => [
      [
        `src/i18n/${language}/office.json`,
        [addMessages({ [`office.page.${address.name}`]: title }, 'office.page.')],
      ],
      [`src/i18n/${language}/${name}.json`, [addMessages(screen.messages, '')]],
    ]),
    [`docs/notes/${name}.json`, [addMessages(notesOf(plan, screen.messages), '')]],
    [
      'mocks/world/create-world.ts',
      [
        addImport(
          `import { ${one}Table } from './${name}'\nimport { ${one}Rows } from './seed/${name}'\nimport type { ${row.type} } from '${row.from}'\n`,
        ),
        insertBefore(
          '}',
          `  readonly ${many}: Table<${row.type}>\n`,
          'export interface SharedTables',
        ),
        insertBefore(
          '  }',
          `    ${many}: new Table(${one}Table, { seed: unlessEmpty(${one}Rows), undoLog }),\n`,
          'function sharedTables',
        ),
      ],
    ],
    [
      'mocks/world/create-world.test.ts',
      [
        addImport(`import { ${row.schema} } from '${row.from}'\n`),
        insertBefore(
          '    }',
          `      ${many}: [${row.schema}, world.${many}.all()],\n`,
          '    const shared',
        ),
      ],
    ],
    [
      'mocks/handlers/all.ts',
      [
        addImport(`import { ${one}Handlers } from '@mocks/handlers/${name}/${name}'\n`),
        insertBefore('}', `  ...${one}Handlers,\n`, 'export const handlers'),
      ],
    ],
    [
      'mocks/samples/sample-office-calls.ts',
      [
        addImport(`import { ${ids} } from '@/contract/${name}'\n`),
        insertBefore(
          '} as const',
          lines(({ id, sample }) => `  ${id}: ${sample},\n`),
        ),
      ],
    ],
    [
      'mocks/scenarios/call-places.ts',
      [
        insertBefore(
          '}',
          lines(
            ({ id, atOnce }) =>
              `  ${id}: { ...ofProvider, path: '${address.path}'${atOnce ? '' : ', atOnce: false'} },\n`,
          ),
          'export const callPlaces',
        ),
      ],
    ],
    [
      'mocks/handlers/people/permissions.test.ts',
      [
        insertBefore(
          '}',
          lines(({ id }) => `  ${id}: '${group}',\n`),
          'const expected',
        ),
      ],
    ],
    [
      'mocks/handlers/other-merchants.test.ts',
      [
        insertBefore(
          '}',
          lines(({ id }) => `  ${id}: namesNothing,\n`),
          'const withoutIds',
        ),
      ],
    ],
    [
      'src/i18n/page-titles.test.ts',
      [
        removeLine(`  ['${address.path}', `),
        insertBefore(']', `  ['${address.path}', '${title}'],\n`, 'const titles'),
      ],
    ],
    [
      'src/rules/addresses/address-search.test.ts',
      [
        insertBefore('}', `  '${address.path}': ${search},\n`, 'const right'),
        insertBefore(
          '}',
          `  // @ts-expect-error -- the page has no such param\n  '${address.path}': { nonsense: 1 },\n`,
          'const unknownName',
        ),
      ],
    ],
  ]
}
