import { describe, expect, it } from 'vitest'
import { roleNames } from '@/contract/users'
import { personView } from './person-view'

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
