/** The order of a merchant's departments, as citizens see them (product.md A3 step 4). */

/** From so many departments on they are searched, because the list is longer than a screen. */
export const departmentsToSearch = 12

/** Whether a number is a place in a list of `count`, counted from 1. */
export const isPlace = (place: number, count: number): boolean =>
  Number.isInteger(place) && place >= 1 && place <= count

/** All ids with one of them at `place`, counted from 1; the others keep their order. */
export function placedAt(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids]
  return ids.filter((other) => other !== id).toSpliced(place - 1, 0, id)
}
