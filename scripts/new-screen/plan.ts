import { type RowField, readFields } from './fields.ts'

/** What `npm run new` was told, and what follows from it. */
export interface Plan {
  /** `import-runs`: folder, files, area of messages. */
  readonly name: string
  /** `importRuns`, `ImportRuns`; of one: `importRun`, `ImportRun`. */
  readonly many: string
  readonly Many: string
  readonly one: string
  readonly One: string
  /** The page's title in English: `Import runs`. */
  readonly title: string
  /** Its row in `office-addresses.ts`. */
  readonly address: PlannedAddress
  readonly fields: readonly RowField[]
}

interface PlannedAddress {
  readonly name: string
  readonly path: string
  /** Who may come: a name of `src/contract/people/permissions.ts`. */
  readonly access: string
}

interface Asked {
  readonly name: string
  readonly fields: string
  /** Default: below `/admin`. */
  readonly path?: string | undefined
  /** Who may come. */
  readonly access: string | undefined
  readonly title?: string | undefined
}

/** `permissions`: those that there are. Throws a sentence that says what is wrong with what was asked. */
export function planOf(asked: Asked, permissions: readonly string[]): Plan {
  const { name, path = `/admin/${name}`, access } = asked
  if (!/^[a-z]+(-[a-z]+)*$/u.test(name)) {
    throw new Error(`A name is lower case with hyphens, such as import-runs: ${name}`)
  }
  const many = camel(name)
  const one = singular(many)
  if (access === undefined || !permissions.includes(access)) {
    throw new Error(
      `Who may come? --access is a name of src/contract/people/permissions.ts: ${permissions.join(', ')}`,
    )
  }
  if (!/^(?:\/[a-z]+(?:-[a-z]+)*)+$/u.test(path)) {
    throw new Error(`A path is words in lower case, and has no params: ${path}`)
  }
  const read = readFields(asked.fields)
  if (read[0]?.kind !== 'text') throw new Error('The first field names the row, and is a text')
  return {
    name,
    many,
    Many: capital(many),
    one,
    One: capital(one),
    title: asked.title ?? capital(name.replaceAll('-', ' ')),
    address: { name: path.slice(1).replaceAll('/', '-'), path, access },
    fields: read,
  }
}

export const camel = (name: string): string =>
  name.replaceAll(/[-_]([a-z])/gu, (_, letter: string) => letter.toUpperCase())

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `entries` → `entry`, `statuses` → `status`, `warnings` → `warning`; others get `Row`. */
function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|us)es$/u.test(word)) return word.slice(0, -2)
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : `${word}Row`
}
