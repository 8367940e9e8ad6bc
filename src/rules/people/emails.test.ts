import { describe, expect, test } from 'vitest'
import { isEmail, suggestEmail } from './emails'

describe('an e-mail address', () => {
  test.each([
    'jane@example.com',
    ' jane@example.com ',
    "o'neil+tax@mail.co.uk",
    'a@b.cd',
    'josé@exämple.de',
  ])('"%s" is one', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    '',
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'jane@example.',
    'jane@.com',
    'jane@exa..mple',
    'jane doe@example.com',
    'a@b@c.de',
    `${'a'.repeat(65)}@b.cd`,
    `a@${'b'.repeat(255)}.cd`,
  ])('"%s" is not', (text) => expect(isEmail(text)).toBe(false))
})

describe('a typo is suspected one slip away from a usual domain (3.3 step 2)', () => {
  test.each([
    ['jo@gmial.com', 'jo@gmail.com'],
    ['jo@gmal.com', 'jo@gmail.com'],
    ['jo@gmaill.com', 'jo@gmail.com'],
    ['jo@gmail.con', 'jo@gmail.com'],
    ['jo@gmail.co', 'jo@gmail.com'],
    ['Jo@YAHO.com', 'Jo@yahoo.com'],
    ['jo@hotmial.com', 'jo@hotmail.com'],
    ['jo@comcast.com', null],
    ['jo@comcst.net', 'jo@comcast.net'],
    ['jo@gmail.com', null],
    ['jo@ymail.com', null],
    ['jo@mail.com', null],
    ['jo@miamicounty.example', null],
    ['jo@gmial', null],
    ['', null],
  ])('%s → %s', (text, meant) => expect(suggestEmail(text)).toBe(meant))
})
