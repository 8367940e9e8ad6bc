/**
 * Checks that the page that frames this document is the product (decision 22). The response header
 * `frame-ancestors` says the same; here it decides who gets a token.
 */

type Place = Readonly<{ protocol: string; host: string; hostname: string }>

/** The embedding page as the browser names it; null if there is none or it is not named. */
export function embedderOf(
  ancestors: readonly string[] | undefined,
  referrer: string,
): string | null {
  const [nearest] = ancestors ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(referrer) ? new URL(referrer).origin : null
}

/**
 * This host itself, as in Storybook, and its subdomains. When `npm run api` serves this document,
 * its host differs from the product's, and any host of the machine may embed it.
 */
export function isProduct(origin: string, here: Place, servedByApi: boolean): boolean {
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  if (page.protocol !== here.protocol) return false
  if (page.host === here.host || page.host.endsWith(`.${here.host}`)) return true
  return servedByApi && isLocal(here.hostname) && isLocal(page.hostname)
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')
