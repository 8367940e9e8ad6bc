import { beforeEach, expect, it } from 'vitest'
import { type MailKind, saveSubscriptions } from '@/contract/people/subscriptions'
import { everybody } from '@/rules/notifications/everybody'
import { freshTill, pass } from '@mocks/handlers/payments/payments.test-support'
import { as, atNine, citizen, day, mailsOf, notify, ours, sentBack } from './notices.test-support'

beforeEach(freshTill)

async function chooses(unwanted: MailKind[]) {
  const person = await as(citizen)
  expect((await person.call(saveSubscriptions, { body: { unwanted } })).status).toBe(200)
}

it('a mail that was held back does not appear when its kind is switched on again', async () => {
  await notify({ schedule: atNine, audience: { ...everybody, accounts: ['08-004512'] } })
  await notify({
    kind: 'due-soon',
    schedule: { kind: 'due', days: -7, time: '09:00' },
    audience: { ...everybody, accounts: ['08-004512'] },
  })
  await chooses(['due-soon', 'past-due'])
  pass(33 * day)
  expect(ours()).toEqual([])
  await chooses([])
  pass(day)
  expect(ours()).toEqual([])
})

it('nor does the usual mail of an e-check that came back', async () => {
  await chooses(['echeck-returned'])
  pass(1_000)
  await sentBack({ email: citizen }, await as(citizen))
  pass(day)
  const before = mailsOf('returned')
  expect(before.filter(({ to }) => to === citizen)).toEqual([])
  await chooses([])
  pass(day)
  expect(mailsOf('returned')).toEqual(before)
})
