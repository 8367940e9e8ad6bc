import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { tender as onlineTender } from '@/contract/departments/payment-settings'
import { quoteFees } from '@/rules/payments/tender-prices'
import { sumOf } from '@/rules/payments/money'
import { billRow, billTable, postedCents } from '@mocks/world/bills/bills'
import { createWorld, type Tenant, type World } from '../create-world'
import { balancesAt } from '@mocks/world/bills/balances'
import { parcelRow } from '@mocks/world/bills/parcels'
import { isPosted, paymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { indexOf, rollSize } from './roll-rows'
import { disguise, reveal, scatter } from './scatter'

const begins = Date.parse('2026-06-01T14:00:00.000Z')
/** Making lists of a hundred thousand takes its time on a busy machine. */
const patience = 30_000

let world: World
let county: Tenant
/** Some parcels from all over the roll, other ones than the code was written with. */
const sample = Array.from({ length: 120 }, (_, n) => scatter(7, n, 0) % rollSize)

beforeAll(() => {
  world = createWorld('civic-till', 'large')
  const tenant = world.tenant('miamicounty')
  if (!tenant) throw new Error('The county is missing')
  county = tenant
}, patience)

const roll = () => {
  if (!county.roll) throw new Error('The roll is missing')
  return county.roll
}

describe('scattered numbers', () => {
  it('lead there and back', () => {
    for (const value of [0, 1, 1_160_000, 0xffff_ffff, ...sample]) {
      expect(reveal(99, disguise(99, value))).toBe(value)
    }
    expect(new Set(sample.map((value) => disguise(99, value))).size).toBe(new Set(sample).size)
  })
})

describe('the large world', { timeout: patience }, () => {
  it('has a hundred thousand parcels and a million payments, and the usual ones', () => {
    expect(county.parcels.size).toBeGreaterThan(100_000)
    expect(county.payments.size).toBeGreaterThan(1_000_000)
    expect(county.parcels.get('08-004512')?.owner).toBe('Doe, Jane A')
    expect(county.bills.size).toBeGreaterThan(500_000)
    expect(world.tenant('tiffin')?.roll).toBeNull()
  })

  it('has the same rows for the same seed, and others for another', () => {
    const same = createWorld('civic-till', 'large').tenant('miamicounty')
    const other = createWorld('another', 'large').tenant('miamicounty')
    expect(same?.booksHash()).toBe(county.booksHash())
    expect(other?.booksHash()).not.toBe(county.booksHash())
    expect(same?.parcels.get('33-010014')).toEqual(county.parcels.get('33-010014'))
    expect(other?.parcels.get('33-010014')).not.toEqual(county.parcels.get('33-010014'))
  })

  it('holds only rows that fit its schemas, and finds them by their references', () => {
    for (const index of sample) {
      const parcel = roll().parcel(index)
      expect(v.parse(parcelRow, parcel)).toEqual(parcel)
      expect([indexOf(parcel.id), county.parcels.get(parcel.id)]).toEqual([index, parcel])
      const bills = county.bills.by('parcel', parcel.id)
      expect(bills.map((bill) => bill.year)).toEqual(roll().years)
      for (const bill of bills) {
        expect(v.parse(billRow, bill)).toEqual(bill)
        for (const id of billTable.indexes.installment(bill)) {
          expect(county.bills.by('installment', id)).toEqual([bill])
        }
      }
    }
  })

  it('has settled amounts paid, once, at the right price', () => {
    let paid = 0
    for (const index of sample) {
      const bills = county.bills.by('parcel', roll().parcel(index).id)
      for (const part of bills.flatMap((bill) => bill.installments)) {
        expect(postedCents(part)).toBe(0)
        for (const row of county.payments.by('installment', part.id)) {
          paid += 1
          expect(v.parse(paymentRow, row)).toEqual(row)
          expect(paymentStatus(row, begins)).toBe('approved')
          expect(isPosted(row, begins)).toBe(true)
          expect(row.at < part.due_date).toBe(true)
          expect(county.payments.get(row.id)).toEqual(row)
          expect(county.payments.by('receipt', row.receipt_id)).toEqual([row])
          expect(county.payments.by('confirmation', row.confirmation)).toEqual([row])
          const payment_settings = county.departments.get('real-estate-tax')?.payment_settings
          if (!payment_settings) throw new Error('The department is missing')
          const group = {
            department_id: 'real-estate-tax',
            subtotal_cents: row.subtotal_cents,
            payment_settings,
          }
          expect(row.fee_cents).toBe(
            quoteFees([group], v.parse(onlineTender, row.tender)).fee_cents,
          )
        }
      }
    }
    expect(paid).toBeGreaterThan(sample.length * 8)
  })

  it('leads nowhere from what looks like an id', () => {
    expect(county.parcels.get('08-010001')).toBeUndefined()
    expect(county.parcels.get('08-0010007')).toBeUndefined()
    expect(county.bills.by('installment', '08-010007-2025-3')).toEqual([])
    expect(county.bills.by('installment', '08-010007-2019-1')).toEqual([])
    const id = '0123456789abcdef0123456789abcdef'
    expect(county.payments.get(id)).toBeUndefined()
    expect(county.payments.by('receipt', id)).toEqual([])
    expect(county.payments.by('confirmation', 'CT-2222-2222')).toEqual([])
  })

  it('sums open amounts without making the bills', () => {
    const balances = balancesAt(county, begins)
    for (const index of sample) {
      const parcel = roll().parcel(index)
      for (const bill of county.bills.by('parcel', parcel.id)) {
        const { total_cents, status } = balances.bill(parcel, bill)
        expect(roll().due(index, bill.year)).toBe(total_cents)
        expect(status.kind === 'paid').toBe(total_cents === 0)
      }
    }
  })

  it('has bills of one status in one situation', () => {
    const balances = balancesAt(county, begins)
    const kinds = new Map<string, string>()
    for (const index of sample) {
      const parcel = roll().parcel(index)
      for (const bill of county.bills.by('parcel', parcel.id)) {
        const key = `${bill.year} ${roll().situation(index)}`
        const { status } = balances.bill(parcel, bill)
        expect(status).toEqual(JSON.parse(kinds.get(key) ?? JSON.stringify(status)))
        kinds.set(key, JSON.stringify(status))
      }
    }
    expect(new Set(kinds.values()).size).toBeGreaterThan(6)
  })

  it('is in the order of numbers and addresses, and knows that of owners', () => {
    const { texts } = roll()
    const parcel = (index: number) => roll().parcel(index)
    const ownerRank = (index: number) => roll().ownerRank(index)
    const places = texts.number.map((_, index) => index)
    const byOwner = places.toSorted((a, b) => ownerRank(a) - ownerRank(b))
    const outOfOrder = (list: readonly string[]) =>
      list.findIndex((text, place) => text < (list[place - 1] ?? ''))
    expect(outOfOrder(texts.number)).toBe(-1)
    const streets = places.map((index) => parcel(index).address.replace(/^\d+ /, ''))
    expect(outOfOrder(streets)).toBe(-1)
    expect(outOfOrder(byOwner.map((index) => parcel(index).owner))).toBe(-1)
    const houses = places.map((index) => Number.parseInt(parcel(index).address, 10))
    const step = houses.findIndex(
      (house, place) => streets[place] === streets[place - 1] && house <= (houses[place - 1] ?? 0),
    )
    expect(step).toBe(-1)
    expect(new Set(byOwner.map(ownerRank)).size).toBe(new Set(texts.owner).size)
  })
})

describe('the archive', { timeout: patience }, () => {
  const march: readonly [string, string] = ['2026-01-20', '2026-02-20']

  it('counts each payment in its day and way', () => {
    const { archive } = roll()
    const all = archive.sums('0001-01-01', '9999-12-31')
    expect(sumOf(all.map((sum) => sum.payments))).toBe(
      county.payments.size - county.payments.held().length,
    )
    const [day] = archive.latest(...march, 1)
    if (!day) throw new Error('Nothing was paid')
    const ofDay = archive.sums(day.credit_date, day.credit_date)
    const rows = archive.latest(day.credit_date, day.credit_date, 100_000)
    expect(rows.length).toBeGreaterThan(1_000)
    for (const { tender, brand, channel, payments, principal_cents, fee_cents } of ofDay) {
      const made = rows.filter(
        (row) => row.tender === tender && row.brand === brand && row.channel === channel,
      )
      expect([
        made.length,
        sumOf(made.map((row) => row.subtotal_cents)),
        sumOf(made.map((row) => row.fee_cents)),
      ]).toEqual([payments, principal_cents, fee_cents])
    }
  })

  it('counts a day until a moment', () => {
    const { archive } = roll()
    const rows = archive.latest('2026-02-05', '2026-02-05', 100_000)
    const noon = Date.parse('2026-02-05T17:00:00.000Z')
    const until = rows.filter((row) => Date.parse(row.at) <= noon)
    const sums = archive.sumsUntil(noon)
    expect(sumOf(sums.map((sum) => sum.payments))).toBe(until.length)
    expect(sumOf(sums.map((sum) => sum.principal_cents))).toBe(
      sumOf(until.map((row) => row.subtotal_cents)),
    )
    expect(until.length).toBeGreaterThan(0)
    expect(until.length).toBeLessThan(rows.length)
  })

  it('lists the latest, newest first', () => {
    const rows = roll().archive.latest('2026-01-01', '2026-12-31', 25)
    const times = rows.map((row) => row.at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect([rows.length, times[0]?.slice(0, 10)]).toEqual([25, '2026-05-14'])
  })

  it('stops counting changed rows', () => {
    const own = createWorld('civic-till', 'large').tenant('miamicounty')
    const [row] = own?.roll?.archive.latest(...march, 1) ?? []
    if (!own || !row) throw new Error('Nothing was paid')
    const count = (tenant: Tenant) => {
      const sums = tenant.roll?.archive.sums(row.credit_date, row.credit_date) ?? []
      return [sumOf(sums.map((sum) => sum.payments)), sumOf(sums.map((sum) => sum.principal_cents))]
    }
    const [payments = 0, principal = 0] = count(own)
    own.payments.update(row.id, { credit_date: '2026-01-02' })
    own.payments.update(row.id, { credit_date: '2026-01-03' })
    expect(count(own)).toEqual([payments - 1, principal - row.subtotal_cents])
    expect(own.payments.held(({ id }) => id === row.id)).toHaveLength(1)
    // The counts are shared by the worlds of a seed: others must not see the change.
    expect(count(county)).toEqual([payments, principal])
  })
})

describe('the empty world', () => {
  const empty = createWorld('civic-till', 'empty')

  it('has merchants, departments and people, and not a bill', () => {
    const usual = createWorld('civic-till')
    expect(empty.merchants.hash()).toBe(usual.merchants.hash())
    expect(empty.users.hash()).toBe(usual.users.hash())
    for (const { sub_domain } of empty.merchants.all()) {
      const tenant = empty.tenant(sub_domain)
      const sizes = [tenant?.parcels.size, tenant?.bills.size, tenant?.payments.size]
      expect(sizes).toEqual([0, 0, 0])
      expect(tenant?.departments.hash()).toBe(usual.tenant(sub_domain)?.departments.hash())
    }
    expect(empty.hash()).not.toBe(usual.hash())
  })
})
