import { beforeEach, describe, expect, it } from 'vitest'
import { emailReceipt, getReceipt, lookUpReceipt } from '@/contract/receipts'
import { createCloud } from '@mocks/cloud/create-cloud'
import type { Cloud } from '@mocks/cloud/cloud'
import { callerFor, type Caller } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments'

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
    row.refunded_cents === 0,
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
  (await guest.call(getReceipt, { params: { id: row.receipt_id } })).answer?.data.status

const lookUp = (confirmation: string, email: string, recaptcha_token: string | null = null) =>
  guest.call(lookUpReceipt, { body: { confirmation, email, recaptcha_token } })

describe('a receipt', () => {
  it('says what became of the payment', async () => {
    expect(await receipt(plain)).toBe('approved')
    expect(await receipt(some((row) => row.returned !== null))).toBe('returned')
    expect(await receipt(some((row) => row.refunded_cents > 0))).toBe('part-refunded')
  })

  it('is not there for a payment that is unknown or refused', async () => {
    expect(await receipt(some((row) => row.outcome === 'unknown'))).toBeUndefined()
    expect(await receipt(some((row) => row.outcome === 'declined'))).toBeUndefined()
  })

  it('belongs to its merchant', async () => {
    const params = { id: plain.receipt_id }
    expect((await callerFor(cloud, 'tiffin').call(getReceipt, { params })).status).toBe(404)
  })

  it('is mailed to the payer only, and not too often', async () => {
    const params = { id: plain.receipt_id }
    for (let n = 0; n < 3; n++)
      expect((await guest.call(emailReceipt, { params })).status).toBe(200)
    const { status, headers } = await guest.call(emailReceipt, { params })
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    expect(cloud.outbox.map((mail) => mail.to)).toEqual(Array(3).fill(plain.payer.email))
  })
})

describe('looking a receipt up', () => {
  it('needs the number and the e-mail', async () => {
    const { confirmation, payer, receipt_id } = plain
    const right = await lookUp(` ${confirmation.toLowerCase()} `, payer.email.toUpperCase())
    expect(right.answer?.data).toEqual({ id: receipt_id })
    expect((await lookUp(confirmation, 'other@mail.example')).answer?.data).toBeNull()
    expect((await lookUp('CT-0000-0000', payer.email)).answer?.data).toBeNull()
  })

  it('wants a person after three wrong tries, for a while', async () => {
    const { confirmation, payer } = plain
    for (let n = 0; n < 3; n++) {
      expect((await lookUp(`CT-AAAA-AAA${n}`, payer.email)).status).toBe(200)
    }
    const { status, failure } = await lookUp(confirmation, payer.email)
    expect([status, failure.code]).toEqual([423, 'challenge'])
    expect((await lookUp(confirmation, payer.email, 'a person')).answer?.data).not.toBeNull()
    expect((await lookUp(confirmation, payer.email)).answer?.data).not.toBeNull()
  })
})
