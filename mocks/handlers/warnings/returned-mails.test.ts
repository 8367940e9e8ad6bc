import { describe, expect, it } from 'vitest'
import { eventOf, type WarningRow } from '@mocks/world/warnings'
import { withLaterSends } from './returned-mails'

const [june, july] = ['2026-06-03T13:00:00.000Z', '2026-07-03T13:00:00.000Z']

const first: WarningRow = {
  id: 'mails-7',
  kind: 'bounce-rate',
  merchant_id: '9',
  subject: { kind: 'notification', id: '7', name: 'A week before it is due' },
  facts: { share: 12, of: 60, affected: 7 },
  count: 1,
  first_at: june,
  last_at: june,
  state: 'open',
  owner_id: null,
  history: [eventOf(june, 'raised')],
}
const worked: WarningRow = {
  ...first,
  facts: { share: 12, of: 120, affected: 14 },
  count: 2,
  last_at: july,
}
const closed: WarningRow = {
  ...first,
  state: 'closed',
  owner_id: '2',
  history: [
    ...first.history,
    eventOf('2026-06-04T13:00:00.000Z', 'closed', { note: 'Told them.' }),
  ],
}

describe('a warning that somebody has touched', () => {
  it('stays as it is while nothing more is sent', () => {
    expect(withLaterSends(closed, first)).toBe(closed)
  })

  it('is opened again by the next send of which as many come back', () => {
    expect(withLaterSends(closed, worked)).toEqual({
      ...closed,
      facts: worked.facts,
      count: 2,
      last_at: july,
      state: 'open',
      history: [...closed.history, eventOf(july, 'happened-again')],
    })
  })

  it('is counted up, and stays acknowledged', () => {
    const acknowledged = { ...first, state: 'acknowledged' as const, owner_id: '2' }
    expect(withLaterSends(acknowledged, worked)).toEqual({
      ...acknowledged,
      facts: worked.facts,
      count: 2,
      last_at: july,
    })
  })
})
