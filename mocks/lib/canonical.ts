/** JSON text that does not depend on the order in which fields were written. */
export function canonical(value: unknown): string {
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join()}]`
  const fields = Object.entries(value)
    // JSON knows no such fields: a row that came out of a file has none.
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, part]) => `${key}:${canonical(part)}`).join()}}`
}

const isList = (value: object): value is readonly unknown[] => Array.isArray(value)
