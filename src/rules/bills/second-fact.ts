import { plainCharacters } from '@/contract/plain-characters'
import type { SearchWay, SecondFact } from '@/contract/departments/departments'
import { normalizeNumber } from './search-terms'

/** Two matching facts are required before names and amounts show (product.md P3 "Privacy"). */

export type GivenFacts = Readonly<Partial<Record<SecondFact, string | undefined>>>

/** The accepted second facts for this way: a search by name needs a fact other than the name. */
export function secondFor(
  way: SearchWay,
  second: readonly SecondFact[] | undefined,
): readonly SecondFact[] {
  if (way === 'name' || way === 'owner') return (second ?? []).filter((fact) => fact !== 'name')
  // A street lies in one ZIP code, which is therefore no second fact.
  if (way === 'address') return (second ?? []).filter((fact) => fact !== 'zip')
  return second ?? []
}

export function isSecondMissing(
  way: SearchWay,
  second: readonly SecondFact[] | undefined,
  given: GivenFacts,
): boolean {
  if (second === undefined) return false
  return !secondFor(way, second).some((fact) => isGiven(fact, given[fact]))
}

interface Person {
  readonly owner: string
  readonly zip: string
  readonly born: string | null
}

/** Every given fact that counts must match, not only one of them. */
export function fitsSecond(
  way: SearchWay,
  second: readonly SecondFact[],
  given: GivenFacts,
  person: Person,
): boolean {
  const facts = secondFor(way, second).filter((fact) => isGiven(fact, given[fact]))
  return facts.length > 0 && facts.every((fact) => fits(fact, given[fact] ?? '', person))
}

function fits(fact: SecondFact, text: string, { owner, zip, born }: Person): boolean {
  if (fact === 'zip') return digitsOf(text).slice(0, 5) === zip.slice(0, 5)
  if (fact === 'born') return born !== null && normalizeNumber(text) === normalizeNumber(born)
  return plainName(text) === plainName(owner.split(',')[0] ?? '')
}

/** Case, accents, hyphens and spaces in a name are ignored. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

const digitsOf = (text: string) => plainCharacters(text).replaceAll(/\D/g, '')

/** A partly typed fact is absent: it neither matches nor counts as wrong. */
function isGiven(fact: SecondFact, text: string | undefined): text is string {
  if (text === undefined) return false
  if (fact === 'zip') return [5, 9].includes(digitsOf(text).length)
  return fact === 'born' ? digitsOf(text).length === 8 : plainName(text) !== ''
}

/** "Doe, Jane A" → "D*** JANE"; of a company only the first letter. */
export function maskedOwner(owner: string): string {
  const [last = '', given = ''] = owner.split(',')
  const first = given.trim().split(/\s+/)[0] ?? ''
  return `${[...last.trim()][0] ?? ''}*** ${first}`.trim().toUpperCase()
}
