/**
 * Builds a call's address from its path template (`api/users/{id}`), parameters and query. null: a
 * parameter would lead out of `api/`, so no call is made.
 */
export function requestUrl(
  base: string,
  path: string,
  params: unknown,
  query: unknown,
): string | null {
  const values = new Map(filledIn(params))
  if ([...values.values()].some(leavesItsPlace)) return null
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(filledIn(query)).toString()
  return `${base}/${filled}${search === '' ? '' : `?${search}`}`
}

/**
 * Parameters come from the address bar. `..` cannot be escaped: browsers read `%2e%2e` as the
 * parent folder as well, and some servers decode `..%2F` before they resolve it. Half a surrogate
 * pair cannot be encoded at all.
 */
function leavesItsPlace(value: string): boolean {
  if (/\p{Surrogate}/u.test(value)) return true
  return decodings(value).some((text) => text.split(/[/\\]/u).some(isDots))
}

/** The browser drops tabs and line breaks from addresses, so they hide no dots. */
function isDots(segment: string): boolean {
  return /^\.{1,2}$/u.test(segment.replaceAll(/[\t\n\r]/gu, '').trim())
}

/** The text and its repeated decodings; no server decodes more often. */
function decodings(text: string, times = 4): string[] {
  const next = text.replaceAll(/%([0-7][0-9a-f])/giu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return next === text || times === 0 ? [text] : [text, ...decodings(next, times - 1)]
}

/** Absent and empty values are not sent. */
function filledIn(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const text = textOf(value)
    return text === '' ? [] : [[name, text] satisfies [string, string]]
  })
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}
