import { normalizeNumber } from '@/rules/bills/search-terms'
import { hex, hmac, sha256Hex } from '@mocks/lib/sha256'
import type { ParcelRow } from './parcels'
import { ownValue } from '@/rules/own-value'

/**
 * The PIN that stands on an account's printed bill and proves whose it is (the import's `link_pin`).
 * Those that the demonstration's documents name are written down; the others follow from the number.
 */
const known: Readonly<Record<string, string>> = {
  '08-004518': '731904',
  '08-007731': '260817',
  '10-002231': '512033',
  '10-002233': '904471',
}

/** A PIN is short: one round of a verifier keeps it out of sight, and no number of rounds more. */
export const pinVerifier = (pin: string, salt: string) => ({
  salt,
  hash: hex(hmac(salt, normalizeNumber(pin))),
})

/** Whether this is the account's PIN: the one of the office's file, else the one that follows. */
export function isPinOf({ id, link_pin }: Pick<ParcelRow, 'id' | 'link_pin'>, typed: string) {
  return link_pin
    ? pinVerifier(typed, link_pin.salt).hash === link_pin.hash
    : normalizeNumber(typed) === linkPinOf(id)
}

export function linkPinOf(parcelId: string): string {
  const drawn = Number.parseInt(sha256Hex(`link pin of ${parcelId}`).slice(0, 8), 16)
  return ownValue(known, parcelId) ?? String(drawn % 1_000_000).padStart(6, '0')
}
