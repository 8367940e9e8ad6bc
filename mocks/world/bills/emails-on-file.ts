/**
 * The e-mail that an office has on file for an account without a user: an import brings it, and
 * until there is one it follows from the account's number.
 */
export type EmailOnFile = 'reachable' | 'unsubscribed' | 'bounced' | 'none'

/** Of a thousand accounts. */
const none = 310
const bounced = 4
const unsubscribed = 9

export function emailOnFile(parcelId: string): EmailOnFile {
  const draw = hashOf(parcelId) % 1_000
  if (draw < none) return 'none'
  if (draw < none + bounced) return 'bounced'
  return draw < none + bounced + unsubscribed ? 'unsubscribed' : 'reachable'
}

/** FNV-1a: a hundred thousand of them take a few milliseconds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}
