import { type HitKind, hitKinds } from '@/contract/bills/office-search'
import { longest } from '@/contract/wire'
import { ownValue } from '@/rules/own-value'

/** What the address of the search says. */
export interface LookupSearch {
  readonly q: string
  /** undefined: the first hits of every kind. */
  readonly kind?: HitKind | undefined
  readonly department?: string | undefined
  /** On the root; undefined: all merchants. */
  readonly merchant?: string | undefined
}

export function readLookupSearch(search: Readonly<Record<string, unknown>>): LookupSearch {
  const text = (name: string) => {
    const value = ownValue(search, name)
    return typeof value === 'string' && value !== '' ? value.slice(0, longest.search) : undefined
  }
  return {
    q: text('q') ?? '',
    kind: hitKinds.find((kind) => kind === search['kind']),
    department: text('department'),
    merchant: text('merchant'),
  }
}

/** What a link to the search gives its address: without an empty text. */
export function lookupAddress({ q, ...others }: LookupSearch): Partial<LookupSearch> {
  return { ...(q !== '' && { q }), ...others }
}
