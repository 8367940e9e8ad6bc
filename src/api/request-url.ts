/** Builds a call's address from its path template (`api/users/{id}`), parameters and query. */
export function requestUrl(base: string, path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(Object(params)))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(query))) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `${base}/${filled}${text === '' ? '' : `?${text}`}`
}
