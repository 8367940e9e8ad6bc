import { expect, it } from 'vitest'
import { createWorld } from '@mocks/world/create-world'
import { unansweredPayments } from './unanswered-payments'

/** A payment of Tiffin's, made at ten; its answer comes at that time, or never. */
function warningsAt(minutes: number, answered: number | null) {
  const world = createWorld('civic-till')
  const tenant = world.tenant('tiffin')
  const [sample] = tenant?.payments.held() ?? []
  if (!tenant || !sample) throw new Error('Tiffin has payments')
  const after = (count: number) => new Date(begun + count * 60_000).toISOString()
  tenant.payments.insert({
    ...sample,
    id: 'c0ffee12-stuck',
    confirmation: 'CT-STUC-K123',
    receipt_id: 'stuck-receipt',
    office_id: 'stuck',
    outcome: 'unknown',
    at: after(0),
    resolves: answered === null ? null : { at: after(answered), as: 'approved' },
  })
  return unansweredPayments({ world, now: begun + minutes * 60_000 })
    .filter(({ id }) => id === 'payment-stuck')
    .map(({ state, first_at, subject }) => [state, first_at, subject.name])
}
const begun = Date.parse('2026-06-01T14:00:00.000Z')
const raised = '2026-06-01T14:30:00.000Z'

it.each([
  ['is none before half an hour', 29, null, []],
  ['is one from half an hour on', 30, null, [['open', raised, 'C0FF-EE12']]],
  ['is none if its answer came before', 60, 10, []],
  ['closes with an answer that comes later', 60, 45, [['closed', raised, 'CT-STUC-K123']]],
])('a payment without an answer %s', (_case, minutes, answered, expected) => {
  expect(warningsAt(minutes, answered)).toEqual(expected)
})
