import { describe, expect, test } from 'vitest'
import type { BooksUser } from '@/rules/imports/books'
import { checkTable, saidOf, templateWith } from '@/rules/imports/books.test-support'

type Change = Readonly<Record<string, string>>

const check = (changes: readonly Change[], file: Parameters<typeof checkTable>[2] = {}) =>
  checkTable('users', templateWith('users', changes), file)

const jane: BooksUser = {
  id: '7',
  is_of_merchant: true,
  name: 'Jane Doe',
  username: 'janedoe',
  phone: '937-555-0101',
  role: 'User',
  departments: null,
  language: 'en',
  parcel_ids: ['08-004512'],
  ebilling_parcel_ids: ['08-004512'],
  is_invitable: false,
}

describe('a row is refused', () => {
  test.each<readonly [string, Change, string]>([
    ['without an address', { email: '' }, 'E002 email'],
    ['with a name that is too long', { name: 'x'.repeat(121) }, 'E009 name'],
    ['with a user name that is too long', { username: 'x'.repeat(41) }, 'E009 username'],
    ['with an unknown account', { account_number: '08-999999' }, 'E010 account_number'],
    ['with a number in scientific notation', { account_number: '8.0E+05' }, 'E011 account_number'],
    ['without a dotted domain', { email: 'jane@example' }, 'E013 email'],
    ['with a role of the provider', { role: 'Super Users' }, 'E014 role'],
    ['with another person’s address for a user name', { username: 'bob@x.org' }, 'E015 username'],
    ['of another merchant', { merchant: 'tiffin' }, 'E019 merchant'],
    ['with an unknown department', { departments: 'water;dog-licenses' }, 'E019 departments'],
    ['with an unknown language', { language: 'nl' }, 'E019 language'],
    ['with another word than Y or N', { ebilling: 'x' }, 'E019 ebilling'],
    ['with a user name that is too short', { username: 'jo' }, 'E019 username'],
    ['with a formula', { name: '=1' }, 'E020 name'],
    ['with a formula for a phone', { phone: '=cmd' }, 'E020 phone'],
    ['with a card number', { name: '4111 1111 1111 1111' }, 'E024 name'],
  ])('%s', (_, change, said) => {
    expect(saidOf(check([change]))).toEqual([said])
  })

  test('with a role above those that the caller may give', () => {
    const said = check([{ role: 'Merchant Admin' }], { books: { roles: ['User'] } })
    expect(said[0]?.checked.issues).toMatchObject([{ code: 'E014', hint: 'User' }])
  })

  test('that repeats an address in other letters', () => {
    const said = check([{}, { email: 'JANE.DOE@example.com', username: 'jd2' }])
    expect(saidOf(said)).toEqual(['E006 email'])
  })

  test('that repeats a user name', () => {
    expect(saidOf(check([{}, { email: 'bob@example.com' }]))).toEqual(['E006 username'])
  })

  test('with a user name that somebody else has, in any mode', () => {
    const books = { isUsernameTaken: (name: string) => name === 'janedoe' }
    expect(saidOf(check([{}], { books }))).toEqual(['E015 username'])
    expect(saidOf(check([{}], { books: { ...books, user: () => jane } }))).toEqual([])
  })

  test('of a user that exists, in add-only mode', () => {
    const books = { user: () => jane }
    expect(saidOf(check([{ name: 'X' }], { books, mode: 'add-only' }))).toEqual(['E015 email'])
  })

  test('with an address of somebody who is not the merchant’s, and nothing is told of them', () => {
    const stranger: BooksUser = {
      ...jane,
      is_of_merchant: false,
      name: 'Secret Name',
      role: 'Admin',
    }
    const said = check([{}], { books: { user: () => stranger } })
    expect(saidOf(said)).toEqual(['E015 email'])
    expect(JSON.stringify(said)).not.toContain('Secret Name')
  })

  test('of a user with a role above those that the caller may give', () => {
    const books = {
      user: (): BooksUser => ({ ...jane, role: 'Merchant Admin' }),
      roles: ['User'] as const,
    }
    expect(saidOf(check([{}], { books }))).toEqual(['E014 role'])
  })

  test('and what needs the merchant is not checked without it', () => {
    const change = { merchant: 'other', departments: 'nowhere', account_number: '08-999999' }
    expect(saidOf(check([change]))).toEqual(['E019 merchant'])
  })
})

describe('what it would do', () => {
  test('a new user', () => {
    const [result] = check([{ role: 'merchant user', departments: '', phone: '+1 (937) 555-0101' }])
    expect(result?.checked).toMatchObject({ outcome: 'new', name: 'jane.doe@example.com' })
    expect(result?.good).toMatchObject({
      role: 'Merchant User',
      departments: null,
      parcel_id: '08-004512',
      phone: '+1 (937) 555-0101',
      send_invite: true,
    })
  })

  test('nothing, where the user is the same', () => {
    expect(check([{}], { books: { user: () => jane } })[0]?.checked).toMatchObject({
      outcome: 'unchanged',
      issues: [],
    })
  })

  test('a change, before and after', () => {
    const clerk: BooksUser = {
      ...jane,
      role: 'Merchant User',
      departments: ['dog-licenses', 'real-estate-tax'],
      parcel_ids: [],
    }
    const row = { name: 'Jane Roe', role: 'Merchant User', departments: 'dog-licenses' }
    const [result] = check([row], { books: { user: () => clerk } })
    expect(result?.checked).toMatchObject({
      outcome: 'changed',
      issues: [{ code: 'W101' }],
      changes: [
        { column: 'name', before: 'Jane Doe', after: 'Jane Roe' },
        {
          column: 'departments',
          before: 'dog-licenses;real-estate-tax',
          after: 'dog-licenses',
        },
        { column: 'account_number', before: null, after: '08-004512' },
      ],
    })
  })

  test.each<readonly [string, Change, readonly string[] | null]>([
    ['a citizen has none', { departments: 'dog-licenses' }, null],
    ['a clerk has those of the row', { role: 'Merchant User' }, ['dog-licenses']],
    ['or those of before', { role: 'Merchant User', departments: '' }, ['real-estate-tax']],
    ['an administrator has none', { role: 'Merchant Admin' }, null],
  ])('departments: %s', (_, change, departments) => {
    const known: BooksUser = { ...jane, role: 'Merchant User', departments: ['real-estate-tax'] }
    const [result] = check([{ departments: 'dog-licenses', ...change }], {
      books: { user: () => known },
    })
    expect(result?.good?.departments).toEqual(departments)
  })
})
