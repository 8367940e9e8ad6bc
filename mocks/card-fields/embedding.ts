/**
 * Who frames this document, and whether that is the product (decision 22). The response header
 * `frame-ancestors` says the same; here it decides who gets a token.
 */

type Place = Readonly<{ protocol: string; host: string; hostname: string }>

/** The page around, as the browser names it; null: none, or it is not named. */
export function embedderOf(
  ancestors: readonly string[] | undefined,
  referrer: string,
): string | null {
  const [nearest] = ancestors ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(referrer) ? new URL(referrer).origin : null
}

/**
 * The root's own subdomains (mock mode), or any host of this machine when the document comes from
 * the API on this machine (`npm run api`), whose name is another one than the product's.
 */
export function isProduct(origin: string, here: Place): boolean {
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  if (page.protocol !== here.protocol) return false
  const ofRoot = page.host === here.host || page.host.endsWith(`.${here.host}`)
  return ofRoot || (isLocal(here.hostname) && isLocal(page.hostname))
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')
