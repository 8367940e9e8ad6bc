import { expect, it } from 'vitest'
import { mostAccounts } from '@/contract/notification-fields'
import { accountsIn } from './read-accounts'

it.each([
  ['08-004512\n08-004544', ['08-004512', '08-004544']],
  ['Account,Owner\r\n"08-004512","Doe, Jane"\r\n', ['08-004512']],
  ['08-004512;Doe\n\n 08-004512 ', ['08-004512']],
  ['', []],
])('%j', (text, accounts) => {
  expect(accountsIn(text)).toEqual(accounts)
})

it('takes no more than a list can have', () => {
  const text = Array.from({ length: mostAccounts + 5 }, (_, index) => `A-${index}`).join('\n')
  expect(accountsIn(text)).toHaveLength(mostAccounts)
})
