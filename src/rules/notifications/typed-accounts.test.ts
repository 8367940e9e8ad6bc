import { expect, it } from 'vitest'
import { mostAccounts } from '@/contract/notifications/notification-fields'
import { typedAccounts } from './typed-accounts'

it.each<[string, string[], number]>([
  ['08-004512\n08-004544', ['08-004512', '08-004544'], 0],
  ['08-004512, 08-004544,08-004550', ['08-004512', '08-004544', '08-004550'], 0],
  ['08-004512;08-004544\t08-004550\r\n\r\n', ['08-004512', '08-004544', '08-004550'], 0],
  ['"08-004512","08-004544"', ['08-004512', '08-004544'], 0],
  ['08-004512\n08-004544\n 08-004512 \n08-004512', ['08-004512', '08-004544'], 2],
  ['MAIN 12\nMAIN 14', ['MAIN 12', 'MAIN 14'], 0],
  [' \n,;', [], 0],
])('%j', (text, accounts, doubled) => {
  expect(typedAccounts(text)).toEqual({ accounts, doubled })
})

it('cuts nothing off', () => {
  const all = Array.from({ length: mostAccounts + 5 }, (_, index) => `A-${index}`)
  expect(typedAccounts(all.join('\n')).accounts).toEqual(all)
})
