import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import {
  cell,
  checkList,
  checkSummary,
  controlTotals,
  importKind,
  importLimits,
  importList,
  importMapping,
  importMode,
  importRow,
  refusedList,
} from './imports'
import { count, dataOf, id, nameText, numberText, upTo } from '@/contract/wire'

/** The calls of imports, in the order in which they are made. */

/** Of the kinds and departments that the caller may import. */
export const listImports = endpoint({
  id: 'listImports',
  method: 'GET',
  path: 'api/imports',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  query: importList.query,
  answer: importList.answer,
  errors: [422],
})

/** Begins an import; its rows follow. */
export const createImport = endpoint({
  id: 'createImport',
  method: 'POST',
  path: 'api/imports/{kind}',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  key: 'header',
  params: v.object({ kind: importKind }),
  body: v.object({
    /** On the root domain (decision 19). */
    merchant_id: v.optional(id),
    department_id: v.nullable(id),
    mode: importMode,
    file: v.object({
      name: nameText,
      size: upTo(importLimits.bytes),
      /** SHA-256 of its bytes, hexadecimal. */
      hash: numberText,
      sheet: v.nullable(nameText),
    }),
    /** Its first row, which is data where a file has no headings. */
    headings: v.pipe(v.array(cell), v.minLength(1), v.maxLength(importLimits.columns)),
    rows: upTo(importLimits.rows, 1),
    control: controlTotals,
    /** Also if this file was imported before. */
    again: v.optional(v.boolean()),
  }),
  answer: dataOf(importRow),
  errors: [404, 409, 422],
})

/** Rows from the place `from` on, from 0; the same ones again are taken once. */
export const putImportRows = endpoint({
  id: 'putImportRows',
  method: 'PUT',
  path: 'api/imports/{id}/rows',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  body: v.object({
    from: upTo(importLimits.rows),
    rows: v.pipe(
      v.array(v.pipe(v.array(cell), v.maxLength(importLimits.columns))),
      v.minLength(1),
      v.maxLength(importLimits.rowsAtOnce),
    ),
  }),
  answer: dataOf(v.object({ received: count })),
  errors: [404, 409, 422],
})

export const saveImportMapping = endpoint({
  id: 'saveImportMapping',
  method: 'PUT',
  path: 'api/imports/{id}/mapping',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  body: importMapping,
  answer: dataOf(importRow),
  errors: [404, 409, 422],
})

export const getImport = endpoint({
  id: 'getImport',
  method: 'GET',
  path: 'api/imports/{id}',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  answer: dataOf(importRow),
  errors: [404],
})

/** A dry run against the books as they are; asked again while `finished` is false. */
export const checkImport = endpoint({
  id: 'checkImport',
  method: 'GET',
  path: 'api/imports/{id}/check',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  query: checkList.query,
  answer: v.object({ ...checkList.answer.entries, check: checkSummary }),
  errors: [404, 409, 422],
})

/** The rows that cannot be imported, for the file of errors. */
export const listRefusedRows = endpoint({
  id: 'listRefusedRows',
  method: 'GET',
  path: 'api/imports/{id}/errors',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  query: refusedList.query,
  answer: refusedList.answer,
  errors: [404, 409, 422],
})

/** Imports the good rows; `getImport` tells how far it is. */
export const commitImport = endpoint({
  id: 'commitImport',
  method: 'POST',
  path: 'api/imports/{id}/commit',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  key: 'header',
  params: v.object({ id }),
  body: v.object({
    /** Of the check that was looked at: another result is a 409 `check_outdated`. */
    print: numberText,
    /** For a large change. */
    confirmed: v.boolean(),
  }),
  answer: dataOf(importRow),
  errors: [404, 409, 422],
})

/** Before it is written: nothing of it is imported. Discards an import that was not begun, too. */
export const cancelImport = endpoint({
  id: 'cancelImport',
  method: 'POST',
  path: 'api/imports/{id}/cancel',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  params: v.object({ id }),
  answer: dataOf(importRow),
  errors: [404, 409],
})

/** Takes it back, but for the rows that were paid or changed since. */
export const undoImport = endpoint({
  id: 'undoImport',
  method: 'POST',
  path: 'api/imports/{id}/undo',
  in_specification: false,
  access: 'signed-in',
  sentence: true,
  key: 'header',
  params: v.object({ id }),
  answer: dataOf(importRow),
  errors: [404, 409],
})
