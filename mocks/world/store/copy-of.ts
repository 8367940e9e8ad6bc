/** Rows are JSON; this is several times faster than structuredClone, and drops the library's marks. */
export function copyOf<T>(value: T): T
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((part) => copyOf(part))
  const copy: Record<string, unknown> = {}
  // Symbols, with which the library marks its rows, are no part of a copy.
  for (const [key, part] of Object.entries(value)) {
    copy[key] = typeof part === 'object' ? copyOf(part) : part
  }
  return copy
}

const isList = (value: object): value is readonly unknown[] => Array.isArray(value)
