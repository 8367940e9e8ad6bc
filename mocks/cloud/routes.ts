import type { BoundCall, Handlers } from './handler'

export interface Match {
  readonly call: BoundCall
  readonly params: Readonly<Record<string, string>>
}

/** Which call a method and path mean; a literal segment goes before a parameter. */
export function createRoutes(handlers: Handlers): (method: string, path: string) => Match | null {
  const routes = Object.values<BoundCall>(handlers)
    .map((call) => {
      const { method, path } = call.endpoint
      return { call, method, segments: path.split('/') }
    })
    .toSorted((a, b) => parameters(a.segments) - parameters(b.segments))
  return (method, path) => {
    const given = segmentsOf(path)
    for (const route of routes) {
      const params = route.method === method ? paramsOf(route.segments, given) : null
      if (params) return { call: route.call, params }
    }
    return null
  }
}

/** Whether a path is one of those that a path with `{names}` stands for. */
export const fitsPath = (pattern: string, path: string): boolean =>
  paramsOf(segmentsOf(pattern), segmentsOf(path)) !== null

const segmentsOf = (path: string) => path.replace(/^\/+|\/+$/g, '').split('/')

const isParameter = (segment: string) => segment.startsWith('{')
const parameters = (segments: readonly string[]) => segments.filter(isParameter).length

function paramsOf(segments: readonly string[], given: readonly string[]) {
  if (segments.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (isParameter(segment)) params[segment.slice(1, -1)] = decode(value)
    else if (segment !== value) return null
  }
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
