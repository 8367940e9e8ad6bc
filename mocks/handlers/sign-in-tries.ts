import type { CallContext } from '@mocks/cloud/context'
import { Refusal } from '@mocks/cloud/reply'

/** Guessing a password: five failures ask for a person, ten lock for a quarter of an hour (B1). */

const minute = 60_000
const window = 15 * minute
const freeFailures = 5
const mostFailures = 10
const lock = 15 * minute

/** Whether there is such an account makes no difference: nobody learns it by being locked out. */
const keyOf = ({ email }: Pick<Try, 'email'>) => `login ${email.trim().toLowerCase()}`

interface Try {
  readonly email: string
  readonly recaptcha_token?: string | null | undefined
}

type Counted = Pick<CallContext, 'services' | 'now'>

export function checkTries({ services, now }: Counted, tried: Try): void {
  const key = keyOf(tried)
  const left = services.rates.pausedUntil(key) - now
  if (left > 0) throw tooManyTries(left)
  if (services.rates.count(key, now, window) >= freeFailures && !tried.recaptcha_token) {
    throw new Refusal(423, { code: 'challenge', message: 'Show that you are a person' })
  }
}

export function noteFailure({ services, now }: Counted, tried: Try): void {
  const key = keyOf(tried)
  if (services.rates.note(key, now, window) < mostFailures) return
  services.rates.pause(key, now + lock)
  services.rates.forget(key)
}

export function forgetFailures({ services }: Counted, tried: Try): void {
  services.rates.forget(keyOf(tried))
}

/** Whoever opened the link in the mail has shown to be the owner. */
export function liftLock({ rates }: CallContext['services'], names: readonly string[]): void {
  for (const email of names) {
    rates.forget(keyOf({ email }))
    rates.pause(keyOf({ email }), 0)
  }
}

export function tooManyTries(milliseconds: number): Refusal {
  return new Refusal(
    429,
    { message: 'Too many tries. Wait a while and try again.', code: 'too_many' },
    { 'Retry-After': String(Math.ceil(milliseconds / 1000)) },
  )
}
