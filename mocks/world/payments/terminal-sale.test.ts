import { expect, it } from 'vitest'
import { saleStateAt, type TerminalUse } from './terminal-sale'

const began = Date.parse('2026-06-01T14:00:00.000Z')
const at = (seconds: number) => new Date(began + seconds * 1000).toISOString()

const sale = (own: Partial<TerminalUse>): TerminalUse => ({
  id: 'T1',
  asks_at: at(1),
  charges_at: at(3),
  ends: 'approved',
  ...own,
})

it.each<[string, Partial<TerminalUse>, number, readonly [number, string][]]>([
  [
    'is charged',
    {},
    5,
    [
      [0, 'connecting'],
      [1, 'waiting'],
      [3, 'authorizing'],
      [4.9, 'authorizing'],
      [5, 'approved'],
    ],
  ],
  ['is declined', { ends: 'declined' }, 5, [[5, 'declined']]],
  [
    'gets no card',
    { charges_at: null, ends: 'timed-out' },
    121,
    [
      [120, 'waiting'],
      [121, 'timed-out'],
    ],
  ],
  [
    'gets no answer from its terminal',
    { asks_at: null, charges_at: null, ends: 'timed-out' },
    158,
    [
      [100, 'connecting'],
      [152, 'checking'],
      [158, 'timed-out'],
    ],
  ],
  [
    'loses the processor’s answer',
    { ends: 'approved' },
    158,
    [
      [4, 'authorizing'],
      [152, 'checking'],
      [158, 'approved'],
    ],
  ],
  ['is cancelled', { ends: 'cancelled' }, 2, [[2, 'cancelled']]],
])('a sale that %s', (_what, own, end, steps) => {
  for (const [second, state] of steps) {
    const of = { began_at: at(0), ends_at: at(end) }
    expect(saleStateAt(sale(own), of, began + second * 1000)).toBe(state)
  }
})
