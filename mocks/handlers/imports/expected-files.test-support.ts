import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { ImportKind } from '@/contract/imports/imports'
import { tableOf } from './imports.test-support'

/** The files of product.md 2.5 with what a check finds in them. */

const folder = new URL('../../samples/imports/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const finding = v.object({ row: v.number(), code: v.string(), column: v.string() })
const expectations = v.record(
  v.string(),
  v.object({ rows: v.number(), ready: v.array(v.number()), errors: v.array(finding) }),
)

export interface ExpectedFile {
  readonly kind: ImportKind
  readonly merchant: { readonly id: string; readonly label: string }
  readonly department: string | null
  readonly table: string[][]
  readonly ready: readonly number[]
  readonly errors: readonly v.InferOutput<typeof finding>[]
}

const county = { id: '1', label: 'miamicounty' } as const
const places = {
  accounts: { merchant: county, department: 'real-estate-tax' },
  users: { merchant: county, department: null },
  permits: { merchant: county, department: 'building-permits' },
  aging: { merchant: { id: '2', label: 'tiffin' }, department: 'water-sewer' },
  payments: { merchant: county, department: 'real-estate-tax' },
} as const satisfies Record<ImportKind, Pick<ExpectedFile, 'merchant' | 'department'>>

export function expectedFile(kind: ImportKind): ExpectedFile {
  const all: unknown = JSON.parse(textOf('expected.json'))
  const { note: _, codes: __, ...files } = v.parse(v.looseObject({}), all)
  const expected = v.parse(expectations, files)[`${kind}.csv`]
  if (!expected) throw new Error(`Nothing is expected of ${kind}.csv`)
  const { ready, errors } = expected
  return { kind, ...places[kind], table: tableOf(textOf(`${kind}.csv`)), ready, errors }
}
