import { addMessages, insertBefore } from './edit.ts'
import { formMessages } from './messages.ts'
import type { Plan } from './plan.ts'
import { type Edits, type Place, screenEdits } from './screen-edits.ts'

/** What a form adds to files that are there already, by path. */
export function formEdits(plan: Plan, place: Place): Edits {
  const { name, Many, one, One, title, address } = plan
  const [read, write] = [`get${Many}`, `update${Many}`]
  const texts = plan.fields.filter(({ kind }) => ['text', 'date', 'code'].includes(kind))
  return [
    ...screenEdits(
      plan,
      {
        calls: [
          { id: read, sample: `({ root }) => root.call(${read}, {})`, atOnce: true },
          {
            id: write,
            sample: `async ({ root, round }) => {
    const { answer } = await root.call(${read}, {})
    if (!answer) throw new Error('The form was refused')
    return root.call(${write}, { body: { ...answer.data, ${plan.fields[0]?.name}: \`Sample \${round}\` } })
  }`,
            atOnce: false,
          },
        ],
        areas: ['forms', 'changes'],
        messages: formMessages(plan),
        keys: `{ all: ['${name}'] }`,
        search: '{}',
        row: { schema: `${one}Row`, type: `${One}Row`, from: `@mocks/world/${name}` },
      },
      place,
    ),
    [
      'src/contract/audit.ts',
      [
        insertBefore('] as const', `  '${name}-changed',\n`, 'export const auditActions'),
        // Of a list over several lines the last one ends with a comma.
        (text) => text.replace(/(export const auditObjects = \[[^\]]*?),?\s*\]/u, `$1, '${name}']`),
      ],
    ],
    ...place.languages.map((language): Edits[number] => [
      `src/i18n/${language}/audit.json`,
      [addMessages({ [`audit.action.${name}-changed`]: `${title} changed` }, 'audit.action.')],
    ]),
    [
      'mocks/handlers/repeated-changes.test.ts',
      [insertBefore('  ],', `    '${write}',\n`, "  'an edit carries the version")],
    ],
    [
      'mocks/samples/secrets.test.ts',
      [
        insertBefore(
          '  ].flatMap',
          `    // ${title}.\n    '${texts.map((field) => field.name).join(' ')}',\n`,
        ),
      ],
    ],
    [
      'stories/sweeps/list-places.ts',
      [insertBefore(']', `  '${address.name}',\n`, 'export const withoutList')],
    ],
  ]
}
