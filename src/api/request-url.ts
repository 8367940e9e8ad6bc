/** Builds a call's address from its path template (`api/users/{id}`), parameters and query. */
export function requestUrl(base: string, path: string, params: unknown, query: unknown): string {
  const values = new Map(filledIn(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(filledIn(query)).toString()
  return `${base}/${filled}${search === '' ? '' : `?${search}`}`
}

/** What is left out or empty is not sent. */
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
