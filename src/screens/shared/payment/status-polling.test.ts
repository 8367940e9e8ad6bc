import { expect, it } from 'vitest'
import { pollDelay } from './status-polling'

it('asks after 2 s, then more and more slowly, at most 30 s apart', () => {
  const delays = [0, 1, 2, 3, 4, 8, 12, 13, 14].map((asked) => pollDelay(asked, 0))
  expect(delays).toEqual([2000, 2500, 3125, 3906, 4883, 11921, 29104, 30000, 30000])
})

it('stops after ten minutes', () => {
  expect(pollDelay(20, 599_999)).toBe(30_000)
  expect(pollDelay(20, 600_000)).toBeNull()
})
