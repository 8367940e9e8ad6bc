import { beforeEach, describe, expect, it } from 'vitest'
import type { BlindEntry } from '@/contract/departments/blind-entry'
import type { PayItem } from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { getTransaction, refundTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { listToDos } from '@/contract/reports/to-do'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { withDemoCalls } from '@mocks/hosts/demo-calls'
import { demoWorldPaths } from '@mocks/hosts/demo-world'
import {
  firstHalf,
  freshTill,
  minute,
  pass,
  pay,
  till,
} from '@mocks/handlers/payments/payments.test-support'

/** What the office reads in a payment’s drawer (product.md A14). */

const day = 24 * 60 * minute
const dogs: BlindEntry = {
  license: 'DOG1',
  dogs: '2',
  tag: '25-01482',
  owner: 'Jo Payer',
  home: '1 Main Street',
  phone: '937 555 0100',
  email: 'jo.dogs@example.com',
  sex: 'yes',
}
const dogItem: PayItem = {
  id: '00000000-0000-4000-8000-000000000001',
  department_id: 'dog-licenses',
  amount_cents: 4_000,
  entry: dogs,
}

const people = {
  admin: ['merchant-admin@miamicounty.example', 'miamicounty'],
  clerk: ['merchant-user@miamicounty.example', 'miamicounty'],
  support: ['support@civictill.example', null],
} as const

async function as(person: keyof typeof people): Promise<Caller> {
  const [email, label] = people[person]
  return callerFor(till.cloud, label, { token: await tokenFor(till.cloud, email) })
}

async function listed(item: PayItem, by: Caller) {
  const params = { merchant: '1', department: item.department_id }
  const { answer } = await by.call(listTransactions, { params, query: { day: '2026-06-01' } })
  const [row] = answer?.data ?? []
  if (!row) throw new Error('There is no payment')
  return row
}

/** The latest payment of the day at the item’s department. */
async function shown(item: PayItem, person: keyof typeof people = 'admin') {
  const { id } = await listed(item, await as('admin'))
  const query = person === 'support' ? { merchant_id: '1' } : {}
  const { answer } = await (await as(person)).call(getTransaction, { params: { id }, query })
  if (!answer?.data) throw new Error('The payment is not shown')
  return answer.data
}

async function sendBack(payment: string): Promise<void> {
  const url = `http://miamicounty.pay.localhost${demoWorldPaths.echecks}`
  const body = JSON.stringify({ payment, code: 'R01' })
  await withDemoCalls(() => till.cloud)(new Request(url, { method: 'POST', body }))
}

beforeEach(freshTill)

describe('a payment without a bill', () => {
  const whole = [
    { kind: 'address', label: 'Where the dog lives', value: '1 Main Street' },
    { kind: 'email', value: 'jo.dogs@example.com' },
    { kind: 'phone', value: '937 555 0100' },
  ]

  it('says to the office what was bought, and where to send it', async () => {
    await pay([dogItem])
    const [item] = (await shown(dogItem)).items
    expect(item?.paid_for?.map(({ value }) => value)).toEqual([
      'Dog license, one year',
      '2',
      '25-01482',
      'Jo Payer',
      'Yes',
    ])
    expect(item?.contact).toMatchObject(whole)
    expect((await listed(dogItem, await as('admin'))).parts).toMatchObject([{ contact: whole }])
  })

  it('masks the e-mail address for those who do not see a payer’s', async () => {
    await pay([dogItem])
    const valuesFor = async (person: keyof typeof people) =>
      (await shown(dogItem, person)).items[0]?.contact?.map(({ value }) => value)
    const masked = ['1 Main Street', 'j•••@example.com', '937 555 0100']
    expect(await valuesFor('support')).toEqual(masked)
    expect(await valuesFor('clerk')).toEqual(masked)
    const row = await listed(dogItem, await as('clerk'))
    expect(JSON.stringify(row)).not.toContain('jo.dogs')
  })

  it('keeps them from its receipt, the office’s too', async () => {
    const { answer } = await pay([dogItem])
    const { id } = await listed(dogItem, await as('admin'))
    const open = async (caller: Caller, key: string) =>
      (await caller.call(getReceipt, { params: { id: key }, query: {} })).answer?.data
    const receipts = [
      await open(till.guest, answer?.data.receipt_id ?? ''),
      await open(await as('admin'), id),
    ]
    expect(receipts.map((receipt) => receipt?.items.length)).toEqual([1, 1])
    expect(JSON.stringify(receipts)).not.toMatch(/Main Street|555 0100|jo\.dogs/u)
  })
})

describe('what the payer agreed to', () => {
  it('stands in the drawer and on the receipt, in its version', async () => {
    const consents = [{ kind: 'echeck' as const, version: '2026-06-01' }]
    const { answer } = await pay([firstHalf], { tender: 'echeck', consents })
    expect((await shown(firstHalf)).consents).toEqual(consents)
    const params = { id: answer?.data.receipt_id ?? '' }
    const receipt = await till.guest.call(getReceipt, { params, query: {} })
    expect(receipt.answer?.data.consents).toEqual(consents)
  })
})

describe('an e-check that the bank sent back', () => {
  const kindsOf = ({ events }: Awaited<ReturnType<typeof shown>>) => events.map(({ kind }) => kind)

  it('is not to post or to reach the bank any more', async () => {
    await pay([firstHalf], { tender: 'echeck' })
    const before = await shown(firstHalf)
    expect(kindsOf(before)).toContain('posts')
    expect(before.funding_date).not.toBeNull()
    await sendBack(before.id)
    // Its own posting date has passed, and nothing of it has come.
    for (const later of [0, 5 * day]) {
      pass(later)
      const after = await shown(firstHalf)
      expect(after).toMatchObject({ status: 'returned', posted: false, funding_date: null })
      expect(kindsOf(after).filter((kind) => kind.startsWith('post'))).toEqual([])
    }
  })

  it('had posted where it came back later', async () => {
    await pay([firstHalf], { tender: 'echeck' })
    pass(day)
    await sendBack((await shown(firstHalf)).id)
    const after = await shown(firstHalf)
    expect([after.posted, after.funding_date]).toEqual([true, null])
    expect(kindsOf(after)).toContain('posted')
  })

  it('has the mail about it in its log and its history', async () => {
    await pay([firstHalf], { tender: 'echeck' })
    pass(minute)
    await sendBack((await shown(firstHalf)).id)
    const after = await shown(firstHalf)
    expect(after.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['receipt', 'jo@example.com'],
      ['echeck-returned', 'jo@example.com'],
    ])
    // The sort keeps what is at the same instant: the cause comes first.
    expect(kindsOf(after).slice(-2)).toEqual(['returned', 'return-told'])
  })
})

describe('an e-check without a bill that the bank sent back', () => {
  const waiting = async () => {
    const { answer } = await (await as('admin')).call(listToDos, { query: {} })
    return answer?.data.find(({ kind }) => kind === 'returned-echecks')?.count ?? 0
  }
  const again = (tag: string): PayItem => ({
    ...dogItem,
    id: '00000000-0000-4000-8000-000000000002',
    entry: { ...dogs, tag },
  })

  it('waits for its payer until the same number is paid again', async () => {
    const before = await waiting()
    await pay([dogItem], { tender: 'echeck' })
    await sendBack((await shown(dogItem)).id)
    expect(await waiting()).toBe(before + 1)
    pass(minute)
    await pay([again('25-09999')])
    expect(await waiting()).toBe(before + 1)
    await pay([{ ...again('25 01482'), id: '00000000-0000-4000-8000-000000000003' }])
    expect(await waiting()).toBe(before)
  })
})

describe('a refund', () => {
  it('has no mail in the log where the city sends none', async () => {
    await pay([firstHalf])
    const { id } = await shown(firstHalf)
    pass(day)
    const items = [{ id: firstHalf.id, amount_cents: 1_000 }]
    const body = { reason: 'duplicate' as const, note: '', items }
    await (await as('admin')).call(refundTransaction, { params: { id }, query: {}, body })
    const { mails, refunds } = await shown(firstHalf)
    expect([refunds.length, mails.map(({ kind }) => kind)]).toEqual([1, ['receipt']])
  })
})
