import { afterEach, expect, it } from 'vitest'
import { forgetResetToken, keepResetToken, resetToken } from './reset-token'

afterEach(forgetResetToken)

it('is kept for this tab until it is forgotten', () => {
  expect(resetToken()).toBeNull()
  keepResetToken('t.k')
  expect(resetToken()).toBe('t.k')
  expect(JSON.stringify(localStorage)).not.toContain('t.k')
  forgetResetToken()
  expect(resetToken()).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('t.k')
})
