import { expect, it } from 'vitest'
import { createWorld } from './create-world'
import { raiseWarning, resolveWarning, warningAbout } from './warnings'

const begun = '2026-06-01T14:00:00.000Z'
const later = '2026-06-01T15:00:00.000Z'
const cause = {
  kind: 'suspicious-traffic',
  merchant_id: '2',
  subject: { kind: 'network', id: '192.0.2.0/24', name: '192.0.2.0/24' },
} as const

function raisedTwice(between: (world: ReturnType<typeof createWorld>) => void) {
  const world = createWorld('civic-till', 'empty')
  raiseWarning({ world, at: begun }, cause)
  between(world)
  raiseWarning({ world, at: later }, { ...cause, facts: { of: 40 } })
  return { world, warning: warningAbout({ world }, cause) }
}

it('the same cause again counts the open warning up, with what was seen last', () => {
  const { world, warning } = raisedTwice(() => undefined)
  expect(world.warnings.size).toBe(1)
  expect(warning).toMatchObject({
    count: 2,
    first_at: begun,
    last_at: later,
    state: 'open',
    facts: { of: 40 },
  })
})

it('one that is acknowledged stays so, and is counted up', () => {
  const { warning } = raisedTwice((world) => world.warnings.update('1', { state: 'acknowledged' }))
  expect(warning).toMatchObject({ state: 'acknowledged', count: 2 })
})

it('a closed one is opened again when it happens again, and its history says so', () => {
  const { world, warning } = raisedTwice((one) => resolveWarning({ world: one, at: begun }, cause))
  expect(world.warnings.size).toBe(1)
  expect(warning).toMatchObject({ state: 'open', count: 2 })
  expect(warning?.history.map(({ event }) => event)).toEqual([
    'raised',
    'resolved',
    'happened-again',
  ])
})

it.each([
  { kind: 'decline-rate' as const, facts: { of: 5, share: 60 } },
  { merchant_id: '3' },
  { subject: { ...cause.subject, id: '198.51.100.0/24' } },
])('another kind, merchant or subject is a warning of its own: %o', (other) => {
  const world = createWorld('civic-till', 'empty')
  raiseWarning({ world, at: begun }, cause)
  raiseWarning({ world, at: begun }, { ...cause, ...other })
  expect(world.warnings.read(({ count }) => count)).toEqual([1, 1])
})

it('what the rule of its kind does not call one raises nothing', () => {
  const world = createWorld('civic-till', 'empty')
  raiseWarning(
    { world, at: begun },
    { ...cause, kind: 'decline-rate', facts: { of: 4, share: 99 } },
  )
  expect(world.warnings.size).toBe(0)
})

it('a gone cause closes its warning once, and none that is closed', () => {
  const world = createWorld('civic-till', 'empty')
  raiseWarning({ world, at: begun }, cause)
  resolveWarning({ world, at: begun }, cause)
  resolveWarning({ world, at: later }, cause)
  expect(warningAbout({ world }, cause)).toMatchObject({ state: 'closed' })
  expect(warningAbout({ world }, cause)?.history).toHaveLength(2)
})
