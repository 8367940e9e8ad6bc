import { describe, expect, test } from 'vitest'
import { passwordProblem, passwordScore } from './passwords'

describe('the strength meter (§5)', () => {
  test.each([
    ['lowercase', 'abcdefgh', 1],
    ['uppercase', 'ABCDEFGH', 1],
    ['digit', '12345678', 1],
    ['special character', '!!!!????', 1],
    ['two classes', 'abcdEFGH', 2],
    ['three classes', 'abcdEFG1', 3],
    ['all four', 'Civic-Till-1', 4],
    ['letters beyond ASCII', 'ñandúÑ12', 3],
    ['a space is a special character', 'ab cd ef', 2],
  ])('%s', (_class, text, score) => expect(passwordScore(text).score).toBe(score))

  test.each([
    ['minimum length 8', 'Ab1!efg', false],
    ['8 is enough', 'Ab1!efgh', true],
    ['signs, not bytes', '🔑🔑🔑🔑', false],
  ])('%s', (_rule, text, longEnough) => {
    expect(passwordScore(text)).toMatchObject({ longEnough, ...(!longEnough && { score: 0 }) })
  })

  test('each class is reported, so that the meter can name what is missing', () => {
    expect(passwordScore('abc1')).toEqual({
      lowercase: true,
      uppercase: false,
      digit: true,
      special: false,
      longEnough: false,
      score: 0,
    })
    expect(passwordScore('')).toMatchObject({ special: false, score: 0 })
  })
})

describe('a text that may be a password', () => {
  test.each([
    ['eight signs', 'abcdefgh', null],
    ['words with spaces', 'ab cd ef', null],
    ['one sign among spaces', '       x', null],
    ['seven signs', 'abcdefg', 'short'],
    ['nothing', '', 'short'],
    ['eight spaces', ' '.repeat(8), 'blank'],
    [
      'spaces of other widths, and one that nobody sees',
      '\u00A0\u2003\u3000\t'.repeat(2) + '\u200B',
      'blank',
    ],
  ])('%s', (_, text, problem) => expect(passwordProblem(text)).toBe(problem))
})
