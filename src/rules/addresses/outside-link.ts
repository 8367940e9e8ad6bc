/**
 * The link to a vendor's site (product.md P6): only https, and only a host that the merchant
 * allows.
 */

export interface OutsideAddress {
  /** As the browser will request it. */
  readonly href: string
  /** In full and in ASCII, so that a name in other letters is recognizable (`xn--…`). */
  readonly host: string
}

/** null: an address that citizens are never sent to, whatever the merchant allows. */
export function outsideAddress(text: string): OutsideAddress | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const host = plain(url.hostname)
  // Another port is another server; a name before an @ only looks like the host.
  const fits =
    url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return fits && isName(host) ? { href: url.href, host } : null
}

export type OutsideLink =
  | ({ readonly link: 'open' } & OutsideAddress)
  /** Staff must check it before citizens are sent there. */
  | { readonly link: 'checking' }
  | { readonly link: 'none' }

/** `allowed`: the hosts of the merchant's list; an entry allows only exactly that host. */
export function outsideLink(text: string | null, allowed: readonly string[]): OutsideLink {
  if (text === null || text.trim() === '') return { link: 'none' }
  const address = outsideAddress(text)
  const isAllowed = allowed.some((entry) => hostOf(entry) === address?.host)
  return address && isAllowed ? { link: 'open', ...address } : { link: 'checking' }
}

function hostOf(entry: string): string | null {
  const text = `https://${entry.trim()}`
  return URL.canParse(text) ? plain(new URL(text).hostname) : null
}

/** A trailing dot names the same host. */
const plain = (hostname: string) => hostname.replace(/\.$/, '')

/** Endings that exist in an office's own network only, or on one machine (RFC 6761, 6762, 8375, 9476). */
const internalEndings: ReadonlySet<string> = new Set([
  'alt',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'arpa',
])

/**
 * A public name: no machine of one's own, and no IP address. Browsers and Node read the number's other
 * forms, decimal and hexadecimal, as the same address.
 */
function isName(host: string): boolean {
  const labels = host.split('.')
  const ending = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label)) &&
    !/^\d+$/.test(ending) &&
    !internalEndings.has(ending)
  )
}
