import { expect, it } from 'vitest'
import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { edit } from './keyed-call'
import { configureClient } from './client'

const body = v.object({ note: v.string(), version: v.string() })
const saved = v.object({ ok: v.boolean() })
const call = { path: 'api/notes', method: 'PUT', in_specification: true, access: 'anyone' } as const
const noteWithoutKey = endpoint({ ...call, id: 'saveNote', body, answer: saved })
const noteWithKey = endpoint({ ...call, id: 'saveNote', key: 'field', body, answer: saved })

it.each([
  ['without a key', noteWithoutKey, { note: 'Paid', version: 'v1' }],
  ['with a key', noteWithKey, { note: 'Paid', version: 'v1', idempotency_key: 'key-1' }],
])('a row is sent with the version that was read: %s', async (_, note, expected) => {
  const sent: unknown[] = []
  configureClient({
    baseUrl: 'http://api.example',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async (request) => {
      sent.push(await request.json())
      return Response.json({ ok: true })
    },
    onFailure: () => undefined,
  })
  await edit(note, { body: { note: 'Paid' } }, { key: () => 'key-1', version: 'v1' })
  expect(sent).toEqual([expected])
})
