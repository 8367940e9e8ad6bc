import type { AuditRow } from '../audit'
import type { MerchantRow } from '../merchants'
import { personaNamed, type PersonaName } from '../personas'
import type { UserRow } from '../users'
import { personaUserId } from './users'

type Entry = Pick<AuditRow, 'at' | 'action' | 'changes'> & { readonly by: PersonaName }

/** What Miami County's office did before the world began, to its clerk Leon Fisk. */
const entries: readonly Entry[] = [
  {
    at: '2026-01-05T15:00:00.000Z',
    by: 'super',
    action: 'user-created',
    changes: [
      { field: 'name', before: null, after: 'Leon Fisk' },
      { field: 'role', before: null, after: 'Merchant User' },
    ],
  },
  {
    at: '2026-02-18T19:42:00.000Z',
    by: 'merchant-admin',
    action: 'user-changed',
    changes: [{ field: 'rights', before: null, after: 'export' }],
  },
  { at: '2026-03-30T13:05:00.000Z', by: 'support', action: 'reset-sent', changes: [] },
  {
    at: '2026-05-04T14:11:00.000Z',
    by: 'merchant-admin',
    action: 'user-changed',
    changes: [{ field: 'phone', before: '(937) 555-0144', after: '(937) 555-0105' }],
  },
]

export function auditRows(
  users: readonly UserRow[],
  merchants: readonly MerchantRow[],
): AuditRow[] {
  const clerk = users.find(({ id }) => id === personaUserId('merchant-user'))
  const county = merchants.find(({ sub_domain: label }) => label === 'miamicounty')
  if (!clerk || !county) throw new Error('The county has no clerk')
  return entries.map(({ at, by, action, changes }, index) => {
    const { name, role } = personaNamed(by)
    return {
      id: String(index + 1),
      at,
      actor: { id: personaUserId(by), name, role },
      action,
      object: { kind: 'user', id: clerk.id, name: clerk.name },
      changes: [...changes],
      ip: by === 'merchant-admin' ? '198.51.100.0/24' : '203.0.113.0/24',
      merchant_id: county.id,
      departments: [],
    }
  })
}
