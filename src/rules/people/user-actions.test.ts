import { describe, expect, it, test } from 'vitest'
import { roleNames, type Role } from '@/contract/people/users'
import { isProvider } from './roles'
import {
  actionProblem,
  type ActionTarget,
  isPointless,
  roleChangeProblem,
  type UserAction,
  userActions,
} from './user-actions'

const target = (role: Role, more: Partial<ActionTarget> = {}): ActionTarget => ({
  id: '9',
  role,
  merchant_id: isProvider(role) ? null : '1',
  status: 'active',
  used: true,
  last_admin: false,
  ...more,
})

const subject = (role: Role, merchant = '1') => ({
  role,
  merchant_id: isProvider(role) ? null : merchant,
  user_id: '4',
})

describe('the actions of staff on users (product.md 4.1 and 4.2)', () => {
  // view, edit, send-reset, unlock, invite, activate, deactivate, delete: y where the role reaches.
  const table: Readonly<Record<Role, Readonly<Partial<Record<Role, string>>>>> = {
    'Super Users': {
      'Super Users': 'yyyyyyyy',
      Admin: 'yyyyyyyy',
      Support: 'yyyyyyyy',
      'Merchant Admin': 'yyyyyyyy',
      User: 'yyyyyyyy',
    },
    Admin: {
      'Super Users': 'y-yy----',
      Admin: 'yyyyyyyy',
      Support: 'yyyyyyyy',
      'Merchant Admin': 'yyyyyyyy',
      User: 'yyyyyyyy',
    },
    Support: {
      'Super Users': 'y-------',
      Admin: 'y-------',
      Support: 'y-yy----',
      'Merchant Admin': 'y-yy----',
      User: 'y-yy----',
    },
    'Merchant Admin': {
      'Super Users': '--------',
      Admin: '--------',
      'Merchant Admin': 'yyyyyyyy',
      'Merchant User': 'yyyyyyyy',
      User: 'yyyyyyyy',
    },
    'Merchant User': { 'Merchant Admin': '--------', User: '--------' },
    User: { User: '--------' },
    Guest: { User: '--------' },
  }
  const rows = roleNames.flatMap((role) =>
    roleNames.flatMap((other): [Role, Role, string][] => {
      const expected = table[role][other]
      return expected === undefined ? [] : [[role, other, expected]]
    }),
  )

  it.each(rows)('%s to %s', (role, other, expected) => {
    const reached = userActions.map((action) =>
      actionProblem(subject(role), action, target(other)) === 'forbidden' ? '-' : 'y',
    )
    expect(reached.join('')).toBe(expected)
  })

  it('end at the own merchant', () => {
    for (const action of userActions) {
      const elsewhere = subject('Merchant Admin', '2')
      expect(actionProblem(elsewhere, action, target('User'))).toBe('forbidden')
    }
  })
})

describe('the states of a user that refuse an action', () => {
  const rows: readonly (readonly [UserAction, Partial<ActionTarget>, string | null])[] = [
    ['edit', { status: 'deactivated' }, null],
    ['send-reset', {}, null],
    ['send-reset', { status: 'locked' }, null],
    ['send-reset', { status: 'invited' }, 'invited'],
    ['send-reset', { status: 'deactivated' }, 'deactivated'],
    ['unlock', {}, 'not_locked'],
    ['unlock', { status: 'locked' }, null],
    ['invite', {}, 'not_invited'],
    ['invite', { status: 'invited' }, null],
    ['invite', { status: 'deactivated' }, 'deactivated'],
    ['activate', {}, 'not_deactivated'],
    ['activate', { status: 'deactivated' }, null],
    ['deactivate', {}, null],
    ['deactivate', { status: 'invited' }, null],
    ['deactivate', { status: 'deactivated' }, 'deactivated'],
    ['deactivate', { id: '4' }, 'own_row'],
    ['deactivate', { last_admin: true }, 'last_admin'],
    ['delete', {}, 'used'],
    ['delete', { used: false }, null],
    ['delete', { used: false, id: '4' }, 'own_row'],
    ['delete', { used: false, last_admin: true }, 'last_admin'],
  ]
  it.each(rows)('%s of %j: %s', (action, more, expected) => {
    const of = target('Merchant Admin', more)
    expect(actionProblem(subject('Merchant Admin'), action, of)).toBe(expected)
  })

  test('an action without sense is hidden, a refused one is shown with its reason', () => {
    expect(isPointless('not_locked')).toBe(true)
    expect(isPointless('last_admin')).toBe(false)
  })
})

describe('another role or merchant', () => {
  it.each([
    [{}, {}, null],
    [{}, { role: 'User' }, null],
    [{}, { merchant_id: '2' }, null],
    [{ id: '4' }, {}, null],
    [{ id: '4' }, { role: 'User' }, 'own_row'],
    [{ id: '4' }, { merchant_id: '2' }, 'own_row'],
    [{ last_admin: true }, {}, null],
    [{ last_admin: true }, { role: 'Merchant User' }, 'last_admin'],
    [{ last_admin: true }, { merchant_id: '2' }, 'last_admin'],
  ] as const)('of %j to %j: %s', (more, change, expected) => {
    const of = target('Merchant Admin', more)
    const next = { role: of.role, merchant_id: of.merchant_id, ...change }
    expect(roleChangeProblem(subject('Super Users'), of, next)).toBe(expected)
  })
})
