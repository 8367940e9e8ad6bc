/** As many rows as a page of the product's lists. */
export const rows = Array.from({ length: 25 }, (_, index) => ({
  id: String(index + 1),
  name: `Row ${index + 1}`,
  cents: 94_864 + index,
}))

export type Row = (typeof rows)[number]
