import { insertBefore } from './edit.ts'
import { listMessages } from './messages.ts'
import type { Plan } from './plan.ts'
import { type Edits, type Place, screenEdits } from './screen-edits.ts'

/** What a list adds to files that are there already, by path. */
export function listEdits(plan: Plan, place: Place): Edits {
  const { name, Many, one, One, address } = plan
  const call = `list${Many}`
  return [
    ...screenEdits(
      plan,
      {
        calls: [
          { id: call, sample: `({ root }) => root.call(${call}, { query: {} })`, atOnce: true },
        ],
        areas: ['list'],
        messages: listMessages(plan),
        keys: `{ all: ['${name}'], list: ['${name}', 'list'] }`,
        search: '{ page: 2 }',
        row: { schema: one, type: One, from: `@/contract/${name}` },
      },
      place,
    ),
    [
      'stories/sweeps/list-places.ts',
      [
        insertBefore(
          '} as const',
          `  ${call}: [{ ...provider, address: '${address.name}', path: '${address.path}?per_page=10' }],\n`,
        ),
      ],
    ],
    [
      'stories/sweeps/list-pages.stories.tsx',
      [
        insertBefore(
          'export const PostingReportOfSite',
          `export const ${Many} = at(listPlaces.${call}[0])\n`,
        ),
      ],
    ],
  ]
}
