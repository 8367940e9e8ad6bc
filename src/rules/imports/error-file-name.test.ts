import { describe, expect, it } from 'vitest'
import { errorFileName, isMendedBy } from './error-file-name'

it('a file of errors is named after its file', () => {
  expect(errorFileName('roll.2025.xlsx')).toBe('roll.2025-errors.csv')
})

describe('a file is mended by', () => {
  it.each([
    ['its file of errors', 'roll-errors.csv', true],
    ['that, saved by a spreadsheet', 'Roll-Errors (1).xlsx', true],
    ['itself', 'roll.csv', true],
    ['itself, in another format', 'roll.xlsx', true],
    ['no other file', 'roll-2026.csv', false],
    ['no shorter one', 'ro.csv', false],
  ])('%s', (_, later, isMended) => {
    expect(isMendedBy('roll.csv', later)).toBe(isMended)
  })
})
