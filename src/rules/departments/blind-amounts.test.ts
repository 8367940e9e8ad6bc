import { describe, expect, it } from 'vitest'
import type { BlindField } from '@/contract/departments/blind-fields'
import type { PaymentType } from '@/contract/departments/payment-types'
import { mostCents } from '@/contract/wire'
import { judgeEntry } from './blind-entry'
import { type BlindForm, blindForm, typeMeant } from './blind-price'

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const chance = (share: number) => next() < share
  const pick = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(next() * values.length)] ?? values[0]
  return { next, chance, pick }
}
type Random = ReturnType<typeof randomFrom>

const absurd = [
  -500_000,
  -1,
  0,
  0.5,
  1,
  1_000.5,
  mostCents,
  mostCents + 1,
  1e21,
  1e308,
  NaN,
] as const
const usual = [1, 99, 100, 999, 1_000, 1_001, 4_999, 5_000, 15_000, 60_000, 60_001] as const

const amountOf = ({ chance, pick }: Random) => (chance(0.25) ? pick(absurd) : pick(usual))
/** An office's settings: now and then missing or contradictory. */
const boundOf = (random: Random) => (random.chance(0.4) ? null : amountOf(random))

function fieldsOf(random: Random): BlindField[] {
  const { chance } = random
  const bound = (name: 'minimum' | 'maximum') => {
    const cents = boundOf(random)
    return cents === null ? {} : { [name]: cents }
  }
  const fields: BlindField[] = []
  if (chance(0.8)) fields.push({ key: 'kind', kind: 'type', required: chance(0.7) })
  if (chance(0.4)) fields.push({ key: 'pieces', kind: 'quantity', required: false })
  if (chance(0.7)) {
    const bounds = { ...bound('minimum'), ...bound('maximum') }
    fields.push({ key: 'cash', kind: 'amount', required: true, ...bounds })
  }
  return fields
}

function typesOf(random: Random): PaymentType[] | null {
  if (random.chance(0.15)) return null
  const names = ['A', 'B', 'C'].slice(0, random.pick([0, 1, 2, 3]))
  return names.map((VAL) => ({
    VAL,
    MSG: `Type ${VAL}`,
    price_cents: random.chance(0.4) ? boundOf(random) : null,
    minimum_cents: boundOf(random),
    maximum_cents: boundOf(random),
  }))
}

const typedTypes = ['A', 'type b', 'C', 'D', 'free of charge', 'toString', '__proto__', ''] as const
const typedPieces = ['', '1', '3', '99', '0', '-2', '1e9', '100'] as const

function caseOf(random: Random) {
  const minimum_cents = random.pick([0, 100, 1_000, -1])
  const form = blindForm({ fields: fieldsOf(random), minimum_cents }, typesOf(random))
  const typed = { kind: random.pick(typedTypes), pieces: random.pick(typedPieces) }
  const entry = Object.fromEntries(
    Object.entries(typed).filter(
      ([key, text]) => text !== '' && form.fields.some((field) => field.key === key),
    ),
  )
  return { form, entry, amount_cents: amountOf(random) }
}

/** The conditions of an accepted payment, written without the rules under test. */
function complaints({ form, entry, amount_cents }: ReturnType<typeof caseOf>): string[] {
  const said: string[] = []
  if (!Number.isInteger(amount_cents)) said.push('not whole cents')
  if (!(amount_cents >= 1 && amount_cents <= mostCents)) said.push('out of bounds')
  const typed = entry['kind'] ?? ''
  const type = typeMeant(form.types, typed)
  if (typed !== '' && (form.types?.length ?? 0) > 0 && !type) said.push('not on the list')
  if (typeof type?.price_cents === 'number') {
    const pieces = Number(entry['pieces'] ?? '1')
    if (amount_cents !== type.price_cents * pieces) said.push('not the price')
    return said
  }
  const { least, most } = boundsOf(form, type)
  if (amount_cents < least) said.push('under the least')
  if (most !== null && amount_cents > most) said.push('over the most')
  return said
}

function boundsOf(form: BlindForm, type: PaymentType | undefined) {
  const amount = form.fields.find(({ kind }) => kind === 'amount')
  return {
    least: type?.minimum_cents ?? amount?.minimum ?? form.minimum_cents,
    most: type?.maximum_cents ?? amount?.maximum ?? null,
  }
}

describe('random departments, types and amounts', () => {
  const random = randomFrom(20_260_601)
  const cases = Array.from({ length: 20_000 }, () => caseOf(random))
  const judged = cases.map((one) => ({ one, verdict: judgeEntry(one.form, one, 2026) }))

  it('no payment is accepted that the office does not take', () => {
    const accepted = judged.filter(({ verdict }) => verdict.ok)
    expect(accepted.length).toBeGreaterThan(1_000)
    const wrong = accepted.filter(({ one }) => complaints(one).length > 0)
    expect(wrong.map(({ one }) => [complaints(one), JSON.stringify(one)])).toEqual([])
  })

  it('the suggested amount is itself accepted', () => {
    const offers = judged.flatMap(({ one, verdict }) =>
      'amount_cents' in verdict ? [{ ...one, amount_cents: verdict.amount_cents }] : [],
    )
    expect(offers.length).toBeGreaterThan(1_000)
    const wrong = offers.filter((one) => !judgeEntry(one.form, one, 2026).ok)
    expect(wrong.map((one) => JSON.stringify(one))).toEqual([])
  })
})
