/** The order of a merchant's departments, as citizens see them (product.md A3 step 4). */

/** From so many departments on they are searched, because the list is longer than a screen. */
export const departmentsToSearch = 12

/** The place that staff types: a whole number from 1 to `count`; null for anything else. */
export function placeIn(typed: string, count: number): number | null {
  const digits = typed.normalize('NFKC').trim()
  if (!/^\d{1,9}$/u.test(digits)) return null
  const place = Number(digits)
  return place >= 1 && place <= count ? place : null
}

/** All ids with one of them at `place`, counted from 1; the others keep their order. */
export function placedAt(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids]
  return ids.filter((other) => other !== id).toSpliced(place - 1, 0, id)
}
