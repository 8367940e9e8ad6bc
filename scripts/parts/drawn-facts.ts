import { faker } from '@faker-js/faker/locale/en'
import { sha256Hex } from '@mocks/lib/sha256'
import { offenses } from '@mocks/world/bills/court-tickets'
import { type Books, departmentsOf, type DepartmentSeed } from '@mocks/world/seed/departments'
import { firstNames, lastNames } from '@mocks/world/seed/names'
import { companies } from '@mocks/world/seed/people'
import { permitFees, violations } from '@mocks/world/seed/single-fees'
import type { Department } from '@/contract/departments/departments'
import { municipalities } from '@/rules/tenants/municipalities'

/**
 * The people, streets, phones, mails and amounts of the default world, drawn by faker and written
 * down, one file for each city. Visitors do not download faker, and their world is opened, not drawn.
 */
export function drawnFiles(): ReadonlyMap<string, string> {
  const cities = municipalities
    .map((label) => label.toLowerCase())
    .filter((label) => departmentsOf(label).some(({ books }) => books))
    .map((label) => [label, drawCity(label)] as const)
  return new Map(
    [...cities, ['users', drawUsers()] as const].map(([name, drawn]) => [
      `${name}.json`,
      `${JSON.stringify(drawn, null, 2)}\n`,
    ]),
  )
}

/** Each part begins anew: a change of one leaves the others as they are. */
function begin(part: string): void {
  faker.seed(Number.parseInt(sha256Hex(part).slice(0, 8), 16))
}

function drawCity(label: string) {
  begin(`${label}/streets`)
  const drawn = faker.helpers
    .uniqueArray(() => faker.location.street(), streetsOfEach + 1)
    .filter((street) => street !== namedStreet)
  const streets = [mainStreet, ...drawn.slice(0, streetsOfEach)]
  const billed = departmentsOf(label).filter(({ books }) => books)
  const columns = billed.map((seed) => [seed.department.id, drawColumns(label, seed)] as const)
  const parcels = columns.reduce((sum, [, { owners }]) => sum + owners.split(' ').length, 0)
  begin(`${label}/payers`)
  const payers = times(Math.ceil(parcels / parcelsForEachPayer), () => {
    const person = drawPerson()
    const mail = faker.internet.email({ ...person, provider: 'mail.example' })
    return `${person.firstName} ${person.lastName}|${mail.toLowerCase()}`
  })
  return { streets, departments: Object.fromEntries(columns), payers }
}

/** Some pay more than one bill. */
const parcelsForEachPayer = 8

const times = <Item>(count: number, draw: () => Item): Item[] => Array.from({ length: count }, draw)

const drawPerson = () => ({
  firstName: faker.person.firstName(),
  lastName: faker.person.lastName(),
})

/** A department's rows by columns, as numbers: names and streets are their places in their lists. */
function drawColumns(label: string, { department, books }: DepartmentSeed) {
  begin(`${label}/${department.id}`)
  const amount = amountsOf(department, books)
  const address = addressesOf(books?.kind === 'property' && books.parcels > 300)
  const rows = times(books ? rowsIn(books) : 0, () => [drawOwner(), address(), amount()] as const)
  return {
    owners: rows.map(([owner]) => owner).join(' '),
    addresses: rows.map(([, place]) => place).join(' '),
    amounts: rows.map(([, , cents]) => cents).join(' '),
  }
}

function rowsIn(books: Books): number {
  switch (books.kind) {
    case 'property':
    case 'manufactured-home':
      return books.parcels
    case 'utility':
      return books.accounts
    case 'permit':
      return books.permits
    case 'citation':
      return books.citations
  }
}

/** Cents; property: and its reduction. What has a fixed fee: the place in the list of these fees. */
function amountsOf({ bills }: Pick<Department, 'bills'>, books: Books | null): () => string {
  const one = (min: number, max: number) => String(faker.number.int({ min, max }))
  switch (books?.kind) {
    case 'property':
    case 'manufactured-home':
      return () => `${one(38_000, 260_000)}.${one(1_900, 2_450)}`
    case 'utility':
      return () => one(3_800, 14_500)
    case 'permit':
      return () => String(placeIn(permitFees))
    case 'citation':
      return () => String(placeIn(bills === 'court' ? offenses : violations))
    case undefined:
      return () => ''
  }
}

/** "Doering, Paul": last and first name; now and then a company. */
function drawOwner(): string {
  const last = placeIn(lastNames)
  return faker.datatype.boolean(0.08)
    ? `${last}+${placeIn(companies)}`
    : `${last}.${placeIn(firstNames)}`
}

const placeIn = (list: readonly unknown[]): number =>
  faker.number.int({ min: 0, max: list.length - 1 })

const streetsOfEach = 15
const mainStreet = 'Main Street'
/** The parcels that pictures and tests name are on it, by hand. */
const namedStreet = 'Market Street'

/**
 * House and street, each once. `longMainStreet`: two addresses of three are on one street, more than
 * one search shows.
 */
function addressesOf(longMainStreet: boolean): () => string {
  const houses = new Map<number, number>()
  let addresses = 0
  return () => {
    addresses += 1
    const onMain = longMainStreet && addresses % 3 !== 0
    const street = onMain ? 0 : faker.number.int({ min: 1, max: streetsOfEach })
    const before = houses.get(street) ?? faker.number.int({ min: 10, max: 60 })
    const house = before + faker.number.int({ min: 1, max: 4 }) * 2
    houses.set(street, house)
    return `${house}.${street}`
  }
}

/** Some more than there are: each is taken once. */
const users = 130
/** 555-0100 to 555-0199 are reserved for fiction. */
const fictional = '(937) 555-01##'

function drawUsers(): string[] {
  begin('users')
  const names = new Set<string>()
  return times(users, () => {
    const person = drawPerson()
    let username = ''
    do {
      username = faker.internet.username(person).toLowerCase()
    } while (names.has(username))
    names.add(username)
    const phone = faker.helpers.replaceSymbols(fictional)
    return `${person.firstName} ${person.lastName}|${username}|${phone}`
  })
}
