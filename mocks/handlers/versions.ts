import { Refusal } from '@mocks/cloud/reply'
import { canonical } from '@mocks/lib/canonical'
import { sha256Hex } from '@mocks/lib/sha256'

/** Names the state of what staff can edit in a row: the `version` of its answer. */
export function versionOf(edited: Readonly<Record<string, unknown>>): string {
  return sha256Hex(canonical(edited)).slice(0, 16)
}

/** Throws the 409 `changed` with the row as it is now, unless the caller has read this state of it. */
export function checkVersion(read: string, current: { readonly version: string }): void {
  if (read === current.version) return
  const message = 'Somebody else has changed this since you opened it.'
  throw new Refusal(409, { message, code: 'changed', current })
}
