/** JSON text that does not depend on the order in which fields were written. */
export function canonical(value: unknown): string {
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  if (isList(value)) {
    for (const part of value) text += `${text === '' ? '' : ','}${canonical(part)}`
    return `[${text}]`
  }
  // Fields without a value are left out: a row that came out of a file has none.
  for (const key of Object.keys(value).toSorted()) {
    const part: unknown = Reflect.get(value, key)
    if (part !== undefined) text += `${text === '' ? '' : ','}${key}:${canonical(part)}`
  }
  return `{${text}}`
}

const isList = (value: object): value is readonly unknown[] => Array.isArray(value)
