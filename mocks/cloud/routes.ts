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
    const given = path.replace(/^\/+|\/+$/g, '').split('/')
    for (const route of routes) {
      if (route.method !== method || route.segments.length !== given.length) continue
      const params = paramsOf(route.segments, given)
      if (params) return { call: route.call, params }
    }
    return null
  }
}

const isParameter = (segment: string) => segment.startsWith('{')
const parameters = (segments: readonly string[]) => segments.filter(isParameter).length

function paramsOf(segments: readonly string[], given: readonly string[]) {
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
