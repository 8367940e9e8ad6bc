/**
 * The fields of a row or of a form, as typed: `name:text at:instant status:open|closed
 * amount_cents:money`. One with choices is a code: it has words, a pill and a filter.
 */

const plainKinds = ['text', 'instant', 'date', 'count', 'money', 'flag'] as const
type PlainKind = (typeof plainKinds)[number]

export type RowField = { readonly name: string } & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'code'; readonly codes: readonly [string, ...string[]] }
)

export function readFields(text: string): RowField[] {
  const fields = text
    .split(/\s+/u)
    .filter((part) => part !== '')
    .map(readField)
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`There are two fields ${twice}`)
  if (fields.length === 0) throw new Error('There is no field')
  return fields
}

function readField(text: string): RowField {
  const [name = '', kind = ''] = text.split(':')
  if (!/^[a-z]+(_[a-z]+)*$/u.test(name) || name === 'id' || name === 'version') {
    throw new Error(`A field is name:kind, and id and version are there already: ${text}`)
  }
  const plain = plainKinds.find((known) => known === kind)
  if (plain !== undefined) return { name, kind: plain }
  const [first, ...others] = kind.split('|')
  if (first === undefined || others.length === 0) {
    throw new Error(`${text}: a kind is one of ${plainKinds.join(', ')}, or codes: open|closed`)
  }
  const codes = [first, ...others] as const
  if (!codes.every((code) => /^[a-z]+(-[a-z]+)*$/u.test(code))) {
    throw new Error(`${text}: codes are lower case with hyphens`)
  }
  return { name, kind: 'code', codes }
}
