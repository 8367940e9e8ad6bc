/**
 * Reads search params as text, and leaves it to each screen what is a number: `?q=0045`, `?q=1e5`
 * and `?q=true` stay what was typed. A name that comes twice is several choices of one filter, which
 * addresses write with commas.
 */
export function readSearchText(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => [name, params.getAll(name).join(',')]),
  )
}

/** The other way round; without names that have no value. */
export function writeSearchText(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = textOf(value)
    if (text !== null) params.set(name, text)
  }
  return params.size === 0 ? '' : `?${params}`
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : null
}
