import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import {
  checkCart,
  type PaymentBody,
  type PayItem,
  quotePayment,
} from '@/contract/payments/payments'
import { createCloud } from '@mocks/app/create-cloud'
import { bodyFor, post } from '@mocks/handlers/payments/payments.test-support'
import { callerFor } from '@mocks/hosts/caller'
import { bornOf } from '@mocks/world/bills/court-tickets'
import { createWorld } from '@mocks/world/create-world'

// Tickets of Chardon's court (product.md P4 "waiverable") and the rising cost of a parking ticket.
// The world begins on 2026-06-01, 10:00 in New York.

const key = 'a-key-of-this-test'
const hour = 60 * 60_000
const day = 24 * hour
/** The first moment of a day of June in the cities' zone. */
const june = (date: number) => (date - 1) * day - 10 * hour

/** Seat belt: $96.00, court on June 19. */
const waiverable = { id: 'TR-26-00139', name: 'Thiel' }
const mandatory = { id: 'TR-26-00100', name: 'Kertzmann' }

/** A cloud whose clock has gone on since the world began. */
function cloudAt(at: number) {
  let clock = 0
  const cloud = createCloud({ now: () => clock })
  clock = at
  return cloud
}

function court(at = 0) {
  const cloud = cloudAt(at)
  const caller = callerFor(cloud, 'chardon', { departmentId: 'municipal-court' })
  const bill = async ({ id, name }: typeof waiverable) => {
    const params = { parcelId: id, year: '2026' }
    const { answer } = await caller.call(getBill, { params, query: { name } })
    if (!answer?.data.bill) throw new Error(`${id} is not to be seen`)
    return answer.data.bill
  }
  const itemOf = async (ticket: typeof waiverable): Promise<PayItem> => {
    const { installments, total_cents } = await bill(ticket)
    return {
      id: installments[0]?.id ?? '',
      department_id: 'municipal-court',
      amount_cents: total_cents,
    }
  }
  const quote = (items: PayItem[]) => caller.call(quotePayment, { body: { items, tender: 'card' } })
  const pay = async (item: PayItem, consents: PaymentBody['consents']) => {
    const { answer } = await quote([item])
    const quote_id = answer?.data.quote_id ?? ''
    return post(bodyFor({ quote_id, tender: 'card' }, { consents }), key, caller)
  }
  return { cloud, caller, bill, itemOf, quote, pay }
}

describe('a court ticket that can be paid by pleading guilty', () => {
  it.each([
    ['no consent at all', []],
    ['a consent to something else', [{ kind: 'terms', version: 'traffic-waiver-2026-01' }]],
    ['the waiver as it read before', [{ kind: 'waiver', version: 'traffic-waiver-2025-01' }]],
  ] as const)('is not paid with %s, and nothing is charged', async (_, consents) => {
    const { itemOf, pay, bill, cloud } = court()
    const { status, failure } = await pay(await itemOf(waiverable), [...consents])
    expect([status, failure.errors]).toEqual([
      422,
      { consents: ['The court’s waiver must be accepted.'] },
    ])
    expect(cloud.charges().filter((charge) => charge.key === key)).toEqual([])
    expect((await bill(waiverable)).total_cents).toBe(9_600)
  })

  it('is paid with the waiver in the version that its bill shows', async () => {
    const { bill, itemOf, pay } = court()
    const { about } = await bill(waiverable)
    const version = (about.kind === 'court' && about.waiver?.version) || ''
    const { status } = await pay(await itemOf(waiverable), [{ kind: 'waiver', version }])
    expect(status).toBe(201)
    expect(await bill(waiverable)).toMatchObject({ total_cents: 0, status: { kind: 'paid' } })
  })

  it('is paid whole or not at all', async () => {
    const { itemOf, quote } = court()
    const part = { ...(await itemOf(waiverable)), amount_cents: 5_000 }
    const { status, failure } = await quote([part])
    expect([status, failure.code]).toEqual([409, 'bill_changed'])
  })

  it.each([
    ['the last minute of the court date', june(20) - 60_000, null, 200],
    ['the first minute of the next day', june(20), 'COURT-DATE', 409],
  ])('in %s', async (_, at, hold, status) => {
    const { bill, itemOf, quote } = court(at)
    expect((await bill(waiverable)).hold?.code ?? null).toBe(hold)
    expect((await quote([await itemOf(waiverable)])).status).toBe(status)
  })

  it('is marked on the last day, and names the number to call a day later', async () => {
    const notices = async (at: number) => (await court(at).bill(waiverable)).notices
    expect(await notices(june(19))).toEqual([{ kind: 'court-date', date: '2026-06-19' }])
    expect(await notices(june(20))).toEqual([])
    const { hold } = await court(june(20)).bill(waiverable)
    expect(hold).toEqual({
      code: 'COURT-DATE',
      reason: 'The court date has passed. Call the clerk before you pay.',
      phone: '(440) 555-0162',
    })
  })
})

it('an offense for which one must appear is neither quoted nor left in a cart', async () => {
  const { caller, itemOf, quote } = court()
  const item = await itemOf(mandatory)
  const { status, failure } = await quote([item])
  expect([status, failure.code]).toEqual([409, 'bill_changed'])
  const { answer } = await caller.call(checkCart, { body: { items: [item] } })
  expect(answer?.data.map(({ state, reason }) => `${state}: ${reason}`)).toEqual([
    'held: You must come to court for this offense. It cannot be paid beforehand.',
  ])
})

describe('the search by name and date of birth', () => {
  const { caller } = court()
  const ticket = createWorld('civic-till').tenant('chardon')?.parcels.get(waiverable.id)
  const born = (ticket && bornOf(ticket)) ?? ''
  const find = async (q: string, more: { born?: string; name?: string; zip?: string } = {}) =>
    (await caller.call(searchBills, { query: { by: 'name', q, ...more } })).answer

  it.each([
    ['the last name', 'Thiel'],
    ['both names', 'thiel, leone'],
    ['both names, the other way round', 'Leone Thiel'],
  ])('finds a ticket by %s, and masks whose it is', async (_, q) => {
    const found = await find(q, { born })
    expect(found?.data).toMatchObject([{ account: waiverable.id, owner: 'T*** LEONE' }])
  })

  it.each([
    ['no date', {}],
    ['the name once more', { name: 'Thiel' }],
    ['a ZIP', { zip: '44024' }],
  ])('looks for nothing with %s', async (_, more) => {
    expect(await find('Thiel', more)).toMatchObject({ data: [], second_needed: true, similar: [] })
  })

  it('finds nothing with another date, and says nothing of numbers like it', async () => {
    expect(await find('Thiel', { born: '1990-01-01' })).toMatchObject({ data: [], similar: [] })
    expect(await find('Thiel', { born: 'yesterday' })).toMatchObject({ data: [] })
  })
})

describe('a parking ticket costs more over time', () => {
  const tickets = createWorld('civic-till').tenant('tiffin')
  /** Unpaid, due on June 19. */
  const [open] = (tickets?.bills.all() ?? []).flatMap(
    ({ department_id, parcel_id, installments }) => {
      const [part] = installments
      const isOpen = part?.due_date === '2026-06-19' && part.postings.length === 0
      const isPaid = part && (tickets?.payments.by('installment', part.id).length ?? 0) > 0
      return department_id === 'parking-tickets' && isOpen && !isPaid ? [{ parcel_id, part }] : []
    },
  )
  const { parcel_id: parcelId = '', part } = open ?? {}
  const fine = part?.gross_cents ?? 0
  const at = (now: number) => callerFor(cloudAt(now), 'tiffin', { departmentId: 'parking-tickets' })
  const item = { id: part?.id ?? '', department_id: 'parking-tickets', amount_cents: fine }

  it.each([
    ['today', 0, 0, 1_500],
    ['on the due date', june(20) - 1, 0, 1_500],
    ['a day later', june(20), 1_500, 2_500 + 1_500],
    ['thirty days later', june(19) + 31 * day - 1, 1_500, 2_500 + 1_500],
    ['after thirty days', june(19) + 31 * day, 4_000, null],
  ])('%s', async (_, now, added, next) => {
    const params = { parcelId, year: '2026' }
    const { answer } = await at(now).call(getBill, { params, query: {} })
    const { bill } = answer?.data ?? {}
    expect(bill?.total_cents).toBe(fine + added)
    const rises = bill?.notices.map((notice) => notice.kind === 'cost-rises' && notice.amount_cents)
    expect(rises).toEqual(next === null ? [] : [fine + next])
  })

  it('reports the new price to a visitor with the old one in the cart, and accepts the new one', async () => {
    const caller = at(june(20))
    const checked = await caller.call(checkCart, { body: { items: [item] } })
    expect(checked.answer?.data).toMatchObject([
      { state: 'changed', balance_cents: fine + 1_500, changed_at: null },
    ])
    const quote = (amount_cents: number) =>
      caller.call(quotePayment, { body: { items: [{ ...item, amount_cents }], tender: 'card' } })
    expect((await quote(fine)).failure.code).toBe('bill_changed')
    expect((await quote(fine + 1_500)).status).toBe(200)
  })
})
