import type { IssuePathItem } from 'valibot'

/** The path of an issue that a check across fields adds: `['tiers', 2, 'fee_cents']`. */
export function issuePath(
  root: unknown,
  keys: readonly [string | number, ...(string | number)[]],
): [IssuePathItem, ...IssuePathItem[]] {
  let input = root
  const items = keys.map((key): IssuePathItem => {
    const value: unknown =
      typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined
    const item: IssuePathItem = { type: 'unknown', origin: 'value', input, key, value }
    input = value
    return item
  })
  const [first, ...others] = items
  if (!first) throw new Error('A path has at least one key')
  return [first, ...others]
}
