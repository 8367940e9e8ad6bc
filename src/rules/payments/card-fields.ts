/** The address of the hosted card fields and its parameters (product.md 3.3 step 5). */

export interface CardFieldsLook {
  ink: string
  muted: string
  ground: string
  edge: string
  focus: string
  error: string
}

export interface CardFieldsOptions {
  labels: { card: string; expiry: string; cvv: string }
  look: CardFieldsLook
  /** On a touch screen only a pause tells the frame that the payer is done. */
  touch: boolean
}

/** The processor's hosts, besides the product's own. */
const processorDomain = '.cardconnect.com'

/**
 * The allowed origins of the card fields: the processor over https, or a host of the page's own
 * site (the stand-in, decision 22). Other addresses from the server are not shown.
 */
export function trustedCardFields(
  address: string,
  page: { readonly protocol: string; readonly siteHost: string },
): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  const ofProcessor = url.protocol === 'https:' && url.hostname.endsWith(processorDomain)
  const site = page.siteHost.toLowerCase().replace(/:\d+$/, '')
  const ofSite =
    (url.protocol === 'https:' || url.protocol === page.protocol) &&
    ['http:', 'https:'].includes(url.protocol) &&
    isWithin(url.hostname, site)
  return ofProcessor || ofSite ? url : null
}

/** The same name or a subdomain; on a developer's machine everything under `localhost`. */
function isWithin(host: string, site: string): boolean {
  const common = site === 'localhost' || site.endsWith('.localhost') ? 'localhost' : site
  return host === common || host.endsWith(`.${common}`)
}

export function cardFieldsAddress(base: URL, { labels, look, touch }: CardFieldsOptions): string {
  const url = new URL(base)
  const parameters: Record<string, string> = {
    useexpiry: 'true',
    useexpiryfield: 'true',
    usecvv: 'true',
    formatinput: 'true',
    cardnumbernumericonly: 'true',
    enhancedresponse: 'true',
    unique: 'true',
    invalidcreditcardevent: 'true',
    invalidcvvevent: 'true',
    invalidexpiryevent: 'true',
    // Without it the page could not tell whether leaving loses something.
    sendcardtypingevent: 'true',
    ...(touch && { tokenizewheninactive: 'true' }),
    inactivityto: '500',
    selectinputdelay: '100',
    cardlabel: labels.card,
    expirylabel: labels.expiry,
    cvvlabel: labels.cvv,
    cardtitle: labels.card,
    cvvtitle: labels.cvv,
    css: cardFieldsCss(look),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  // The processor's pages read `%20`, not `+`.
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.href
}

/** 16 px keep iOS from zooming; `inherit` would be the frame's own font, so it is spelled out. */
function cardFieldsCss({ ink, muted, ground, edge, focus, error }: CardFieldsLook): string {
  const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;'
  return [
    `body{margin:0;padding:4px;background-color:${ground};color:${ink};${font}font-size:16px;}`,
    `label{display:block;margin:12px 0 6px 0;color:${muted};font-size:15px;font-weight:500;}`,
    `input{box-sizing:border-box;width:100%;height:48px;padding:0 14px;border:1px solid ${edge};`,
    `border-radius:8px;background-color:${ground};color:${ink};${font}font-size:16px;}`,
    `input:focus{outline:3px solid ${focus};outline-offset:1px;}`,
    `.error{border:2px solid ${error};color:${ink};}`,
  ].join('')
}
