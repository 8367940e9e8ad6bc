import { describe, expect, it } from 'vitest'
import { writtenDay } from './written-days'

const first = new Date('2026-06-01T00:00:00Z')
const written = (language: string, options: Intl.DateTimeFormatOptions, day = first) =>
  writtenDay(language, new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }), day)

describe('the first day of a month', () => {
  it('is "1er" in French, where the month is named', () => {
    expect(written('fr', { dateStyle: 'long' })).toBe('1er juin 2026')
    expect(written('fr', { day: 'numeric', month: 'short' })).toBe('1er juin')
    expect(written('fr', { dateStyle: 'short' })).toBe('01/06/2026')
    expect(written('fr', { day: 'numeric', month: 'numeric' })).not.toContain('er')
  })
  it('is the only day that is written so', () => {
    expect(written('fr', { dateStyle: 'long' }, new Date('2026-06-11T00:00:00Z'))).toBe(
      '11 juin 2026',
    )
  })
  it.each([
    ['en', 'June 1, 2026'],
    ['es', '1 de junio de 2026'],
    ['de', '1. Juni 2026'],
    ['ja', '2026年6月1日'],
  ])('is written in %s as ever', (language, text) =>
    expect(written(language, { dateStyle: 'long' })).toBe(text),
  )
})
