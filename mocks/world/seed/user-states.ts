import type { Role } from '@/contract/people/users'
import { type Random, seededRandom } from '@mocks/lib/random'
import type { MerchantRow } from '../merchants'
import { personaVerifier } from '../personas'
import { unasked, type UserRow } from '../users'
import type { DrawnUser } from './drawn-facts'
import { laterPeople } from './people'
import { ownValue } from '@/rules/own-value'

/** Users in every state that the office's lists know, after those that every merchant has. */

type State = Partial<UserRow>

const invited = (day: string): State => ({
  verifier: null,
  sign_ins: [],
  invited_at: `2026-05-${day}T15:20:00.000Z`,
  sessions_from: `2026-05-${day}T15:20:00.000Z`,
})
const deactivated: State = { deactivated_at: '2026-04-14T18:05:00.000Z' }
const locked: State = { locked_until: '2026-06-02T14:00:00.000Z' }
const never: State = { sign_ins: [] }

const states: Readonly<Record<string, readonly (readonly [Role, State])[]>> = {
  miamicounty: [
    ['Merchant User', { rights: ['refund', 'terminal'], departments: ['real-estate-tax'] }],
    ['Merchant User', { rights: ['import'], departments: ['dog-licenses', 'building-permits'] }],
    ['Merchant User', deactivated],
    ['Merchant User', invited('30')],
    ['Merchant User', invited('12')],
    ['User', locked],
    ['User', deactivated],
    ['User', never],
    ['User', invited('29')],
    ...Array.from({ length: 21 }, (): readonly [Role, State] => ['User', {}]),
  ],
  tiffin: [
    ['Merchant User', { rights: ['refund'] }],
    ['Merchant User', invited('31')],
    ['Merchant User', locked],
    ['User', deactivated],
  ],
  kent: [['Merchant Admin', invited('28')]],
}

/** Up to four, the last of them in the month before the world begins. */
export const signInsFor = (seed: string, number: number): string[] =>
  signInsBy(seededRandom(`${seed}/sign-ins/${number}`))

function signInsBy(random: Random): string[] {
  const last = Date.parse('2026-06-01T13:30:00.000Z')
  const hour = 3_600_000
  const signIns: string[] = []
  for (let at = last, left = random.integer(1, 4); left > 0; left -= 1) {
    at -= random.integer(1, 300) * hour + random.integer(0, 59) * 60_000
    signIns.push(new Date(at).toISOString())
  }
  return signIns
}

interface Placed extends DrawnUser {
  readonly number: number
  readonly role: Role
  readonly merchant: Pick<MerchantRow, 'id' | 'sub_domain'>
  readonly sign_ins: string[]
}

function seededUser({ number, merchant, ...own }: Placed): UserRow {
  return {
    ...unasked,
    ...own,
    id: String(number),
    email: `${own.username}@${merchant.sub_domain}.example`,
    merchant_id: merchant.id,
    sub_domain: merchant.sub_domain,
    rights: [],
    language: 'en',
    verifier: personaVerifier,
    sessions_from: '2026-01-05T15:00:00.000Z',
  }
}

/** An invited user has not opened the link of the mail, which is the proof of the address. */
function inState(row: UserRow, state: State): UserRow {
  const pending_email = state.verifier === null ? row.email : null
  return { ...row, ...state, pending_email }
}

/** `from`: the number of the first. */
export function usersInStates(
  seed: string,
  merchants: readonly MerchantRow[],
  from: number,
  next: () => DrawnUser,
): UserRow[] {
  const placed = merchants.flatMap((merchant) =>
    (ownValue(states, merchant.sub_domain) ?? []).map(([role, state]) => ({
      merchant,
      role,
      state,
    })),
  )
  return placed.map(({ merchant, role, state }, index) => {
    const number = from + index
    const sign_ins = signInsFor(seed, number)
    return inState(seededUser({ ...next(), number, role, merchant, sign_ins }), state)
  })
}

/** Of more people than were drawn. */
const later = (name: string, number: number): DrawnUser => ({
  name,
  username: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${number}`,
  phone: `(937) 555-${String(100 + (number % 90)).padStart(4, '0')}`,
})

/** `count` citizens of one county and as many staff: for the speed of lists, searches and exports. */
export function manyUsers(
  seed: string,
  merchant: Pick<MerchantRow, 'id' | 'sub_domain'>,
  from: number,
  count: number,
): UserRow[] {
  const people = laterPeople(`${seed}/many-users`)
  const random = seededRandom(`${seed}/many-states`)
  return Array.from({ length: 2 * count }, (_, index) => {
    const role = index % 2 === 0 ? 'User' : 'Merchant User'
    const draw = random.next()
    const state = draw < 0.03 ? invited('30') : draw < 0.05 ? deactivated : draw < 0.09 ? never : {}
    // One stream for all: a seed of its own for each would take most of the time.
    const sign_ins = signInsBy(random)
    const number = from + index
    return inState(
      seededUser({ ...later(people.person(), number), number, role, merchant, sign_ins }),
      state,
    )
  })
}
