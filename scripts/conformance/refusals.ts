import type { Endpoint } from '@/contract/endpoint'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { login, verifyToken } from '@/contract/people/sessions'
import { listUsers } from '@/contract/people/user-list'
import type { CallerOptions } from '@mocks/hosts/caller'
import { type Connection, NotMade } from './connection'
import { refusalProblems } from './judge'
import { type Person, type Settings } from './settings'

/** What pages do with a refusal depends on its status and, of a 403, on its text (specification §8). */
interface Refusal {
  readonly name: string
  readonly status: number
  readonly error?: string
  readonly endpoint: Endpoint
  readonly input?: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }
  /** Absent: a guest. */
  readonly as?: Person
  readonly label?: string
}

const refusals: readonly Refusal[] = [
  { name: 'a call without a session', status: 401, endpoint: verifyToken },
  {
    name: 'a wrong password',
    status: 401,
    endpoint: login,
    input: { body: { email: 'no-such-user@mail.example', password: 'wrong' } },
  },
  {
    name: 'a city that does not exist',
    status: 403,
    error: 'Subdomain does not exist',
    endpoint: getMerchantInfo,
    label: 'no-such-city',
  },
  { name: 'a call of staff, made by a citizen', status: 403, endpoint: listUsers, as: 'citizen' },
]

interface CheckedRefusal {
  readonly name: string
  readonly endpoint: Endpoint
  readonly check: () => Promise<readonly string[]>
}

/** Each refusal with what is wrong with it; `tokenOf`: of a session, undefined where there is none. */
export function checkedRefusals(
  connection: Connection,
  { city }: Settings,
  tokenOf: (person: Person) => string | undefined,
): CheckedRefusal[] {
  return refusals.map(({ name, status, error, endpoint, input = {}, as, label = city }) => ({
    name: `${name} is a ${status}`,
    endpoint,
    check: async () => {
      const options = as === undefined ? {} : sessionOf(tokenOf(as), as)
      const sender = { label, options, headers: {} }
      const { answer, problems } = await connection.ask(endpoint, input, sender)
      return [...refusalProblems(answer, status, error), ...problems]
    },
  }))
}

function sessionOf(token: string | undefined, person: Person): CallerOptions {
  if (token === undefined) throw new NotMade(`needs a session: --${person} and its password`)
  return { token }
}
