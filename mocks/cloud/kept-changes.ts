import * as v from 'valibot'
import { changeKey } from '@/contract/changes'
import type { Endpoint } from '@/contract/endpoint'
import { canonical } from '@mocks/lib/canonical'
import { sha256Hex } from '@mocks/lib/sha256'
import type { SentKey } from './journal'
import { invalid, Refusal } from './reply'

const keyReused = (): Refusal =>
  new Refusal(409, {
    code: 'key_reused',
    message: 'This key came with another change, or is over',
  })

/** Of an attempt or a change: the header's, or the 422. */
export const keyInHeader = (headers: Headers): string =>
  checked(headers.get('idempotency-key'), 'Idempotency-Key')

function checked(given: unknown, name: string): string {
  const key = v.safeParse(changeKey, given)
  if (key.success) return key.output
  throw invalid({ [name]: ['Send 8 to 200 characters.'] })
}

/** null: the call has no key, or its caller sent none where none is needed. */
export function sentKey(
  { id, key: place, about }: Pick<Endpoint, 'id' | 'key' | 'about'>,
  { params, query, body }: Readonly<Record<'params' | 'query' | 'body', unknown>>,
  headers: Headers,
): SentKey | null {
  if (place !== 'header' && place !== 'field') return null
  const { idempotency_key: own, ...fields } = fieldsOf(body)
  if (place === 'field' && own === undefined) return null
  const key = place === 'header' ? keyInHeader(headers) : checked(own, 'idempotency_key')
  const department = about === 'department' ? headers.get('x-department-id') : null
  const sent = [id, params, query, department, fields]
  return { key: sha256Hex(key), print: sha256Hex(canonical(sent)) }
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** Made changes by caller and key. What they answered is kept of the latest ones only. */
export interface KeptChanges {
  /** The first answer; the 409 where the key came with something else. null: it is new. */
  answered(owner: string, sent: SentKey): { readonly outcome: unknown } | null
  keep(owner: string, sent: SentKey, at: string, outcome: unknown): void
  /** When it was made; `key` as it was sent. null: it was not, and with this key it never will be. */
  madeOrClosed(owner: string, key: string): string | null
}

/** Far more than one can have open; every one of them is an object in memory. */
const mostAnswers = 500
const mostClosed = 100

interface Kept {
  readonly at: string
  readonly print: string
}

export function createKeptChanges(): KeptChanges {
  const made = new Map<string, Kept>()
  const answers = new Map<string, { readonly outcome: unknown }>()
  const closed = new Map<string, readonly string[]>()
  const nameOf = (owner: string, key: string) => `${owner} ${key}`
  return {
    answered(owner, { key, print }) {
      const name = nameOf(owner, key)
      const kept = made.get(name)
      if (!kept) {
        if (closed.get(owner)?.includes(key) === true) throw keyReused()
        return null
      }
      const first = answers.get(name)
      if (kept.print !== print || !first) throw keyReused()
      return first
    },
    keep(owner, { key, print }, at, outcome) {
      const name = nameOf(owner, key)
      made.set(name, { at, print })
      answers.set(name, { outcome })
      const [oldest] = answers.keys()
      if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
    },
    madeOrClosed(owner, given) {
      const key = sha256Hex(given)
      const kept = made.get(nameOf(owner, key))
      if (kept) return kept.at
      const others = (closed.get(owner) ?? []).filter((other) => other !== key)
      closed.set(owner, [key, ...others].slice(0, mostClosed))
      return null
    },
  }
}
