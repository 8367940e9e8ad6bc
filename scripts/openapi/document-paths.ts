/**
 * The paths of the document. OpenAPI has no two paths that differ in names of parameters alone, such
 * as `imports/{kind}` and `imports/{id}`: there each parameter has the names of both.
 */
export function documentPaths(paths: readonly string[]) {
  const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/gu, '{}')
  const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
  return {
    /** Where a call stands, and what its parameters are called there. */
    placeOf: (path: string) => {
      const alike = paths.filter((one) => shapeOf(one) === shapeOf(path)).map(namesOf)
      const own = namesOf(path)
      const joined = own.map((_, at) => [...new Set(alike.map((names) => names[at]))].join('_or_'))
      let next = 0
      return {
        at: `/${path.replaceAll(/\{\w+\}/gu, () => `{${joined[next++] ?? ''}}`)}`,
        paramNames: Object.fromEntries(own.map((name, at) => [name, joined[at] ?? name])),
      }
    },
  }
}
