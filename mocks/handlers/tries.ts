import type { CallContext } from '@mocks/cloud/context'
import { networkOf } from '@mocks/cloud/faults/network'
import { Refusal } from '@mocks/cloud/reply'

/**
 * Counts tries. A counter belongs to something that the caller cannot choose: the call's network,
 * the signed-in user, or the account that the try is about.
 */

const minute = 60_000
const quarter = 15 * minute

interface Limit {
  /** The try that reaches this number is still answered; the next one is refused. */
  readonly most: number
  readonly withinMs: number
  /** How long tries are refused then. */
  readonly holdMs: number
}

const limit = (most: number, withinMs: number, holdMs = withinMs): Limit => ({
  most,
  withinMs,
  holdMs,
})

/**
 * The numbers by network are higher than those by account, because an office or a library is one
 * network with many people.
 */
const limits = {
  'wrong sign-ins of an account': limit(10, quarter),
  'wrong sign-ins from a network': limit(30, quarter),
  'sign-ups from a network': limit(20, 60 * minute),
  'reset mails to an address': limit(5, quarter),
  'reset mails from a network': limit(20, quarter),
  'account mails of a member of staff': limit(60, 60 * minute),
  'the same change of a row': limit(30, 60 * minute),
  'masked addresses shown to a user': limit(20, 60 * minute),
  'addresses of visitors shown to a user': limit(60, 60 * minute),
  'lookups of a user': limit(60, 60 * minute),
  'the same lookup': limit(1, 60 * minute),
  'confirmation mails of a user': limit(4, quarter),
  'account notices to an address': limit(1, quarter),
  'wrong passwords in a profile': limit(10, quarter),
  'wrong receipts from a network': limit(10, quarter),
  'wrong receipts of a payment': limit(10, quarter),
  'wrong facts from a network': limit(20, quarter),
  'wrong facts of an account': limit(10, 60 * minute),
  'the same wrong facts': limit(1, 60 * minute),
  'wrong PINs of a user': limit(5, quarter),
  'wrong PINs of an account': limit(5, quarter),
  'wrong PINs from a network': limit(20, quarter),
  'mails of a receipt': limit(3, 10 * minute),
  'receipt mails from a network': limit(20, 10 * minute),
  'bill links to an address': limit(5, quarter),
  'bill links of a user': limit(60, 60 * minute),
  'imports of a member of staff': limit(200, 60 * minute),
  'test notices of a member of staff': limit(30, 60 * minute),
  'declines in a row': limit(3, minute, 2 * minute),
  'declines in ten minutes': limit(5, 10 * minute, 2 * minute),
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof limits

export interface Counter {
  readonly key: string
  readonly limit: Limit
}

type Counting = Pick<CallContext, 'services' | 'now'>

/** A counter of the subject of a try: an account, a payment, a receipt. */
export const counterOf = (
  name: LimitName,
  subject: string,
  /** Where staff may change it. */
  set: Limit = limits[name],
): Counter => ({
  key: `${name}: ${subject.trim().toLowerCase()}`,
  limit: set,
})

/** A counter of the network that the call came from. */
export const counterFrom = (
  name: LimitName,
  { address }: Pick<CallContext, 'address'>,
  set: Limit = limits[name],
): Counter => counterOf(name, networkOf(address), set)

/** Milliseconds until the caller may try again; 0: now. A clock that was set back adds nothing. */
export const heldFor = ({ services, now }: Counting, counters: readonly Counter[]): number =>
  Math.max(
    0,
    ...counters.map(({ key, limit: of }) =>
      Math.min(services.rates.pausedUntil(key) - now, of.holdMs),
    ),
  )

/** A wait for one of them ended a short while ago. */
export const wasHeld = ({ services, now }: Counting, counters: readonly Counter[]): boolean =>
  counters.some(({ key, limit: of }) => {
    const until = services.rates.pausedUntil(key)
    return until > 0 && now >= until && now - until < of.withinMs
  })

/** Refuses the try while one of its counters is full. */
export function checkTries(
  context: Counting,
  counters: readonly Counter[],
  message?: string,
): void {
  const left = heldFor(context, counters)
  if (left > 0) throw tooManyTries(left, message)
}

export function noteTry({ services, now }: Counting, counters: readonly Counter[]): void {
  for (const { key, limit: of } of counters) {
    if (services.rates.note(key, now, of.withinMs) >= of.most) {
      services.rates.pause(key, now + of.holdMs)
    }
  }
}

/** For calls that count regardless of their result, such as mails: refuses or counts the call. */
export function takeTry(context: Counting, counters: readonly Counter[], message?: string): void {
  checkTries(context, counters, message)
  noteTry(context, counters)
}

/**
 * For changes that can be made to one row again and again, each with an entry in the log. Counted by
 * who makes them, too: one person's repeats do not lock out a colleague.
 */
export const takeChange = (
  context: Counting & Pick<CallContext, 'user'>,
  change: string,
  ...row: readonly string[]
): void =>
  takeTry(
    context,
    [counterOf('the same change of a row', [context.user?.id ?? '', change, ...row].join(' '))],
    'You have done this here many times in the last hour. Try again later.',
  )

export const triesNoted = ({ services, now }: Counting, { key, limit: of }: Counter): number =>
  services.rates.count(key, now, of.withinMs)

/** Only for counters of what the caller has just proven to own; never for those of a network. */
export function forgetTries({ services }: Pick<Counting, 'services'>, counter: Counter): void {
  services.rates.forget(counter.key)
  services.rates.pause(counter.key, 0)
}

export function tooManyTries(milliseconds: number, message = 'Too many tries.'): Refusal {
  const seconds = Math.ceil(milliseconds / 1000)
  return new Refusal(
    429,
    { message, code: 'too_many', retry_after_seconds: seconds },
    { 'Retry-After': String(seconds) },
  )
}
