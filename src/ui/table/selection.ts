/** The rows selected for a bulk action: some by their keys, or all that match. */
export type Selection =
  | { readonly kind: 'rows'; readonly keys: Readonly<Record<string, true>> }
  | { readonly kind: 'matching' }

export const nothingSelected: Selection = { kind: 'rows', keys: {} }

/** `total`: the number of matching rows on all pages. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'matching' ? total : Object.keys(selection.keys).length
}

/** For the table: with all matching rows selected, every shown row is. */
export function selectedKeys(selection: Selection, shown: readonly string[]): Record<string, true> {
  if (selection.kind === 'rows') return { ...selection.keys }
  return Object.fromEntries(shown.map((key) => [key, true]))
}
