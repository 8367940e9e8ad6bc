import { expect, it } from 'vitest'
import { readReturnTo } from './return-to'

it.each([
  [{ return_to: '/checkout?step=details' }, { return_to: '/checkout?step=details' }],
  [{ return_to: '/checkout', other: 'x' }, { return_to: '/checkout' }],
  [{ return_to: 'user-profile' }, { return_to: 'user-profile' }],
  [{ return_to: '' }, {}],
  [{ return_to: ['/checkout'] }, {}],
  [{}, {}],
])('%j', (search, read) => {
  expect(readReturnTo(search)).toEqual(read)
})
