import { seededRandom, type Random } from '@mocks/lib/random'
import { firstNames, lastNames } from './names'

/** The inhabitants of a town, all invented. */
export interface Town {
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

const companies = ['LLC', 'Trust', 'Holdings LLC', 'Farms', 'Properties LLC'] as const

/** `longMainStreet`: two addresses of three are on one street, more than one search shows. */
export function townFor(seed: string, longMainStreet = false): Town {
  const random = seededRandom(seed)
  const names = seededRandom(String(random.integer(1, 2_000_000_000)))
  const nameFrom = (list: readonly string[]) => list[names.integer(0, list.length - 1)] ?? ''
  const firstName = () => nameFrom(firstNames)
  const lastName = () => nameFrom(lastNames)
  const houses = new Map<string, number>()
  let addresses = 0
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
    address: () => {
      addresses += 1
      const onMain = longMainStreet && addresses % 3 !== 0
      return houseOn(onMain ? 'Main Street' : random.pick(streets))
    },
  }
}
