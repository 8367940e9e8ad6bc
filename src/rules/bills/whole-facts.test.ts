import { describe, expect, it } from 'vitest'
import { isWholeAddress, isWholeName, isWholeNumber, looksWhole } from './whole-facts'

const example = '10-002231'

describe('a whole number', () => {
  it.each([
    ['10-002232', true],
    ['10002232', true],
    ['10 002232', true],
    ['10-2232', true],
    ['10–2232', true],
    ['10', false],
    ['10-', false],
    ['002232', false],
    ['2232', false],
    ['10-00223', false],
    ['10-0022', false],
    ['10-0022322', false],
    ['', false],
    ['--', false],
    ['10-00223*', false],
    ['10-00223_', false],
    ['.*', false],
  ])('%j is 10-002232: %s', (typed, whole) => {
    expect(isWholeNumber(typed, '10002232', example)).toBe(whole)
  })

  it('is false if there is no number to compare with', () => {
    expect(isWholeNumber('--', '', example)).toBe(false)
    expect(isWholeNumber('', '', null)).toBe(false)
  })

  it.each([
    ['10-002232', true],
    ['10-2', true],
    ['10', false],
    ['10-00223221', false],
    ['--', false],
  ])('%j is as long as one: %s', (typed, whole) => {
    expect(looksWhole(typed, example)).toBe(whole)
  })
})

describe('a whole name', () => {
  it.each([
    ['Doe', true],
    ['doe, jane', true],
    ['Jane A Doe', true],
    ['DOE JANE A', true],
    ['Jane', false],
    ['Do', false],
    ['Doe J', false],
    ['Doe, John', false],
    ['Doe Smith', false],
    ['', false],
    [',,', false],
  ])('%j is "Doe, Jane A": %s', (typed, whole) => {
    expect(isWholeName(typed, 'Doe, Jane A')).toBe(whole)
  })

  it.each([
    ['de la cruz', true],
    ['José De la Cruz', true],
    ['jose de la cruz', true],
    ['Cruz', false],
    ['la', false],
  ])('%j is "De la Cruz, José": %s', (typed, whole) => {
    expect(isWholeName(typed, 'De la Cruz, José')).toBe(whole)
  })

  it('never matches a bill without an owner', () => {
    expect(isWholeName('', '')).toBe(false)
    expect(isWholeName('?', ' , ')).toBe(false)
  })
})

describe('a whole address', () => {
  it.each([
    ['1142 Market Street', true],
    ['1142 market st.', true],
    ['1142 Market', true],
    ['Market Street', false],
    ['Market', false],
    ['1142', false],
    ['114 Market Street', false],
    ['11-1200 Market Street', false],
    ['1142 Mark', false],
    ['1142 Street', false],
    ['1142 Market Road', false],
    ['', false],
    [',,', false],
  ])('%j is "1142 Market Street": %s', (typed, whole) => {
    expect(isWholeAddress(typed, '1142 Market Street')).toBe(whole)
  })

  it.each([
    ['7 N Main St', '7 North Main Street', true],
    ['7 Main St', '7 North Main Street', false],
    ['7 Court', '7 Court Street', true],
    ['7', '7 Street', false],
  ])('%j is %j: %s', (typed, address, whole) => {
    expect(isWholeAddress(typed, address)).toBe(whole)
  })
})
