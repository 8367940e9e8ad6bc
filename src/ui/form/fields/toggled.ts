/**
 * The chosen values after one of them is set on or off, in the order in which they are offered. Values
 * that are not offered are kept.
 */
export function toggled<Value extends string>(
  value: readonly Value[],
  offered: readonly Value[],
  changed: Value,
  on: boolean,
): Value[] {
  return [
    ...value.filter((one) => !offered.includes(one)),
    ...offered.filter((one) => (one === changed ? on : value.includes(one))),
  ]
}
