import type { Role } from '@/contract/people/users'
import type { MerchantRow } from '../merchants'
import { type PersonaName, personas, personaVerifier } from '../personas'
import { unasked, type UserRow } from '../users'
import { usersOf } from './drawn-facts'
import { signInsFor, usersInStates } from './user-states'
import { ownValue } from '@/rules/own-value'

/**
 * The other staff and payers of each merchant, besides the personas. The names janedoe and pcole
 * stay free.
 */
const others: readonly Role[] = ['Merchant Admin', 'Merchant User', 'User', 'User', 'User']

/** Citizens among the personas, who get bills; by name in `personas`. */
export const homes: Readonly<Record<string, Pick<UserRow, 'address' | 'city' | 'state' | 'zip'>>> =
  {
    user: { address: '418 Maple Street', city: 'Troy', state: 'OH', zip: '45373' },
    'utility-user': {
      address: '27 Miami Street, Apt 3',
      city: 'Tiffin',
      state: 'OH',
      zip: '44883',
    },
  }

type Own = Pick<UserRow, 'name' | 'email' | 'username' | 'role' | 'merchant_id' | 'sub_domain'> &
  Partial<Pick<UserRow, 'phone'>>

/** The personas are the first users. */
export function personaUserId(name: PersonaName): string {
  return String(personas.findIndex(({ persona }) => persona === name) + 1)
}

const since = '2026-01-05T15:00:00.000Z'

export function userRows(seed: string, merchants: readonly MerchantRow[]): UserRow[] {
  const rows: UserRow[] = []
  const add = (own: Own) => {
    const number = rows.length + 1
    rows.push({
      id: String(number),
      phone: `(937) 555-${String(100 + (number % 90)).padStart(4, '0')}`,
      rights: own.role === 'Merchant User' ? ['export'] : [],
      language: 'en',
      verifier: personaVerifier,
      sessions_from: since,
      ...unasked,
      sign_ins: signInsFor(seed, number),
      ...ownValue(homes, own.username),
      ...own,
    })
  }
  for (const { persona, email, name, role, merchant: label } of personas) {
    const merchant = merchants.find((row) => row.sub_domain === label)
    add({
      name,
      email,
      username: persona,
      role,
      merchant_id: merchant?.id ?? null,
      // The specification knows the text 'null' beside none at all; both are here.
      sub_domain: role === 'Admin' ? 'null' : label,
    })
  }
  const next = usersOf(seed)
  for (const merchant of merchants) {
    for (const role of others) {
      const drawn = next()
      add({
        ...drawn,
        email: `${drawn.username}@${merchant.sub_domain}.example`,
        role,
        merchant_id: merchant.id,
        sub_domain: merchant.sub_domain,
      })
    }
  }
  return [...rows, ...usersInStates(seed, merchants, rows.length + 1, next)]
}
