/**
 * How many fields a form's `dirtyFields` name. A list counts once, however many of its values or rows
 * are changed.
 */
export function changedFields(dirty: unknown): number {
  if (Array.isArray(dirty)) return dirty.some((row) => changedFields(row) > 0) ? 1 : 0
  if (typeof dirty !== 'object' || dirty === null) return dirty === true ? 1 : 0
  return Object.values(dirty).reduce((sum: number, value) => sum + changedFields(value), 0)
}
