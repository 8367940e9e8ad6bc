import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { permissionNames } from '@/contract/people/permissions'
import { formEdits } from './new-screen/form-edits.ts'
import { formFiles } from './new-screen/form-files.ts'
import { listEdits } from './new-screen/list-edits.ts'
import { listFiles } from './new-screen/list-files.ts'
import { permissionGroup } from './new-screen/permission-group.ts'
import { planOf } from './new-screen/plan.ts'
import { writeScreen, writeWhatFollows } from './new-screen/write-screen.ts'

/**
 * `npm run new list import-runs -- --access imports.view --fields "name:text status:open|closed"`, or
 * `new form`: everything that a name and its fields determine. `--path`: else `/admin/<name>`;
 * `--title`: the page's, in English; `--into`: another checkout.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    fields: { type: 'string' },
    path: { type: 'string' },
    access: { type: 'string' },
    title: { type: 'string' },
    into: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
})
const usage =
  'npm run new list|form <name> -- --access imports.view --fields "name:text day:date status:open|closed"'

/** A list of rows, or a form of the one row that there is. */
const kinds = {
  list: { files: listFiles, edits: listEdits },
  form: { files: formFiles, edits: formEdits },
} as const

try {
  const [kind, name, ...more] = positionals
  if ((kind !== 'list' && kind !== 'form') || name === undefined || more.length > 0) {
    throw new Error(usage)
  }
  const { fields = 'name:text day:date status:open|closed', path, access, title, into } = values
  const plan = planOf({ name, fields, path, access, title }, permissionNames)
  const languages = readdirSync(join(into, 'src/i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const group = permissionGroup(plan.address.access)
  const written = writeScreen(into, {
    files: kinds[kind].files(plan),
    edits: kinds[kind].edits(plan, { languages, group }),
  })
  await writeWhatFollows(into, written)
  console.log(`${plan.address.path} is there. Created:\n  ${written.created.join('\n  ')}`)
  console.log(`Changed:\n  ${written.changed.join('\n  ')}`)
  console.log(
    'Yours: its place in office-menu.ts, rows of the seed, what a column says, the words in each ' +
      'language, the journey.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
