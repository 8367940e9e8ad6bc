import { describe, expect, it } from 'vitest'
import { isCovered, maskedAddress } from './networks'

describe('what a person may read of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::/48'],
    ['2001:0DB8:0001::9', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['the bank', null],
    ['', null],
  ])('of %s is %s', (address, shown) => {
    expect(maskedAddress(address)).toBe(shown)
  })
})

describe('a block', () => {
  it.each([
    ['address', '203.0.113.7', '203.0.113.7', true],
    ['address', '203.0.113.7', '::ffff:203.0.113.7', true],
    ['address', '203.0.113.7', '203.0.113.8', false],
    ['network', '203.0.113.7', '203.0.113.8', true],
    ['network', '203.0.113.7', '203.0.114.7', false],
    ['network', '2001:db8:1::1', '2001:db8:1:ffff::2', true],
    ['network', '2001:db8:1::1', '2001:db8:2::1', false],
    ['network', 'the bank', 'the bank', false],
  ] as const)('of the %s of %s, for %s: %s', (covers, address, visitor, expected) => {
    expect(isCovered({ address, covers }, visitor)).toBe(expected)
  })
})
