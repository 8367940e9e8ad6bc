import { describe, expect, it } from 'vitest'
import { roleNames } from '@/contract/people/users'
import { personView, seesWhole } from './person-view'

describe('the view of a user', () => {
  // Of the own user, the own merchant's, another merchant's, the provider's.
  const table = {
    'Super Users': 'whole whole whole whole',
    Admin: 'whole whole whole whole',
    Support: 'whole masked masked masked',
    'Merchant Admin': 'whole whole - -',
    'Merchant User': 'whole brief - -',
    User: 'whole - - -',
    Guest: '- - - -',
  }

  it.each(roleNames)('%s', (role) => {
    const isProvider = ['Super Users', 'Admin', 'Support'].includes(role)
    const subject = {
      role,
      merchant_id: isProvider || role === 'Guest' ? null : '1',
      user_id: role === 'Guest' ? null : '7',
    }
    const seen = [
      { id: '7', merchant_id: subject.merchant_id },
      { id: '8', merchant_id: '1' },
      { id: '9', merchant_id: '2' },
      { id: '10', merchant_id: null },
    ].map((person) => personView(subject, person) ?? '-')
    expect(seen.join(' ')).toBe(table[role])
  })
})

describe('what is seen whole of a merchant’s people and payers', () => {
  // Of the own merchant, another one, all of them.
  it.each([
    ['Super Users', 'email', 'yes yes yes'],
    ['Admin', 'email', 'yes yes yes'],
    ['Support', 'email', 'no no no'],
    ['Support', 'phone', 'yes yes yes'],
    ['Merchant Admin', 'email', 'yes no no'],
    ['Merchant Admin', 'phone', 'yes no no'],
    ['Merchant User', 'email', 'no no no'],
    ['Merchant User', 'phone', 'no no no'],
    ['User', 'email', 'no no no'],
    ['Guest', 'email', 'no no no'],
  ] as const)('%s, %s: %s', (role, what, expected) => {
    const isPlaced = ['Merchant Admin', 'Merchant User', 'User'].includes(role)
    const subject = { role, merchant_id: isPlaced ? '1' : null, user_id: '7' }
    const seen = ['1', '2', null].map((id) => (seesWhole(subject, id, what) ? 'yes' : 'no'))
    expect(seen.join(' ')).toBe(expected)
  })
})
