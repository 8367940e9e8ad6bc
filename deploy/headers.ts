// The one source of response headers (quality.md, "Security"). The Vite servers use it as it is,
// `deploy/nginx.conf` is written from it, and the API's stand-in uses `framedHeaders`.

/** real: what citizens get; mock: the built demo; dev: the demo under Vite's dev server. */
export type Variant = 'real' | 'mock' | 'dev'

export interface Place {
  readonly variant: Variant
  /** Scheme, host and port of the API; empty when calls go to the page's own origin. */
  readonly apiOrigin: string
  /** Where the hosted card fields come from: the one thing that may be framed. */
  readonly cardFieldsOrigin: string
  /**
   * The product's root, `https://pay.example.com`; its subdomains are the merchants. `'self'`: one host
   * has them all.
   */
  readonly rootOrigin: string
  /** Where pages report errors and speed (VITE_REPORT_URL); without it nowhere. */
  readonly reportUrl?: string
}

export type Headers = Readonly<Record<string, string>>

/** The Trusted Types policies of the office: each lets the script of one worker through. */
const workerPolicies = ['civic-till-export', 'civic-till-import'] as const

/** The demonstration's own: it lets its worker scripts through, nothing else. */
const trustedTypesPolicy = 'civic-till'

/** What Vite's dev server puts on its inline scripts; never sent by a built variant. */
export const devNonce = 'civic-till-dev'

/** Emotion adds an empty <style> and fills it by script: this is the hash of the empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

type Directives = Readonly<Record<string, readonly string[]>>

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** An origin and all its subdomains: the API answers `{label}.{API host}` for a merchant's page. */
function withSubdomains(origin: string): string[] {
  return origin === '' ? [] : [origin, origin.replace('://', '://*.')]
}

/** What a page may call: its own origin, the API, and the collector of reports. */
function calls({ apiOrigin, reportUrl = '' }: Place): string[] {
  const collector = reportUrl === '' ? [] : [new URL(reportUrl).origin]
  return unique(["'self'", ...withSubdomains(apiOrigin), ...collector])
}

/** No page writes markup. What it starts workers with is named; a document in a frame exports nothing. */
function trustedTypes({ variant }: Place, ownPolicies: readonly string[]): Directives {
  const policies = [...(variant === 'real' ? [] : [trustedTypesPolicy]), ...ownPolicies]
  const isNone = policies.length === 0
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': isNone ? ["'none'"] : policies,
    'worker-src': isNone ? ["'none'"] : ["'self'"],
  }
}

/** Vite's refresh preamble, style tags, socket and error overlay. */
function devNeeds(place: Place): Directives {
  const sockets = withSubdomains(place.rootOrigin).map((origin) => origin.replace(/^http/u, 'ws'))
  return {
    'script-src': ["'self'", `'nonce-${devNonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...sockets],
    'trusted-types': [trustedTypesPolicy, ...workerPolicies, 'vite-overlay'],
  }
}

const ownOnly: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", emptyStyle],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter((source) => source !== '')
}

export function appPolicy(place: Place): string {
  const frames =
    place.variant === 'real' ? [place.cardFieldsOrigin] : [place.cardFieldsOrigin, place.rootOrigin]
  return policy({
    ...ownOnly,
    // A merchant's logo is an https address (decisions.md, "Not in the first release").
    'img-src': ["'self'", 'https:', 'data:'],
    'manifest-src': ["'self'"],
    'connect-src': calls(place),
    'frame-src': frames.some((origin) => origin !== '') ? unique(frames) : ["'none'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes(place, workerPolicies),
    ...(place.variant === 'dev' ? devNeeds(place) : {}),
  })
}

/** For the documents that the product's subdomains may frame: the bridge and the card fields. */
export function framedPolicy(place: Place): string {
  return policy({
    ...ownOnly,
    'frame-ancestors': unique(withSubdomains(place.rootOrigin)),
    ...trustedTypes(place, []),
    ...(place.variant === 'dev' ? devNeeds(place) : {}),
  })
}

const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // Addresses hold receipt ids and the tokens of mailed links: no request names the page it is from.
  'Referrer-Policy': 'no-referrer',
}

/** A browser ignores it over plain http, so one line serves the preview and the real hosts. */
const transport: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

export const caching = {
  html: 'no-cache',
  /** Its name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** What a call answers is private. */
  data: 'no-store',
} as const

export function appHeaders(place: Place): Headers {
  return {
    'Content-Security-Policy': appPolicy(place),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...everywhere,
    ...(place.variant === 'real' ? transport : {}),
    'Cache-Control': caching.html,
  }
}

export function framedHeaders(place: Place): Headers {
  return {
    'Content-Security-Policy': framedPolicy(place),
    ...everywhere,
    'Cache-Control': caching.html,
  }
}

/** Scripts, styles and fonts. A worker obeys the policy that came with its own script. */
export function assetHeaders(place: Place): Headers {
  return {
    'Content-Security-Policy': policy({
      ...ownOnly,
      'connect-src': ["'self'", ...withSubdomains(place.apiOrigin)],
      // An error page of the web server can stand in its place.
      'frame-ancestors': ["'none'"],
      // The worker of an export packs large files in workers that its ZIP library makes of itself.
      'worker-src': ['blob:'],
      ...(place.variant === 'dev' ? devNeeds(place) : {}),
    }),
    ...everywhere,
    ...(place.variant === 'real' ? transport : {}),
  }
}
