import type { Module, Problem } from './modules.ts'

/**
 * Circles among modules, types and dynamic imports included: each strongly connected group with
 * more than one member (Tarjan), reported once, at its first module.
 */
export function circleProblems(modules: readonly Module[]): Problem[] {
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target === null ? [] : [target])),
    ]),
  )
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []

  const visit = (path: string): number => {
    const own = index.size
    index.set(path, own)
    low.set(path, own)
    open.push(path)
    let lowest = own
    for (const next of edges.get(path) ?? []) {
      if (!edges.has(next)) continue
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, index.get(next) ?? own)
    }
    low.set(path, lowest)
    if (lowest === own) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1 || edges.get(path)?.includes(path) === true) groups.push(group)
    }
    return lowest
  }
  for (const path of edges.keys()) if (!index.has(path)) visit(path)

  return groups.map((group) => {
    const [path = ''] = group
    return { path, line: 1, text: `is part of a circle: ${[...group, path].join(' → ')}` }
  })
}
