import type { InferOutput } from 'valibot'
import type { PaymentBody, PaymentProblem } from '@/contract/payments/payments'
import { brandOfToken, last4 } from '@/rules/payments/cards'
import { plainDateIn } from '@/rules/time/dates'
import type { outcome } from '@mocks/world/payments/payments'

/** What the processor answers to its published test data (product.md 3.2 and 3.7). */
export interface GatewayAnswer {
  readonly outcome: InferOutput<typeof outcome>
  /** For `unknown`: what an inquiry will say. */
  readonly resolves_as: 'approved' | 'not_found' | null
  readonly brand: string | null
  readonly last4: string
  readonly problem: PaymentProblem | null
}

type Reason = NonNullable<PaymentProblem['reason']>

const refusedEndings: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  // Refer to issuer
  ...list('contact_bank', '1020', '1023', '1122'),
  // Do not honor
  ...list('contact_bank', '1038', '1031', '1130'),
  // Wrong expiration
  ...list('details', '1046', '1049', '1148'),
  // Insufficient funds
  ...list('contact_bank', '1053', '1056', '1155'),
])

function list(reason: Reason, ...endings: string[]): [string, Reason][] {
  return endings.map((ending) => [ending, reason])
}

const timedOutEnding = '0062'
const partialEnding = '0101'
/** The partial test card has this much on it, and only acts from a larger total on. */
const partialCents = 500
const partialFromCents = 600

const tags = [
  'unknown',
  'lost',
  'dup',
  'quote',
  'changed',
  'maintenance',
  'bot',
  // Only at a card terminal.
  'declined',
  'nocard',
] as const
export type Tag = (typeof tags)[number]

/** Mock only: `jo+unknown@example.com` asks for an outcome. */
export function tagsOf(email: string): ReadonlySet<Tag> {
  const [name = ''] = email.toLowerCase().split('@')
  const written = name.split('+').slice(1)
  return new Set(tags.filter((tag) => written.includes(tag)))
}

export interface Attempt {
  readonly body: Pick<PaymentBody, 'tender' | 'token' | 'expiry' | 'payer' | 'bank_account'>
  readonly total_cents: number
  readonly now: number
  readonly zone: string
  readonly amountCodes: boolean
}

export function authorize({ body, total_cents, now, zone, amountCodes }: Attempt): GatewayAnswer {
  const tagged = tagsOf(body.payer.email)
  // Of a bank account the last four digits are kept, as of a card, and nothing else (decision 21).
  const card =
    body.tender === 'card' && body.token !== null
      ? { brand: brandOfToken(body.token), last4: last4(body.token) }
      : { brand: null, last4: last4(body.bank_account?.account ?? '') }
  const say = (
    result: GatewayAnswer['outcome'],
    problem: PaymentProblem | null = null,
    resolves_as: GatewayAnswer['resolves_as'] = null,
  ): GatewayAnswer => ({ outcome: result, resolves_as, ...card, problem })

  if (tagged.has('unknown')) return say('unknown', null, 'approved')
  if (tagged.has('lost')) return say('unknown', null, 'not_found')
  if (body.tender === 'echeck') return say('approved')
  if (card.last4 === timedOutEnding) {
    return say('timed_out', {
      code: 'timed_out',
      message: 'The card network did not answer. You have not been charged.',
    })
  }
  if (card.last4 === partialEnding && total_cents >= partialFromCents) {
    return say('partial', {
      code: 'partial',
      message: 'The card covers only a part. You have not been charged.',
      approved_cents: partialCents,
    })
  }
  const reason =
    refusedEndings.get(card.last4) ??
    (isExpired(body.expiry, plainDateIn(zone, now)) ? 'details' : null) ??
    (amountCodes ? reasonByAmount(total_cents) : null)
  if (reason === null) return say('approved')
  return say('declined', {
    code: 'declined',
    reason,
    message: 'The bank declined this card. You have not been charged.',
  })
}

/** `YYYYMM`; a card is good until the end of its month. */
const isExpired = (expiry: string | null, today: string) =>
  expiry !== null && expiry < today.slice(0, 7).replace('-', '')

/** Totals of $1,000 to $1,999 are answered with their last three dollar digits; 000 approves. */
function reasonByAmount(total_cents: number): Reason | null {
  const dollars = Math.floor(total_cents / 100)
  if (dollars < 1_000 || dollars > 1_999) return null
  return dollars === 1_000 ? null : 'contact_bank'
}
