import { type MovementSums, type MovementType, paymentTypes } from '@/contract/reports/report-sums'
import type { PaymentType, TypeSums } from '@/contract/reports/report-sums'
import { sumOf } from '../payments/money'

/**
 * The sums of all reports. Every report adds up the same lines, one for each payment, department and
 * event, so that they agree.
 */
export interface MovementLine {
  readonly type: MovementType
  /** The same for the departments of one event, which counts once; null: `count` payments. */
  readonly event: string | null
  readonly count: number
  /** Below zero for what went back. */
  readonly principal_cents: number
  readonly fee_cents: number
}

export function sumsOfMovements(lines: readonly MovementLine[]): MovementSums {
  const of = (type: MovementType) => lines.filter((line) => line.type === type)
  const [paid, refunded, voided, returned] = [of('payment'), of('refund'), of('void'), of('return')]
  const principal_cents = principalOf(paid)
  const fee_cents = sumOf(paid.map((line) => line.fee_cents))
  return {
    payments: eventsIn(paid),
    principal_cents,
    fee_cents,
    gross_cents: principal_cents + fee_cents,
    refunds: eventsIn(refunded),
    refund_cents: negated(principalOf(refunded)),
    voids: eventsIn(voided),
    void_cents: negated(principalOf(voided)),
    returns: eventsIn(returned),
    return_cents: negated(principalOf(returned)),
    fee_back_cents: negated(
      sumOf([...refunded, ...voided, ...returned].map((line) => line.fee_cents)),
    ),
    net_cents: principalOf(lines),
  }
}

export function sumsByType<Line extends MovementLine>(
  lines: readonly Line[],
  typeOf: (line: Line) => PaymentType,
): TypeSums {
  return paymentTypes.flatMap((type) => {
    const own = lines.filter((line) => typeOf(line) === type)
    if (own.length === 0) return []
    const { payments, principal_cents, fee_cents, net_cents } = sumsOfMovements(own)
    return { type, payments, principal_cents, fee_cents, net_cents }
  })
}

const principalOf = (lines: readonly MovementLine[]) =>
  sumOf(lines.map(({ principal_cents }) => principal_cents))

function eventsIn(lines: readonly MovementLine[]): number {
  const events = new Set(lines.flatMap(({ event }) => event ?? []))
  return events.size + sumOf(lines.map(({ event, count }) => (event === null ? count : 0)))
}

/** In hundredths of a percent, of the attempts with an outcome; null: there were none. */
export function successRate({
  attempts,
  unknown,
  payments,
}: Readonly<Record<'attempts' | 'unknown' | 'payments', number>>): number | null {
  const known = attempts - unknown
  return known > 0 ? Math.round((payments / known) * 10_000) : null
}

/** The other sign: sums of what went back are above zero, and shown below it. Never minus zero. */
export const negated = (cents: number): number => (cents === 0 ? 0 : -cents)

/** Refunds, voids and returns, below zero: principal and this make the net. */
export const wentBackCents = ({
  principal_cents,
  net_cents,
}: Pick<MovementSums, 'principal_cents' | 'net_cents'>): number => net_cents - principal_cents

/** A payment for several departments is in the rows of each, and once in their total. */
export const isCountedTwice = (rows: readonly number[], total: number): boolean =>
  sumOf(rows) > total

/** The columns of a list of movements, in which what went back is below zero. */
export function netOf({
  net_cents: principal,
  fee_cents,
  fee_back_cents,
}: Pick<MovementSums, 'net_cents' | 'fee_cents' | 'fee_back_cents'>) {
  const fee = fee_cents - fee_back_cents
  return { principal, fee, total: principal + fee }
}
