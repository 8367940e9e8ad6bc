/** The way to a vendor's site (product.md P6): only https, and only to a host that the merchant allows. */

export interface OutsideAddress {
  /** As the browser will ask for it. */
  readonly href: string
  /** In full and in ASCII: a name in other letters shows what it is (`xn--…`). */
  readonly host: string
}

/** null: no address that a citizen may be sent to, whatever the merchant allows. */
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
  /** Staff has to look at it before anybody is sent there. */
  | { readonly link: 'checking' }
  | { readonly link: 'none' }

/** `allowed`: hosts of the merchant's list, whole; one on the list allows none beside or below it. */
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

/** A name with a dot: no IP address, no machine of one's own. */
function isName(host: string): boolean {
  return host.includes('.') && !host.startsWith('[') && !/^[\d.]+$/.test(host)
}
