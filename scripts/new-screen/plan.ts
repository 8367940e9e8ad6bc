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
  /** The key of its row in `coming-addresses.ts`, and later in `office-addresses.ts`. */
  readonly screen: string
  /** As that row says it. */
  readonly address: ComingAddress
  readonly fields: readonly RowField[]
}

/** A row of `coming-addresses.ts`. */
export interface ComingAddress {
  readonly name: string
  readonly path: string
  /** Who may come: a name of `src/contract/permissions.ts`. */
  readonly access: string
}

interface Asked {
  readonly name: string
  readonly fields: string
  /** Default: as the name. */
  readonly screen?: string | undefined
  readonly title?: string | undefined
}

/** Throws a sentence that says what is wrong with what was asked. */
export function planOf(asked: Asked, coming: Readonly<Record<string, ComingAddress>>): Plan {
  const { name } = asked
  if (!/^[a-z]+(-[a-z]+)*$/u.test(name)) {
    throw new Error(`A name is lower case with hyphens, such as import-runs: ${name}`)
  }
  const many = camel(name)
  const one = singular(many)
  const screen = asked.screen ?? many
  const address = coming[screen]
  if (address === undefined) {
    throw new Error(
      `There is no address ${screen} in coming-addresses.ts, only ${Object.keys(coming).join(', ')}. ` +
        'Name one by --screen, or plan it there first, with its place in office-menu.ts.',
    )
  }
  if (address.path.includes(':')) {
    throw new Error(`${address.path} has params, which is more than a name determines`)
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
    screen,
    address: { name: address.name, path: address.path, access: address.access },
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
