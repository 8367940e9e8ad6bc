import { sha256Hex } from '@mocks/lib/sha256'
import type { BillRow } from '@mocks/world/bills/bills'
import type { MerchantRow } from '../merchants'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { RowSource } from '@mocks/world/store/row-source'
import { searchTexts } from '@mocks/world/bills/search-texts'
import { departmentsOf } from '../seed/departments'
import { createArchive, type Archive } from './archive'
import { type RollContacts, rollContacts } from './roll-contacts'
import { dueOf, factsOf } from './roll-facts'
import {
  accountOf,
  addressOf,
  billIds,
  billsOf,
  indexOf,
  ownerOf,
  parcelOf,
  placeOf,
  rollDepartment,
  rollSize,
  rollYears,
  streetOf,
} from './roll-rows'

/** A department whose parcels are too many to hold; searches go through these lists instead. */
export interface Roll {
  readonly departmentId: string
  /** Newest first. */
  readonly years: readonly number[]
  parcel(index: number): ParcelRow
  /** The parts of a parcel by which lists are ordered. */
  sketch(index: number): Pick<ParcelRow, 'account' | 'owner' | 'address'>
  indexOf(parcelId: string): number | null
  /** The search texts (`searchTexts`), by index in the roll. */
  readonly texts: Readonly<Record<'number' | 'owner' | 'address', readonly string[]>>
  /** Numbers in the order of owners and streets: the same for the same. By number it is in order. */
  ownerRank(index: number): number
  streetRank(index: number): number
  /** The open amount of a year's bill. */
  due(index: number, year: number): number
  /** Bills of a year with the same text here have the same status on the same day. */
  situation(index: number): string
  readonly archive: Archive
  /** What an audience is counted by. */
  contacts(): RollContacts
}

export interface RollSources {
  readonly roll: Roll
  readonly parcels: RowSource<ParcelRow, 'department'>
  readonly bills: RowSource<BillRow, 'parcel' | 'installment'>
  readonly payments: ReturnType<typeof createArchive>
}

/** What a search needs of a seed, worked out once. */
interface Lists {
  readonly texts: Roll['texts']
  readonly ownerRanks: Int32Array
  readonly dues: Int32Array
}

const known = new Map<number, Lists>()

function listsOf(seed: number): Lists {
  const lists = known.get(seed) ?? makeLists(seed)
  known.set(seed, lists)
  return lists
}

function makeLists(seed: number): Lists {
  const places = Array.from({ length: rollSize }, (_, index) => index)
  const owners = places.map((index) => ownerOf(seed, index))
  const byOwner = places.toSorted((a, b) => {
    const [left = '', right = ''] = [owners[a], owners[b]]
    return left < right ? -1 : left > right ? 1 : a - b
  })
  const ownerRanks = new Int32Array(rollSize)
  byOwner.forEach((index, order) => {
    const before = byOwner[order - 1] ?? index
    ownerRanks[index] = owners[before] === owners[index] ? (ownerRanks[before] ?? 0) : order
  })
  return {
    texts: {
      number: places.map((index) => searchTexts.number({ account: accountOf(index) })),
      owner: owners.map((owner) => searchTexts.owner({ owner })),
      address: places.map((index) => searchTexts.address({ address: addressOf(seed, index) })),
    },
    ownerRanks,
    dues: Int32Array.from(places, (index) => dueOf(factsOf(seed, index), 0)),
  }
}

export function createRoll(
  ofSeed: string,
  { phone, sub_domain }: Pick<MerchantRow, 'phone' | 'sub_domain'>,
): RollSources {
  const seeded = departmentsOf(sub_domain).find(({ department: { id } }) => id === rollDepartment)
  if (!seeded) throw new Error(`${sub_domain} has no ${rollDepartment}`)
  const { payment_settings: settings } = seeded.department
  const seed = Number.parseInt(sha256Hex(`${ofSeed}/roll`).slice(0, 8), 16)
  const { texts, ownerRanks, dues } = listsOf(seed)
  const payments = createArchive(seed, rollDepartment, settings)
  const parcel = (index: number) => parcelOf(seed, index, phone)

  function billsBy(parcelId: string): BillRow[] {
    const index = indexOf(parcelId)
    return index === null ? [] : billsOf(seed, index)
  }

  return {
    roll: {
      departmentId: rollDepartment,
      years: rollYears,
      parcel,
      sketch: (index) => ({
        account: accountOf(index),
        owner: ownerOf(seed, index),
        address: addressOf(seed, index),
      }),
      indexOf,
      texts,
      ownerRank: (index) => ownerRanks[index] ?? 0,
      streetRank: streetOf,
      due: (index, year) =>
        year === rollYears[0]
          ? (dues[index] ?? 0)
          : dueOf(factsOf(seed, index), rollYears.indexOf(year)),
      situation(index) {
        const { story, carriedYears } = factsOf(seed, index)
        return `${story} ${carriedYears}`
      },
      archive: payments,
      contacts: () => rollContacts(seed),
    },
    payments,
    parcels: {
      name: `roll ${seed} ${phone}`,
      size: rollSize,
      get(id) {
        const index = indexOf(id)
        return index === null ? undefined : parcel(index)
      },
      // All parcels of a department are never requested: the lists are for that.
      ids: () => [],
    },
    bills: {
      name: `bills ${seed}`,
      size: rollSize * rollYears.length,
      get: (id) => billsBy(id.slice(0, id.lastIndexOf('/'))).find((bill) => bill.id === id),
      ids(index, key) {
        if (index === 'parcel') return indexOf(key) === null ? [] : billIds(key)
        const place = placeOf(key)
        if (place === null) return []
        const bill = billsBy(accountOf(place.index))[place.age]
        const isThere = bill?.installments.some((part) => part.id === key)
        return bill && isThere ? [bill.id] : []
      },
    },
  }
}
