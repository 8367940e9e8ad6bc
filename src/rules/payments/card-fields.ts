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
  /** The page's language; the processor ignores it, the demonstration's stand-in has texts of its own. */
  language: string
  labels: { card: string; expiry: string; cvv: string }
  /** The halves of the expiration date: "MM" and "YY", and their names for a screen reader. */
  month: { title: string; placeholder: string }
  year: { title: string; placeholder: string }
  look: CardFieldsLook
  /** On a touch screen only a pause tells the frame that the payer is done. */
  touch: boolean
}

/** The processor's own domain: besides the product's site, card fields never come from another one. */
export const processorDomain = 'cardconnect.com'

/** Each site of the processor is one label before its domain, on https and its usual port. */
const isProcessorSite = ({ protocol, host }: URL): boolean =>
  protocol === 'https:' &&
  host.endsWith(`.${processorDomain}`) &&
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(host.slice(0, -processorDomain.length - 1))

/** The processor's, with nothing after the host. */
export function isCardOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return isProcessorSite(url) && text.replace(/\/$/u, '') === url.origin
}

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
  const site = page.siteHost.toLowerCase().replace(/:\d+$/, '')
  const ofSite =
    (url.protocol === 'https:' || url.protocol === page.protocol) &&
    ['http:', 'https:'].includes(url.protocol) &&
    isWithin(url.hostname, site)
  return isProcessorSite(url) || ofSite ? url : null
}

/** The same name or a subdomain; on a developer's machine everything under `localhost`. */
function isWithin(host: string, site: string): boolean {
  const common = site === 'localhost' || site.endsWith('.localhost') ? 'localhost' : site
  return host === common || host.endsWith(`.${common}`)
}

export function cardFieldsAddress(base: URL, options: CardFieldsOptions): string {
  const { language, labels, month, year, look, touch } = options
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
    expirymonthtitle: month.title,
    expiryyeartitle: year.title,
    cvvtitle: labels.cvv,
    placeholdermonth: month.placeholder,
    placeholderyear: year.placeholder,
    lang: language,
    // The `css` below places the fields.
    orientation: 'custom',
    css: cardFieldsCss(look),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  // The processor's pages read `%20`, not `+`.
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.href
}

/**
 * The frame's rows in pixels, from its upper edge: the number's label, field and error line, then
 * label and field of expiry date and security code side by side. The `css` parameter makes them so;
 * the page draws the number's error into its line, because the frame shows none.
 */
const ring = 4
const label = 21
const labelGap = 6
const field = 48
const errorRow = 32
const firstFieldEnd = ring + label + labelGap + field

export const cardFieldsBox = {
  /** What the frame has around its fields for the focus ring. */
  ring,
  /** Where the line for the number's error begins, and how high it is. */
  numberErrorTop: firstFieldEnd,
  numberErrorHeight: errorRow,
  height: firstFieldEnd + errorRow + label + labelGap + field + ring,
} as const

/**
 * Ids are the processor's. The font is named and not inherited, since the frame is a document of its
 * own: a frame that has no Public Sans shows the system's. 16 px keep iOS from zooming. Month and
 * year share one box: two inputs without an edge between them, and a ring that goes round both.
 */
function cardFieldsCss({ ink, muted, ground, edge, focus, error }: CardFieldsLook): string {
  const font = "font-family:'Public Sans Variable','Public Sans',system-ui,sans-serif;"
  const expiry = ':is(#ccexpiryfieldmonth,#ccexpiryfieldyear)'
  const expiryFocused = 'form:has(#ccexpiryfieldmonth:focus,#ccexpiryfieldyear:focus) '
  const shadows = (side: number) =>
    [
      `0 -3px ${focus}`,
      `0 3px ${focus}`,
      ...[-3, 0, 3].map((y) => `${side}px ${y}px ${focus}`),
    ].join()
  return [
    `body{margin:0;padding:${ring}px;background-color:${ground};color:${ink};${font}font-size:16px;}`,
    'form{display:grid;grid-template-columns:48px calc(50% - 54px) 12px minmax(0,1fr);}',
    `label{display:block;box-sizing:border-box;height:${label}px;margin:0 0 ${labelGap}px 0;`,
    `overflow:hidden;color:${ink};font-size:15px;font-weight:600;line-height:${label}px;`,
    'white-space:nowrap;text-overflow:ellipsis;}',
    `input{box-sizing:border-box;width:100%;height:${field}px;margin:0;padding:0 14px;`,
    `border:1px solid ${edge};border-radius:8px;background-color:${ground};color:${ink};`,
    `${font}font-size:16px;line-height:24px;}`,
    `input::placeholder{color:${muted};opacity:1;}`,
    `input:focus{outline:3px solid ${focus};outline-offset:0;}`,
    `.error{border-color:${error};box-shadow:inset 0 0 0 1px ${error};}`,
    '#cccardlabel{grid-column:1/-1;grid-row:1;}',
    '#ccnumfield{grid-column:1/-1;grid-row:2;}',
    `#ccnumfield{margin-bottom:${errorRow}px;}`,
    '#ccexpirylabel{grid-column:1/3;grid-row:3;}',
    '#cccvvlabel{grid-column:4;grid-row:3;}',
    '#ccexpiryfieldmonth{grid-column:1;grid-row:4;padding-right:0;border-right-width:0;',
    'border-top-right-radius:0;border-bottom-right-radius:0;}',
    '#ccexpiryfieldyear{grid-column:2;grid-row:4;border-left-width:0;',
    'border-top-left-radius:0;border-bottom-left-radius:0;}',
    '#cccvvfield{grid-column:4;grid-row:4;}',
    `${expiry}.error{box-shadow:inset 0 1px ${error},inset 0 -1px ${error};}`,
    `${expiry}:focus{outline-color:transparent;}`,
    `${expiryFocused}#ccexpiryfieldmonth{box-shadow:${shadows(-3)};}`,
    `${expiryFocused}#ccexpiryfieldyear{box-shadow:${shadows(3)};}`,
  ].join('')
}
