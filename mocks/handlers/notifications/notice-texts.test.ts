import { beforeEach, describe, expect, it } from 'vitest'
import { everybody } from '@/rules/notifications/everybody'
import { freshTill, pass } from '@mocks/handlers/payments/payments.test-support'
import { citizen, day, mailsOf, notify, ours, paragraph, sentBack } from './notices.test-support'

beforeEach(freshTill)

const account = { ...everybody, accounts: ['08-004512'] }
const event = { kind: 'event' } as const

describe('the variables', () => {
  it('of a reminder are those of the part that it reminds of', async () => {
    await notify({
      kind: 'due-soon',
      schedule: { kind: 'due', days: -7, time: '09:00' },
      audience: account,
    })
    pass(33 * day)
    expect(ours().map(({ to, message }) => [to, message?.subject])).toEqual([
      [citizen, 'Ours: $912.44, July 10, 2026'],
    ])
    const seeded = mailsOf('notice').filter(({ path }) => path.includes('/08-004512/2025/'))
    expect(seeded.map(({ message }) => message?.subject)).toContain(
      '$912.44 is due on July 10, 2026',
    )
  })

  it('of a single send are those of what has been due for longest', async () => {
    await notify({ audience: account })
    expect(ours()[0]?.message?.subject).toBe('Ours: $948.64, February 13, 2026')
  })

  it('of an e-check that came back are those of what it had paid', async () => {
    pass(1_000)
    await notify({ kind: 'echeck-returned', schedule: event, audience: everybody })
    pass(1_000)
    await sentBack()
    pass(day)
    expect(ours()[0]?.message?.subject).toBe('Ours: $948.64, February 13, 2026')
  })
})

it('a guest who paid is greeted by name, in the language of the payment', async () => {
  const body = [
    paragraph('Hola {{first_name}}: {{department}}.'),
    paragraph('{{unsubscribe_link}}'),
  ]
  await notify({
    kind: 'echeck-returned',
    schedule: event,
    messages: {
      en: { subject: 'Ours', body: [paragraph('Hello {{first_name}}.')] },
      es: { subject: 'Ours, en español', body },
    },
  })
  pass(1_000)
  await sentBack({ language: 'es' })
  pass(day)
  const [mail] = ours()
  expect(mail).toMatchObject({ to: 'jo@example.com', message: { subject: 'Ours, en español' } })
  expect(mail?.message?.text).toMatch(/^Hola Jo: Impuesto sobre la propiedad\.\s*$/u)
})
