import { type Edit, addImport, addMessages, insertBefore, removeEntry, removeLine } from './edit.ts'
import type { Plan } from './plan.ts'
import { listMessages } from './list-messages.ts'

/** What is added to files that are there already, by path. */
export function listEdits(
  plan: Plan,
  languages: readonly string[],
  group: string,
): ReadonlyMap<string, readonly Edit[]> {
  const { name, many, Many, one, One, screen, title, address } = plan
  return new Map<string, readonly Edit[]>([
    [
      'src/contract/all.ts',
      [
        addImport(`import * as ${many} from './${name}'\n`),
        insertBefore('} as const', `  list${Many}: ${many}.list${Many},\n`),
      ],
    ],
    ['src/rules/addresses/coming-addresses.ts', [removeEntry(screen)]],
    [
      'src/rules/addresses/office-addresses.ts',
      [
        insertBefore(
          '} as const satisfies',
          `  ${screen}: { name: '${address.name}', path: '${address.path}', access: '${address.access}', title: 'office.page.${screen}', messages: ['${name}', 'list'] },\n`,
        ),
      ],
    ],
    [
      'src/api/office-keys.ts',
      [insertBefore('} as const', `  ${many}: { all: ['${name}'], list: ['${name}', 'list'] },\n`)],
    ],
    ...languages.flatMap((language): [string, readonly Edit[]][] => [
      [
        `src/i18n/${language}/office.json`,
        [addMessages({ [`office.page.${screen}`]: title }, 'office.page.')],
      ],
      [`src/i18n/${language}/${name}.json`, [addMessages(listMessages(plan), '')]],
    ]),
    [
      'mocks/world/create-world.ts',
      [
        addImport(
          `import { ${one}Table } from './${name}'\nimport { ${one}Rows } from './seed/${name}'\nimport type { ${One} } from '@/contract/${name}'\n`,
        ),
        insertBefore('}', `  readonly ${many}: Table<${One}>\n`, 'export interface SharedTables'),
        insertBefore(
          '  }',
          `    ${many}: new Table(${one}Table, { undoLog }),\n`,
          'function sharedTables',
        ),
        insertBefore(
          '  }\n  return tables',
          `    tables.${many}.load(${one}Rows())\n`,
          'function sharedTables',
        ),
      ],
    ],
    [
      'mocks/world/create-world.test.ts',
      [
        addImport(`import { ${one} } from '@/contract/${name}'\n`),
        insertBefore(
          '    }',
          `      ${many}: [${one}, world.${many}.all()],\n`,
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
        addImport(`import { list${Many} } from '@/contract/${name}'\n`),
        insertBefore(
          '} as const',
          `  list${Many}: ({ root }) => root.call(list${Many}, { query: {} }),\n`,
        ),
      ],
    ],
    [
      'mocks/scenarios/call-places.ts',
      [
        insertBefore(
          '}',
          `  list${Many}: { ...ofProvider, path: '${address.path}' },\n`,
          'export const callPlaces',
        ),
      ],
    ],
    [
      'mocks/handlers/people/permissions.test.ts',
      [insertBefore('}', `  list${Many}: '${group}',\n`, 'const expected')],
    ],
    [
      'mocks/handlers/other-merchants.test.ts',
      [insertBefore('}', `  list${Many}: namesNothing,\n`, 'const withoutIds')],
    ],
    [
      'src/i18n/page-titles.test.ts',
      [
        removeLine(`  ['${address.path}', `),
        insertBefore(']', `  ['${address.path}', '${title}'],\n`, 'const titles'),
      ],
    ],
    [
      'stories/sweeps/list-places.ts',
      [
        insertBefore(
          '} as const',
          `  list${Many}: [{ ...provider, address: '${address.name}', path: '${address.path}?per_page=10' }],\n`,
        ),
      ],
    ],
    [
      'stories/sweeps/list-pages.stories.tsx',
      [
        insertBefore(
          'export const PostingReportOfSite',
          `export const ${Many} = at(listPlaces.list${Many}[0])\n`,
        ),
      ],
    ],
    [
      'src/app/pages/address-search.test.ts',
      [
        insertBefore('}', `  '${address.path}': { page: 2 },\n`, 'const right'),
        insertBefore(
          '}',
          `  // @ts-expect-error -- the page has no such param\n  '${address.path}': { nonsense: 1 },\n`,
          'const unknownName',
        ),
      ],
    ],
  ])
}
