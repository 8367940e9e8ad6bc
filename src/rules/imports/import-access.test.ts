import { describe, expect, test } from 'vitest'
import type { ImportKind } from '@/contract/imports/imports'
import { type Role, roleNames } from '@/contract/people/users'
import type { Subject } from '@/rules/people/subject'
import { changedNothing, importActions, mayImport } from './import-access'

/**
 * The lines of product.md 4.1 and 4.2, by hand. v view · c create · x cancel what is the caller's ·
 * X cancel another's · d delete · e export · u undo what is the caller's · U undo another's.
 */
const lines: readonly (readonly [ImportKind, Readonly<Record<Role, string>>])[] = [
  ...(['accounts', 'permits', 'aging'] as const).map(
    (kind) =>
      [
        kind,
        {
          'Super Users': 'vcxXdeuU',
          Admin: 'vcxXdeuU',
          Support: 'v',
          'Merchant Admin': 'vcxXdeuU',
          'Merchant User': 'vcxu',
          User: '',
          Guest: '',
        },
      ] as const,
  ),
  [
    'payments',
    {
      'Super Users': 'vcxXdeuU',
      Admin: 'vcxXdeuU',
      Support: '',
      'Merchant Admin': 'vcxXdeuU',
      'Merchant User': 'vcxeu',
      User: '',
      Guest: '',
    },
  ],
  [
    'users',
    {
      'Super Users': 'vcxXdeuU',
      Admin: 'vcxXdeuU',
      Support: '',
      'Merchant Admin': '',
      'Merchant User': '',
      User: '',
      Guest: '',
    },
  ],
]

const own = { merchant_id: '1', user_id: 'me', department_id: 'water' }
const others = { ...own, user_id: 'another' }

const subject = (role: Role, more: Partial<Subject> = {}): Subject => ({
  role,
  merchant_id: '1',
  user_id: 'me',
  rights: ['import'],
  ...more,
})

function written(who: Subject, kind: ImportKind): string {
  const marks = [
    ['v', 'view', others],
    ['c', 'create', own],
    ['x', 'cancel', own],
    ['X', 'cancel', others],
    ['d', 'delete', others],
    ['e', 'export', others],
    ['u', 'undo', own],
    ['U', 'undo', others],
  ] as const
  return marks.map(([mark, action, it]) => (mayImport(who, kind, action, it) ? mark : '')).join('')
}

describe.each(lines)('%s', (kind, byRole) => {
  test.each(roleNames)('%s', (role) => {
    expect(written(subject(role), kind)).toBe(byRole[role])
  })

  test('nobody of another merchant may do anything', () => {
    for (const role of ['Merchant Admin', 'Merchant User'] as const) {
      const who = subject(role, { merchant_id: '2', user_id: 'stranger' })
      expect(written(who, kind)).toBe('')
    }
  })

  test('a Merchant User needs the right to import', () => {
    expect(written(subject('Merchant User', { rights: ['export', 'refund'] }), kind)).toBe('')
  })

  test('a clerk who is limited to departments imports for those only', () => {
    const limited = { rights: ['import'], departments: ['sewer'] } as const
    expect(written(subject('Merchant User', limited), kind)).toBe('')
    const sewer = { ...own, department_id: 'sewer' }
    const who = subject('Merchant User', limited)
    expect(mayImport(who, kind, 'create', sewer)).toBe(kind !== 'users')
  })
})

test('without an object, it is whether the role may do it at all', () => {
  const clerk = subject('Merchant User')
  expect(importActions.filter((action) => mayImport(clerk, 'accounts', action))).toEqual([
    'view',
    'create',
    'cancel',
    'undo',
  ])
})

test('an import that nobody made is no guest’s own', () => {
  const guest = subject('Guest', { user_id: null, merchant_id: null })
  expect(mayImport(guest, 'accounts', 'cancel', { ...own, user_id: null })).toBe(false)
})

test.each([
  [{ new: 0, changed: 0, closed: 0 }, true],
  [{ new: 1, changed: 0, closed: 0 }, false],
  [{ new: 0, changed: 1, closed: 0 }, false],
  [{ new: 0, changed: 0, closed: 1 }, false],
])('whether an import with %j changed nothing: %s', (result, expected) => {
  expect(changedNothing(result)).toBe(expected)
})
