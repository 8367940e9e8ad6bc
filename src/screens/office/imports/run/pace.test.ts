import { describe, expect, it } from 'vitest'
import { Pace, timeLeft } from './pace'

describe('the pace of an upload', () => {
  it('is unknown in its first half second', () => {
    const pace = new Pace()
    pace.add(0, 0)
    pace.add(100, 400)
    expect(pace.perSecond()).toBeNull()
  })

  it('is that of the last ten seconds', () => {
    const pace = new Pace()
    pace.add(0, 0)
    pace.add(10, 10_000)
    pace.add(2_010, 20_000)
    expect(pace.perSecond()).toBe(200)
  })
})

describe('the time left', () => {
  it('follows from what is left and the pace', () => {
    expect(timeLeft(50, 150, 20)).toBe(5)
  })

  it('is unknown while nothing moves', () => {
    expect(timeLeft(50, 150, 0)).toBeNull()
    expect(timeLeft(50, 150, null)).toBeNull()
  })
})
