import { ownValue } from '@/rules/own-value'
import { type Random, seededRandom } from '@mocks/lib/random'
import amherst from './drawn/amherst.json'
import brewster from './drawn/brewster.json'
import brooksville from './drawn/brooksville.json'
import brunswick from './drawn/brunswick.json'
import chardon from './drawn/chardon.json'
import clinton from './drawn/clinton.json'
import eorwa from './drawn/eorwa.json'
import galion from './drawn/galion.json'
import kent from './drawn/kent.json'
import leax from './drawn/leax.json'
import louisvilleohio from './drawn/louisvilleohio.json'
import massillon from './drawn/massillon.json'
import miamicounty from './drawn/miamicounty.json'
import panthercreek from './drawn/panthercreek.json'
import stow from './drawn/stow.json'
import tiffin from './drawn/tiffin.json'
import users from './drawn/users.json'
import { firstNames, lastNames } from './names'
import { companies } from './people'

/**
 * What faker drew for the default world, written down by `npm run seed`
 * (scripts/parts/drawn-facts.ts). The default world takes the lines as they stand; another seed
 * begins elsewhere among the same lines and goes around.
 */
export const defaultSeed = 'civic-till'

interface City {
  readonly streets: readonly string[]
  readonly departments: Readonly<Record<string, Columns>>
  readonly payers: readonly string[]
}

/** A word for each row; numbers are places in lists of names, streets and fees. */
interface Columns {
  /** "217.340": last and first name; "217+2": a company. */
  readonly owners: string
  /** "32.5": house and street. */
  readonly addresses: string
  readonly amounts: string
}

const cities: Readonly<Record<string, City>> = {
  amherst,
  brewster,
  brooksville,
  brunswick,
  chardon,
  clinton,
  eorwa,
  galion,
  kent,
  leax,
  louisvilleohio,
  massillon,
  miamicounty,
  panthercreek,
  stow,
  tiffin,
}

/** A parcel or account. */
export interface DrawnRow {
  readonly owner: string
  readonly address: string
  /** Cents of half a year or a month; the place of a permit's or citation's fee in its list. */
  readonly amount: number
  /** Of a property's tax, in hundredths of a percent. */
  readonly reduction: number
}

/** A department's rows, and chance for what became of them. */
export interface Town {
  readonly random: Random
  next(): DrawnRow
}

export function townOf(seed: string, label: string, departmentId: string): Town {
  const { streets = [], departments = {} } = ownValue(cities, label) ?? {}
  const { owners = '', addresses = '', amounts = '' } = ownValue(departments, departmentId) ?? {}
  const owner = inTurn(owners.split(' '), seed, ownerFrom)
  const address = inTurn(addresses.split(' '), seed, (word) => addressFrom(word, streets))
  const amount = inTurn(amounts.split(' '), seed, (word) => word.split('.').map(Number))
  return {
    random: seededRandom(`${seed}/${label}/${departmentId}`),
    next: () => {
      const [cents = 0, reduction = 0] = amount()
      return { owner: owner(), address: address(), amount: cents, reduction }
    },
  }
}

function ownerFrom(word: string): string {
  const [last = '', other = ''] = word.split(/[.+]/)
  const name = lastNames[Number(last)] ?? ''
  return word.includes('+')
    ? `${name} ${companies[Number(other)] ?? ''}`
    : `${name}, ${firstNames[Number(other)] ?? ''}`
}

function addressFrom(word: string, streets: readonly string[]): string {
  const [house = '', street = ''] = word.split('.')
  return `${house} ${streets[Number(street)] ?? ''}`
}

export interface Payer {
  readonly name: string
  readonly email: string
}

export const payersOf = (seed: string, label: string): (() => Payer) =>
  inTurn(ownValue(cities, label)?.payers ?? [], seed, (line) => {
    const [name = '', email = ''] = line.split('|')
    return { name, email }
  })

export interface DrawnUser {
  readonly name: string
  readonly username: string
  readonly phone: string
}

export const usersOf = (seed: string): (() => DrawnUser) =>
  inTurn(users, seed, (line) => {
    const [name = '', username = '', phone = ''] = line.split('|')
    return { name, username, phone }
  })

/** All columns of the same length begin at the same place: rows stay whole. */
function inTurn<Fact>(
  lines: readonly string[],
  seed: string,
  read: (line: string) => Fact,
): () => Fact {
  let at = seed === defaultSeed ? 0 : seededRandom(seed).integer(0, lines.length - 1)
  return () => {
    const line = lines[at % lines.length]
    if (line === undefined) throw new Error('Nothing was drawn: `npm run seed`')
    at += 1
    return read(line)
  }
}
