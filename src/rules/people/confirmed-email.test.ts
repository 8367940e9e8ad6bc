import { expect, it } from 'vitest'
import { isConfirmed } from './confirmed-email'

it.each([
  ['jo@mail.example', null, true],
  ['jo@mail.example', undefined, true],
  ['jo@mail.example', 'jo@mail.example', false],
  ['jo@mail.example', 'Jo@Mail.example', false],
  ['jo@mail.example', 'new@mail.example', true],
])('%s, waiting for %s, is confirmed: %s', (email, pending_email, confirmed) => {
  expect(isConfirmed({ email, pending_email })).toBe(confirmed)
})
