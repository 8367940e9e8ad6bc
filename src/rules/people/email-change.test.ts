import { describe, expect, it } from 'vitest'
import { roleNames, type Role } from '@/contract/people/users'
import { emailProblem } from './email-change'
import { isProvider } from './roles'

/** Of others who have a password and a confirmed address: y, or why not. */
const table: Readonly<Record<Role, Readonly<Record<Exclude<Role, 'Guest'>, string>>>> = {
  'Super Users': {
    'Super Users': 'y',
    Admin: 'y',
    Support: 'y',
    'Merchant Admin': 'y',
    'Merchant User': 'y',
    User: 'y',
  },
  Admin: {
    'Super Users': 'forbidden',
    Admin: 'y',
    Support: 'y',
    'Merchant Admin': 'y',
    'Merchant User': 'y',
    User: 'y',
  },
  Support: everybody('forbidden'),
  'Merchant Admin': {
    'Super Users': 'forbidden',
    Admin: 'forbidden',
    Support: 'forbidden',
    'Merchant Admin': 'users_own',
    'Merchant User': 'y',
    User: 'users_own',
  },
  'Merchant User': everybody('forbidden'),
  User: everybody('forbidden'),
  Guest: everybody('forbidden'),
}

function everybody(word: string) {
  return {
    'Super Users': word,
    Admin: word,
    Support: word,
    'Merchant Admin': word,
    'Merchant User': word,
    User: word,
  }
}

const targets = [
  'Super Users',
  'Admin',
  'Support',
  'Merchant Admin',
  'Merchant User',
  'User',
] as const

const subjectOf = (role: Role) => ({
  role,
  merchant_id: isProvider(role) || role === 'Guest' ? null : '1',
  user_id: role === 'Guest' ? null : '4',
})

const targetOf = (role: Role) => ({
  id: '9',
  role,
  merchant_id: isProvider(role) ? null : '1',
  status: 'active' as const,
  used: true,
  last_admin: false,
  confirmed: true,
})

describe('who may change whose e-mail address', () => {
  it.each(roleNames.flatMap((role) => targets.map((target) => [role, target] as const)))(
    '%s, of %s',
    (role, target) => {
      expect(emailProblem(subjectOf(role), targetOf(target)) ?? 'y').toBe(table[role][target])
    },
  )

  it.each(['Super Users', 'Admin', 'Merchant Admin'] as const)(
    '%s changes the own one in the profile',
    (role) => {
      const own = { ...targetOf(role), id: '4' }
      expect(emailProblem(subjectOf(role), own)).toBe('own_email')
    },
  )

  it.each(['Merchant Admin', 'User'] as const)(
    'a Merchant Admin corrects the invitation of a %s',
    (role) => {
      const invited = { ...targetOf(role), status: 'invited' as const, used: false }
      expect(emailProblem(subjectOf('Merchant Admin'), { ...invited, confirmed: false })).toBeNull()
    },
  )

  it('an address that was never confirmed is changed by its user only', () => {
    const unconfirmed = { ...targetOf('User'), confirmed: false }
    expect(emailProblem(subjectOf('Admin'), unconfirmed)).toBe('unconfirmed')
  })

  it('nobody changes those of another merchant’s people', () => {
    const elsewhere = { ...targetOf('Merchant User'), merchant_id: '2' }
    expect(emailProblem(subjectOf('Merchant Admin'), elsewhere)).toBe('forbidden')
  })
})
