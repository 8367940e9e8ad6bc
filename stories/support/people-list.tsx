import * as v from 'valibot'
import { anyOf, listOf } from '@/contract/list'
import type { ListRules } from '@mocks/handlers/answer-list'
import type { FilterValues } from '@/contract/list'

/** An office list of invented people, for stories of the list's parts. */

const roles = ['Merchant Admin', 'Merchant User', 'User'] as const
const states = ['active', 'invited', 'locked'] as const

const person = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  state: v.picklist(states),
  /** Their payments of this year. */
  paid_cents: v.number(),
  payments: v.number(),
  last_seen: v.string(),
})
export type Person = v.InferOutput<typeof person>

export const people = listOf({
  row: person,
  sort: ['name', 'role', 'paid', 'payments', 'last_seen'],
  usualSort: 'name',
  filters: {
    role: v.optional(anyOf(roles)),
    state: v.optional(v.picklist(states)),
    never_paid: v.optional(v.boolean()),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    min_cents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    max_cents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  },
})
export type PeopleColumn = (typeof people.sort)[number]
export type PeopleFilters = typeof people.filters

export const peopleRules = {
  key: ({ id }) => id,
  text: ({ name, email }) => [name, email],
  sort: {
    name: ({ name }) => name,
    role: ({ role }) => role,
    paid: (row) => row.paid_cents,
    payments: ({ payments }) => payments,
    last_seen: (row) => row.last_seen,
  },
  filters: {
    role: ({ role }, wanted) => wanted.split(',').includes(role),
    state: ({ state }, wanted) => state === wanted,
    never_paid: ({ payments }, wanted) => (payments === 0) === wanted,
    from: (row, day) => row.last_seen >= day,
    to: (row, day) => row.last_seen.slice(0, 10) <= day,
    min_cents: (row, cents) => row.paid_cents >= cents,
    max_cents: (row, cents) => row.paid_cents <= cents,
  },
} satisfies ListRules<Person, PeopleColumn, FilterValues<PeopleFilters>>

const firstNames = ['Ann', 'Ben', 'Clara', 'Dmitri', 'Esra', 'Finn', 'Grace', 'Hiro', 'Ines', 'Jo']
const lastNames = ['Miller', 'Okafor', 'Petrov', 'Quinn', 'Reyes', 'Sato', 'Tanaka', 'Ueda', 'Voss']

/** Always the same people; each number names one. */
export function peopleOf(count: number): Person[] {
  return Array.from({ length: count }, (_, index): Person => {
    const first = pick(firstNames, index)
    const last = pick(lastNames, Math.floor(index / firstNames.length))
    const round = Math.floor(index / (firstNames.length * lastNames.length))
    const name = `${first} ${last}${round > 0 ? ` ${round + 1}` : ''}`
    return {
      id: `p-${index}`,
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@miamicounty.example`,
      role: pick(roles, index * 7),
      state: pick(states, index % 4),
      paid_cents: index % 5 === 0 ? 0 : ((index * 7919) % 90_000) + 1_250,
      payments: index % 5 === 0 ? 0 : (index % 12) + 1,
      last_seen: new Date(Date.UTC(2026, 5, 1) - index * 3_600_000 * 7).toISOString(),
    }
  })
}

function pick<const Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('pick needs a list with items')
  return item
}

/** Texts that a list has to bear. */
export const hardPeople: Person[] = [
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    email: 'geschaeftsfuehrung@donaudampfschifffahrtsgesellschaft.example',
  },
  { name: 'محمد عبد الرحمن الحسيني', email: 'm.hussaini@tiffin.example' },
  { name: 'שרה לוי', email: 'sara.levi@tiffin.example' },
  { name: '<script>alert(1)</script>', email: '=1+1@tiffin.example' },
  { name: '👩‍👩‍👧‍👦 🏳️‍🌈 Family Åström', email: 'astrom@tiffin.example' },
  { name: 'Wilhelmina Alexandra Konstantinopoulos '.repeat(8).slice(0, 300), email: 'w@x.example' },
  { name: 'x'.repeat(300), email: `${'y'.repeat(60)}@tiffin.example` },
].map((texts, index) => ({ ...pick(peopleOf(9), index), ...texts, id: `hard-${index}` }))
