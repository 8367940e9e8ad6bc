import type { SearchWay, SecondFact } from '@/contract/departments'
import { normalizeNumber } from './search-terms'

/** Two facts that belong together before names and amounts are shown (product.md P3 "Privacy"). */

export type GivenFacts = Readonly<Partial<Record<SecondFact, string | undefined>>>

/** Facts that may stand beside this way: who looks by a person's name must know more than it. */
export function secondFor(
  way: SearchWay,
  second: readonly SecondFact[] | undefined,
): readonly SecondFact[] {
  if (way === 'name' || way === 'owner') return (second ?? []).filter((fact) => fact !== 'name')
  // A street lies in one ZIP: that is not a second fact.
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

/** Every fact that was given and may count must fit, not only one of them. */
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

/** Neither case, accents, hyphens nor spaces matter in a name. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** A fact that is typed in part is none yet: it neither fits nor counts as a wrong one. */
function isGiven(fact: SecondFact, text: string | undefined): text is string {
  if (text === undefined) return false
  if (fact === 'zip') return [5, 9].includes(digitsOf(text).length)
  return fact === 'born' ? digitsOf(text).length === 8 : plainName(text) !== ''
}

/** "Doe, Jane A" → "D*** JANE"; a company keeps its first letter alone. */
export function maskedOwner(owner: string): string {
  const [last = '', given = ''] = owner.split(',')
  const first = given.trim().split(/\s+/)[0] ?? ''
  return `${[...last.trim()][0] ?? ''}*** ${first}`.trim().toUpperCase()
}
