import { seededRandom, type Random } from '@mocks/lib/random'
import { firstNames, lastNames } from './names'

/**
 * People of what is made later than the seed, or more of them than were drawn (decision 45), out of
 * faker's names. Those of the default world: drawn-facts.ts.
 */
export interface LaterPeople {
  readonly random: Random
  /** "Doering, Paul"; now and then a company. */
  owner(): string
  /** "Paul Doering" */
  person(): string
  /** House and street; unique. */
  address(): string
}

const streets = [
  'Market Street',
  'Walnut Street',
  'Mulberry Street',
  'Cherry Street',
  'Franklin Street',
  'Water Street',
  'Canal Road',
  'Maple Avenue',
  'Elm Court',
  'Ridge Avenue',
  'Staunton Road',
  'Peters Road',
  'Swailes Road',
  'Kessler Lane',
  'Drury Lane',
] as const

export const companies = ['LLC', 'Trust', 'Holdings LLC', 'Farms', 'Properties LLC'] as const

export function laterPeople(seed: string): LaterPeople {
  const random = seededRandom(seed)
  const names = seededRandom(String(random.integer(1, 2_000_000_000)))
  const nameFrom = (list: readonly string[]) => list[names.integer(0, list.length - 1)] ?? ''
  const firstName = () => nameFrom(firstNames)
  const lastName = () => nameFrom(lastNames)
  const houses = new Map<string, number>()
  const houseOn = (street: string) => {
    const house = (houses.get(street) ?? random.integer(10, 60)) + random.integer(1, 4) * 2
    houses.set(street, house)
    return `${house} ${street}`
  }
  return {
    random,
    owner: () =>
      random.chance(0.08)
        ? `${lastName()} ${random.pick(companies)}`
        : `${lastName()}, ${firstName()}`,
    person: () => `${firstName()} ${lastName()}`,
    address: () => houseOn(random.pick(streets)),
  }
}
