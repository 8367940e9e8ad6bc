import { describe, expect, test } from 'vitest'
import { isAccountNumber, isRoutingNumber } from './bank'

describe('a routing number has nine digits and a check digit (decision 21)', () => {
  test.each([
    ["the processor's test numbers (product.md 3.2)", '036001808', true],
    ["the processor's test numbers (product.md 3.2)", '011401533', true],
    ['spaces around it', ' 011401533 ', true],
    ['a wrong check digit', '036001809', false],
    ['two digits swapped', '036008108', false],
    ['too short', '03600180', false],
    ['too long', '0360018080', false],
    ['letters', '03600180a', false],
    ['only zeros', '000000000', false],
    ['nothing', '', false],
  ])('%s: "%s"', (_case, text, answer) => expect(isRoutingNumber(text)).toBe(answer))
})

describe('an account number has 4 to 17 digits', () => {
  test.each([
    ['1234', true],
    ['12345678901234567', true],
    [' 0012 ', true],
    ['123', false],
    ['123456789012345678', false],
    ['12-34', false],
    ['', false],
  ])('"%s": %s', (text, answer) => expect(isAccountNumber(text)).toBe(answer))
})
