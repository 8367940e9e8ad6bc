import * as v from 'valibot'
import { checkImport, listRefusedRows } from '@/contract/imports/import-calls'
import { importCodes, importIssue, type RefusedRow, rowOutcomes } from '@/contract/imports/imports'
import { usualPageSize, wordsIn } from '@/contract/list'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { CallContext } from '@mocks/cloud/context'
import type { Services } from '@mocks/cloud/services'
import { refusedPlace } from '@mocks/cloud/uploads'
import type { ImportRecord } from '@mocks/world/imports'
import { compare, placeOnPages } from '@mocks/handlers/page'
import type { CheckResults } from './check-results'
import { checkFor, summaryOf } from './checks'
import { importFor, refusedImport } from './import-scope'
import { withoutCard } from './shown-import'
import { knownSketch, loadSketch } from './upload'

const sorts = ['row', 'name', 'amount_cents'] as const

function sortedPlaces(results: CheckResults, places: number[], sort: string): number[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const column = sorts.find((name) => name === sort.replace(/^-/u, '')) ?? 'row'
  // They are in the file's order.
  if (column === 'row') return direction === 1 ? places : places.toReversed()
  return places.toSorted(
    (a, b) => direction * compare(results.sortKey(column, a), results.sortKey(column, b)) || a - b,
  )
}

const paged = (
  places: readonly number[],
  query: { page?: number | undefined; per_page?: number | undefined },
) => {
  const { from, to, pagination } = placeOnPages(places.length, {
    page: query.page,
    per_page: query.per_page ?? usualPageSize,
  })
  return { shown: places.slice(from, to), pagination }
}

/** The cells of a row, as they stand in the file. */
async function cellsOf(services: Services, record: ImportRecord, row: number) {
  const { headings, parts } = knownSketch(services, record)
  if (row === 1) return headings ?? []
  const place = row - 2
  const part = parts.find(({ from, count }) => place >= from && place < from + count)
  if (!part || record.upload === null) return []
  const rows = await services.uploads.read(record.upload, part.from)
  return rows?.[place - part.from] ?? []
}

type Refused = Pick<RefusedRow, 'row' | 'issues'>

const refusedIssues = v.pipe(v.string(), v.parseJson(), v.array(importIssue))

/** As they were found when the others were imported; null: nothing is imported. */
async function keptRefused({ uploads }: Services, record: ImportRecord): Promise<Refused[] | null> {
  const { step, upload } = record
  if (step !== 'imported' && step !== 'undone') return null
  const rows = upload === null ? null : await uploads.read(upload, refusedPlace)
  if (rows === null) throw refusedImport('rows_gone')
  return rows.map(([row, issues]) => ({
    row: Number(row),
    issues: v.parse(refusedIssues, issues),
  }))
}

async function foundRefused(context: CallContext, record: ImportRecord): Promise<Refused[]> {
  const { file } = await checkFor(context, record)
  // Until then it is not known which rows they are.
  if (file === null || file === 'gone') throw refusedImport('not_checked')
  const { results } = file
  const places = results.places({ q: '', outcomes: ['refused'], codes: [] })
  return places.map((place) => results.row(place))
}

export const importCheckHandlers: Handlers<'checkImport' | 'listRefusedRows'> = {
  checkImport: reads(checkImport, async (context, { params, query }) => {
    const record = importFor(context, params.id, 'view')
    const check = await checkFor(context, record)
    const summary = summaryOf(check, record)
    if (check.file === null || check.file === 'gone') {
      return { data: [], pagination: paged([], query).pagination, check: summary }
    }
    const { results } = check.file
    const places = results.places({
      q: query.q ?? '',
      outcomes: wordsIn([...rowOutcomes, 'warned'], query.outcome ?? ''),
      codes: wordsIn(importCodes, query.code ?? ''),
    })
    const { shown, pagination } = paged(sortedPlaces(results, places, query.sort ?? 'row'), query)
    return { data: shown.map((place) => results.row(place)), pagination, check: summary }
  }),

  listRefusedRows: reads(listRefusedRows, async (context, { params, query }) => {
    const record = importFor(context, params.id, 'view')
    const { services } = context
    await loadSketch(services, record)
    const refused = (await keptRefused(services, record)) ?? (await foundRefused(context, record))
    const places = refused.map((_, place) => place)
    const { shown, pagination } = paged(query.sort === '-row' ? places.toReversed() : places, query)
    const data: RefusedRow[] = []
    for (const place of shown) {
      const { row, issues } = refused[place] ?? { row: 0, issues: [] }
      const cells = await cellsOf(services, record, row)
      // A cell that was refused for it holds a card number.
      const hides = issues.some(({ code }) => code === 'E024')
      data.push({ row, cells: hides ? cells.map(withoutCard) : [...cells], issues })
    }
    return { data, pagination }
  }),
}
