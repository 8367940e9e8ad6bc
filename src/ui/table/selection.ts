/** Which rows of a list are chosen for a bulk action: some by their keys, or all that match. */
export type Selection =
  | { readonly kind: 'rows'; readonly keys: Readonly<Record<string, true>> }
  | { readonly kind: 'matching' }

export const nothingSelected: Selection = { kind: 'rows', keys: {} }

/** `total`: how many rows match, on all pages. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'matching' ? total : Object.keys(selection.keys).length
}

/** As the table wants it: with all that match selected, every row that is shown is. */
export function selectedKeys(selection: Selection, shown: readonly string[]): Record<string, true> {
  if (selection.kind === 'rows') return { ...selection.keys }
  return Object.fromEntries(shown.map((key) => [key, true]))
}
