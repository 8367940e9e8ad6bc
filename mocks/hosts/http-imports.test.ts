import { afterAll, beforeAll, expect, it } from 'vitest'
import { importKinds } from '@/contract/imports/imports'
import { createCloud } from '@mocks/app/create-cloud'
import { expectedFile } from '@mocks/handlers/imports/expected-files.test-support'
import { checked, mapped } from '@mocks/handlers/imports/imports.test-support'
import { callerFor, tokenFor } from './caller'
import { type HttpHost, isLocalProduct, serveHttp } from './http'
import { overHttp } from './http.test-support'

const cloud = createCloud()
let host: HttpHost

beforeAll(async () => {
  host = await serveHttp({ cloudOf: () => cloud, port: 0, allows: isLocalProduct })
})
afterAll(() => host.close())

it.each(importKinds)('%s.csv: the rows and codes of expected.json, over HTTP', async (kind) => {
  const { merchant, department, table, ready, errors } = expectedFile(kind)
  const token = await tokenFor(cloud, 'super@civictill.example')
  const root = callerFor({ fetch: overHttp(host) }, null, { token })
  const { id } = await mapped(root, { kind, department, table, merchant: merchant.id })
  const { rows } = await checked(root, id)
  const found = rows.flatMap(({ row, issues }) =>
    issues.map(({ code, column }) => ({ row, code, column })),
  )
  expect(found.filter(({ code }) => code.startsWith('E'))).toEqual(errors)
  expect(rows.filter(({ outcome }) => outcome !== 'refused').map(({ row }) => row)).toEqual(ready)
})
