import * as v from 'valibot'
import { putImportRows, saveImportMapping } from '@/contract/imports/import-calls'
import { importMapping } from '@/contract/imports/imports'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { mappingProblems, type MappingProblem } from '@/rules/imports/match-columns'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { invalid } from '@mocks/cloud/reply'
import { importMemoryId, type ImportRecord } from '@mocks/world/imports'
import { importFor, refusedImport } from './import-scope'
import { shownImport, viewingOf } from './shown-import'
import { addRows, loadSketch, receivedRows } from './upload'

/** Throws the 409 of an import to which nothing can be added any more. */
function checkIsOpen({ step }: ImportRecord): void {
  if (step === 'importing') throw refusedImport('already_running')
  if (step !== 'open' && step !== 'failed') throw refusedImport('over')
}

const sentences: Readonly<Record<MappingProblem['problem'], string>> = {
  missing: 'This column is required.',
  unknown: 'There is no such column.',
  'two-sources': 'This column has two sources.',
  'used-twice': 'A column of the file is used twice.',
  beyond: 'The file does not have this column. Choose another one.',
  'constant-not-allowed': 'This cannot be the same for all rows. Choose a column.',
}

function checkMapping(
  kind: ImportRecord['kind'],
  headings: readonly string[],
  mapping: v.InferOutput<typeof importMapping>,
): void {
  const errors = new Map<string, string[]>()
  for (const problem of mappingProblems(kind, headings, mapping)) {
    const names = problem.problem === 'used-twice' ? problem.columns : [problem.column]
    for (const name of names) errors.set(name, [sentences[problem.problem]])
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors))
}

/**
 * The names of the used columns. A column without a letter in its name is data of a file without
 * headings, which the journal does not keep.
 */
function namesOfUsed(
  headings: readonly string[],
  { columns, has_headings }: v.InferOutput<typeof importMapping>,
): string[] {
  const used = new Set(columns.map(({ from }) => from))
  return headings.map((heading, place) =>
    has_headings && used.has(place) && /\p{L}/u.test(heading) && !looksLikeCardNumber(heading)
      ? heading
      : '',
  )
}

export const importRowHandlers: Handlers<'putImportRows' | 'saveImportMapping'> = {
  // The rows are no part of the world: nothing of them is written into the journal.
  putImportRows: reads(putImportRows, async (context, { params, body: { from, rows } }) => {
    const row = importFor(context, params.id, 'create')
    const { services } = context
    checkIsOpen(row)
    const sketch = await loadSketch(services, row)
    if (row.upload === null || sketch.headings === null) throw refusedImport('rows_gone')
    const received = receivedRows(sketch)
    const isThere = sketch.parts.some((part) => part.from === from && part.count === rows.length)
    if (isThere) return { data: { received } }
    if (from !== received) {
      throw invalid({ from: [`Send the rows from ${received} on.`] })
    }
    if (from + rows.length > row.rows) {
      throw invalid({ rows: [`The file has ${row.rows} rows.`] })
    }
    return { data: { received: await addRows(services, row.upload, { from, rows }) } }
  }),

  saveImportMapping: writes(saveImportMapping, {
    command: v.object({
      id: v.string(),
      mapping: importMapping,
      headings: v.array(v.string()),
    }),
    decide: async (context, { params, body }) => {
      const row = importFor(context, params.id, 'create')
      checkIsOpen(row)
      const sketch = await loadSketch(context.services, row)
      const { headings } = sketch
      if (headings === null) throw refusedImport('rows_gone')
      if (receivedRows(sketch) < row.rows) throw refusedImport('not_uploaded')
      checkMapping(row.kind, headings, body)
      return new Command({ id: row.id, mapping: body, headings: namesOfUsed(headings, body) })
    },
    apply: (context, { id, mapping, headings }) => {
      const { imports, importMemories } = context.world
      const row = imports.update(id, { mapping, step: 'open', failure: null })
      const memory = { id: importMemoryId(row), mapping, headings }
      if (importMemories.get(memory.id)) importMemories.update(memory.id, memory)
      else importMemories.insert(memory)
      return { data: shownImport(viewingOf(context), row) }
    },
  }),
}
