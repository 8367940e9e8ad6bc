import { sha256Hex } from '@mocks/lib/sha256'
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

export function linkPinOf(parcelId: string): string {
  const drawn = Number.parseInt(sha256Hex(`link pin of ${parcelId}`).slice(0, 8), 16)
  return ownValue(known, parcelId) ?? String(drawn % 1_000_000).padStart(6, '0')
}
