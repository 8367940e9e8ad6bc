import { beforeEach, describe, expect, it } from 'vitest'
import { emailReceipt, getReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import { sumOf } from '@/rules/payments/money'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { sampleReceipts } from '@mocks/scenarios/page-samples'
import { scenarioOf } from '@mocks/scenarios/registry'
import { createWorld } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'

const seeded = createWorld('civic-till').tenant('miamicounty')?.payments.all() ?? []
const some = (fits: (row: PaymentRow) => boolean) => {
  const row = seeded.find(fits)
  if (!row) throw new Error('The world has no such payment')
  return row
}
const plain = some(
  (row) =>
    row.outcome === 'approved' &&
    !row.returned &&
    row.tender === 'card' &&
    row.refunds.length === 0,
)

let cloud: Cloud
let guest: Caller
let clock: number

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  guest = callerFor(cloud, 'miamicounty')
})

const receipt = async (row: PaymentRow) =>
  (await guest.call(getReceipt, { params: { id: row.receipt_id }, query: {} })).answer?.data.status

const lookUp = (confirmation: string, email: string, recaptcha_token: string | null = null) =>
  guest.call(lookUpReceipt, { body: { confirmation, email, recaptcha_token } })

describe('whose account it is', () => {
  const staffOf = async (label: string) =>
    callerFor(cloud, label, { token: await tokenFor(cloud, `merchant-admin@${label}.example`) })

  const paidIn = (label: string, department: string) => {
    const tenant = createWorld('civic-till').tenant(label)
    const found = tenant?.payments
      .all()
      .find(
        ({ outcome, items }) =>
          outcome === 'approved' &&
          items.every(({ department_id }) => department_id === department),
      )
    const parcel = tenant?.parcels.get(found?.items[0]?.parcel_id ?? '')
    if (!found || !parcel) throw new Error(`${label} has no payment of ${department}`)
    return { params: { id: found.receipt_id }, parcel, payer: found.payer.name }
  }

  it.each([
    ['tiffin', 'parking-tickets', 'masks its owners'],
    ['tiffin', 'water-sewer', 'asks for two facts'],
  ])('%s %s %s: so does a receipt, for all but its staff', async (label, department) => {
    const { params, parcel, payer } = paidIn(label, department)
    const seen = await callerFor(cloud, label).call(getReceipt, { params, query: {} })
    expect(seen.answer?.data.items[0]).toMatchObject({ address: '', account: parcel.account })
    expect(seen.answer?.data.items[0]?.owner).toMatch(/^.\*\*\*/u)
    // The payer's own name and the amounts are what the receipt is for.
    expect(seen.answer?.data.payer_name).toBe(payer)
    const office = await (await staffOf(label)).call(getReceipt, { params, query: {} })
    expect(office.answer?.data.items[0]).toMatchObject({
      owner: parcel.owner,
      address: parcel.address,
    })
  })

  it('is open where bills are open', async () => {
    const { params, parcel } = paidIn('miamicounty', 'real-estate-tax')
    const seen = await guest.call(getReceipt, { params, query: {} })
    expect(seen.answer?.data.items[0]).toMatchObject({ owner: parcel.owner })
  })
})

describe('a receipt', () => {
  it('says what became of the payment', async () => {
    expect(await receipt(plain)).toBe('approved')
    expect(await receipt(some((row) => row.returned !== null))).toBe('returned')
    expect(await receipt(some((row) => row.refunds.length > 0))).toBe('part-refunded')
  })

  it.each([
    ['receipt-posted', 'approved', null, null],
    ['receipt-pending', 'pending', null, null],
    ['receipt-voided', 'voided', '2026-06-01T13:10:00.000Z', null],
    ['receipt-returned', 'returned', '2026-05-31T15:00:00.000Z', 'R01'],
    ['receipt-refunded', 'refunded', null, null],
    ['receipt-part-refunded', 'part-refunded', null, null],
  ] as const)('%s is one that is %s', async (scenario, status, ended_at, return_code) => {
    const id = scenarioOf(scenario).path.split('/').at(-1) ?? ''
    const there = callerFor(createCloud({ scenario }), 'miamicounty')
    const { answer } = await there.call(getReceipt, { params: { id }, query: {} })
    expect(answer?.data).toMatchObject({ status, ended_at, return_code })
  })

  it('is not there for a payment that is unknown or refused', async () => {
    expect(await receipt(some((row) => row.outcome === 'unknown'))).toBeUndefined()
    expect(await receipt(some((row) => row.outcome === 'declined'))).toBeUndefined()
  })

  it('belongs to its merchant', async () => {
    const params = { id: plain.receipt_id }
    expect((await callerFor(cloud, 'tiffin').call(getReceipt, { params, query: {} })).status).toBe(
      404,
    )
  })

  it('is mailed to the payer only, and not too often', async () => {
    const params = { id: plain.receipt_id }
    for (let n = 0; n < 3; n++)
      expect(
        (await guest.call(emailReceipt, { params, query: {}, body: { email: null } })).status,
      ).toBe(200)
    const { status, headers } = await guest.call(emailReceipt, {
      params,
      query: {},
      body: { email: null },
    })
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    expect(cloud.outbox.map((mail) => mail.to)).toEqual(Array(3).fill(plain.payer.email))
  })
})

describe('on the root domain', () => {
  const ofOffice = { id: plain.office_id }
  const asked = async (email: string | null, id: string, merchant_id?: string) => {
    const token = email === null ? null : await tokenFor(cloud, email)
    return callerFor(cloud, null, { token }).call(getReceipt, {
      params: { id },
      query: merchant_id === undefined ? {} : { merchant_id },
    })
  }

  it.each(['super', 'admin', 'support'])(
    'opens for the provider’s staff (%s), who name the merchant',
    async (who) => {
      const email = `${who}@civictill.example`
      const { answer } = await asked(email, ofOffice.id, '1')
      expect(answer?.data).toMatchObject({
        confirmation: plain.confirmation,
        office: true,
        merchant: { id: '1', sub_domain: 'miamicounty' },
      })
      expect((await asked(email, ofOffice.id, '2')).status).toBe(404)
      expect((await asked(email, ofOffice.id)).status).toBe(404)
    },
  )

  it('asks others to sign in, with the payer’s own key too', async () => {
    expect((await asked(null, ofOffice.id, '1')).status).toBe(401)
    expect((await asked(null, plain.receipt_id, '1')).status).toBe(401)
  })

  it('is mailed from there as well', async () => {
    const token = await tokenFor(cloud, 'support@civictill.example')
    const { status } = await callerFor(cloud, null, { token }).call(emailReceipt, {
      params: ofOffice,
      query: { merchant_id: '1' },
      body: { email: null },
    })
    expect(status).toBe(200)
    expect(cloud.outbox.map((mail) => mail.to)).toEqual([plain.payer.email])
  })
})

describe('to another address', () => {
  const to = 'somebody@mail.example'
  const as = async (email: string | null) => {
    cloud = createCloud({ scenario: 'receipt-as-payer', now: () => clock })
    const token = email === null ? null : await tokenFor(cloud, email)
    const caller = callerFor(cloud, 'miamicounty', { token })
    const params = { id: sampleReceipts.payer }
    const shown = (await caller.call(getReceipt, { params, query: {} })).answer?.data.other_address
    const sent = await caller.call(emailReceipt, { params, query: {}, body: { email: to } })
    return [shown, sent.status]
  }

  it.each([
    ['whoever only has the link', null, false, 403],
    ['the payer', 'user@miamicounty.example', true, 200],
    ['a clerk', 'merchant-user@miamicounty.example', true, 200],
  ])('for %s', async (_who, email, shown, status) => {
    expect(await as(email)).toEqual([shown, status])
    const mails = cloud.outbox.filter((mail) => mail.to === to)
    expect(mails).toHaveLength(status === 200 ? 1 : 0)
    // Only the payer gets the link to the payer's choices.
    expect(mails[0]?.unsubscribe).toBeUndefined()
  })

  it('only if it is one', async () => {
    const staff = callerFor(cloud, 'miamicounty', {
      token: await tokenFor(cloud, 'merchant-user@miamicounty.example'),
    })
    const params = { id: plain.receipt_id }
    const { status, failure } = await staff.call(emailReceipt, {
      params,
      query: {},
      body: { email: 'no' },
    })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']])
  })
})

describe('the paid items', () => {
  const many = async () => {
    cloud = createCloud({ scenario: 'receipt-of-many' })
    const params = { id: sampleReceipts.many }
    const { answer } = await callerFor(cloud, 'miamicounty').call(getReceipt, { params, query: {} })
    if (!answer) throw new Error('The world has no such receipt')
    return answer.data
  }

  it('is split by department, to the cent', async () => {
    const { items, fees, subtotal_cents, fee_cents, total_cents } = await many()
    expect(items).toHaveLength(8)
    expect(fees).toHaveLength(3)
    for (const { department_id, amount_cents } of fees) {
      const own = items.filter((item) => item.department_id === department_id)
      expect(sumOf(own.map((item) => item.amount_cents))).toBe(amount_cents)
    }
    expect(sumOf(fees.map((of) => of.amount_cents))).toBe(subtotal_cents)
    expect(sumOf(fees.map((of) => of.fee_cents))).toBe(fee_cents)
    expect(subtotal_cents + fee_cents).toBe(total_cents)
  })

  it('are split by allocation, and name tax only for tax bills', async () => {
    const { items } = await many()
    for (const { split, amount_cents } of items) {
      expect(sumOf(split.map((part) => part.amount_cents))).toBe(amount_cents)
    }
    const kindsIn = (departmentId: string) =>
      new Set(
        items
          .filter((item) => item.department_id === departmentId)
          .flatMap((item) => item.split.map(({ kind }) => kind)),
      )
    expect(kindsIn('real-estate-tax')).toEqual(
      new Set(['penalty', 'interest', 'assessment', 'tax']),
    )
    expect(kindsIn('building-permits')).toEqual(new Set(['charge']))
  })
})

describe('looking a receipt up', () => {
  it('needs the number and the e-mail', async () => {
    const { confirmation, payer, receipt_id } = plain
    const inWords = ` ${confirmation.toLowerCase().replaceAll('-', ' ')} `
    const right = await lookUp(inWords, payer.email.toUpperCase())
    expect(right.answer?.data).toEqual({ id: receipt_id })
    expect((await lookUp(confirmation, 'other@mail.example')).answer?.data).toBeNull()
    expect((await lookUp('CT-0000-0000', payer.email)).answer?.data).toBeNull()
  })

  it('wants a person after three wrong tries, for a while', async () => {
    const { confirmation, payer } = plain
    for (let n = 0; n < 3; n++) {
      const { answer } = await lookUp(`CT-AAAA-AAA${n}`, payer.email)
      expect(answer?.data).toBeNull()
      // The third brings the challenge for the next.
      expect(answer?.challenge !== undefined).toBe(n === 2)
    }
    const { status, failure } = await lookUp(confirmation, payer.email)
    expect([status, failure.code]).toEqual([423, 'challenge'])
    const passed = await lookUp(confirmation, payer.email, failure.challenge)
    expect(passed.answer?.data).not.toBeNull()
    // What came from this network stays counted.
    expect((await lookUp(confirmation, payer.email)).status).toBe(423)
    clock += 15 * 60_000
    expect((await lookUp(confirmation, payer.email)).answer?.data).not.toBeNull()
  })
})
