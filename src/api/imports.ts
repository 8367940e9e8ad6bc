import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  listImports,
  listRefusedRows,
  putImportRows,
  saveImportMapping,
  undoImport,
} from '@/contract/imports/import-calls'
import {
  checkList,
  importList,
  type ImportMapping,
  type ImportRow,
  importLimits,
  type RefusedRow,
} from '@/contract/imports/imports'
import { exportPageSize } from '@/contract/list'
import { change, type GetKey } from './keyed-call'
import { call } from './client'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'

/** The history of imports. */
export const importsApi = listApi(listImports, officeKeys.imports.list, importList)

/** The last import of a department that was made. */
export function lastImportQuery(query: CallInput<typeof listImports>['query']) {
  return importsApi.page({
    query: { ...query, state: 'imported', sort: '-created_at', per_page: 10 },
  })
}

/** One import; while it is under way `watchImport` keeps it up to date. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: officeKeys.imports.one(id),
    queryFn: async ({ signal }) => readImport(id, signal),
    // Another tab or person may go on with it.
    refetchOnMount: 'always',
  })
}

export const readImport = async (id: string, signal?: AbortSignal): Promise<ImportRow> =>
  (await call(getImport, { params: { id } }, { signal, quiet: true })).data

/** A page of the checked rows, with the figures of all. */
export const checkApi = listApi(checkImport, officeKeys.imports.check, checkList)

export type NewImport = CallInput<typeof createImport>['body']

export const beginImport = async (
  kind: ImportRow['kind'],
  body: NewImport,
  key: GetKey,
): Promise<ImportRow> => (await change(createImport, { params: { kind }, body }, key)).data

/** How many rows of it the server has. */
export const sendRows = async (
  id: string,
  body: CallInput<typeof putImportRows>['body'],
  signal: AbortSignal,
): Promise<number> =>
  (await call(putImportRows, { params: { id }, body }, { signal, quiet: true })).data.received

export const saveMapping = async (id: string, body: ImportMapping): Promise<ImportRow> =>
  (await call(saveImportMapping, { params: { id }, body })).data

export const commit = async (
  id: string,
  body: CallInput<typeof commitImport>['body'],
  key: GetKey,
): Promise<ImportRow> => (await change(commitImport, { params: { id }, body }, key)).data

export const cancel = async (id: string): Promise<ImportRow> =>
  (await call(cancelImport, { params: { id } })).data

export const undo = async (id: string, key: GetKey): Promise<ImportRow> =>
  (await change(undoImport, { params: { id } }, key)).data

/** Every row that cannot be imported, for the file of errors. */
export async function readRefusedRows(id: string, signal: AbortSignal): Promise<RefusedRow[]> {
  const rows: RefusedRow[] = []
  for (let page = 1; rows.length <= importLimits.rows; page += 1) {
    const { data, pagination } = await call(
      listRefusedRows,
      { params: { id }, query: { page, per_page: exportPageSize } },
      { signal },
    )
    rows.push(...data)
    if (page >= pagination.last_page) break
  }
  return rows
}
