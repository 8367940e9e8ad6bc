import { beforeEach, describe, expect, it } from 'vitest'
import type { NotificationFields } from '@/contract/notifications/notification-fields'
import { everybody } from '@/rules/notifications/everybody'
import { freshTill, openTill, pass } from '@mocks/handlers/payments/payments.test-support'
import { day, mailsOf, notify, ours, sentBack } from './notices.test-support'

beforeEach(freshTill)

const dueSoon = {
  kind: 'due-soon',
  schedule: { kind: 'due', days: -7, time: '09:00' },
} as const satisfies Partial<NotificationFields>

describe('a notice that goes out by itself', () => {
  it.each([
    [['99-999999'], 0],
    [['08-004512', '99-999999'], 1],
  ])('with the list %j reaches its accounts alone', async (accounts, sent) => {
    const { row, read } = await notify({ ...dueSoon, audience: { ...everybody, accounts } })
    expect(row.recipients).toBe(sent)
    pass(33 * day)
    expect((await read())?.sent).toBe(sent)
  })

  it('keeps to its list where there are a hundred thousand accounts', async () => {
    openTill({ scenario: 'large-world' })
    const audience = { ...everybody, accounts: ['99-999999'] }
    const { read } = await notify({ ...dueSoon, audience })
    pass(33 * day)
    expect((await read())?.sent).toBe(0)
  }, 60_000)
})

describe('a notice about an e-check that came back', () => {
  it.each<[string, Partial<NotificationFields['audience']>, number]>([
    ['everybody', {}, 1],
    ['the account', { accounts: ['08-004512'] }, 1],
    ['another account', { accounts: ['08-004544'] }, 0],
    ['another ZIP code', { zips: ['99999'] }, 0],
    ['the department', { departments: ['real-estate-tax'] }, 1],
    ['another department', { departments: ['building-permits'] }, 0],
    ['high balances', { balance_over_cents: 99_999_999 }, 0],
  ])('for %s', async (_who, audience, sent) => {
    await notify({
      kind: 'echeck-returned',
      schedule: { kind: 'event' },
      audience: { ...everybody, ...audience },
    })
    pass(1_000)
    await sentBack()
    pass(day)
    expect(ours()).toHaveLength(sent)
    const usual = mailsOf('returned').filter(({ to }) => to === 'jo@example.com')
    expect(usual).toHaveLength(1 - sent)
  })
})
