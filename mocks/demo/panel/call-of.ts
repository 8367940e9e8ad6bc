import { type CallId, contract } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import { fitsPath } from '@mocks/cloud/routes'

type AnyEndpoint = Pick<Endpoint<CallId>, 'id' | 'method' | 'path'>

const parameters = (path: string) => path.split('{').length

/** A literal path goes before one with parameters. */
const endpoints: readonly AnyEndpoint[] = Object.values<AnyEndpoint>(contract).toSorted(
  (a, b) => parameters(a.path) - parameters(b.path),
)

export const callIds: readonly CallId[] = endpoints.map(({ id }) => id).toSorted()

/** Which call of the contract a request is; null: none. */
export function callOf(method: string, url: string): CallId | null {
  const { pathname } = new URL(url)
  const found = endpoints.find((call) => call.method === method && fitsPath(call.path, pathname))
  return found?.id ?? null
}
