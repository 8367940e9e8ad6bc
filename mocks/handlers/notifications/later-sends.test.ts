import { beforeEach, expect, it } from 'vitest'
import { listLinkedAccounts, unlinkAccount } from '@/contract/bills/accounts'
import type { Audience } from '@/contract/notifications/notification-fields'
import { everybody } from '@/rules/notifications/everybody'
import {
  firstHalf,
  freshTill,
  pass,
  pay,
  secondHalf,
} from '@mocks/handlers/payments/payments.test-support'
import { as, atNine, citizen, day, notify, ours } from './notices.test-support'

beforeEach(freshTill)

const audience: Audience = { ...everybody, accounts: ['08-004512'], bills: 'open' }

async function unlink() {
  const person = await as(citizen)
  const links = (await person.call(listLinkedAccounts, {})).answer?.data ?? []
  const id = links.find(({ account }) => account === '08-004512')?.id ?? ''
  expect((await person.call(unlinkAccount, { params: { id } })).status).toBe(200)
}

it('a send for later is not written to who has paid by then', async () => {
  const { row, read } = await notify({ schedule: atNine, audience })
  expect(row.recipients).toBe(1)
  await pay([firstHalf, secondHalf])
  pass(3 * day)
  expect([(await read())?.sent, ours()]).toEqual([0, []])
})

it('nor to who has given up the account; what was sent before stays sent', async () => {
  const first = await notify({ schedule: atNine, audience })
  pass(3 * day)
  const second = await notify({ schedule: { ...atNine, day: '2026-06-06' }, audience })
  const mails = ours()
  expect(mails).toHaveLength(1)
  await unlink()
  pass(3 * day)
  expect([(await first.read())?.sent, (await second.read())?.sent]).toEqual([1, 0])
  expect(ours()).toEqual(mails)
})
