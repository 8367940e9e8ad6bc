import type { Role } from '@/contract/users'
import type { MerchantRow } from '../merchants'
import { personas, personaVerifier } from '../personas'
import type { UserRow } from '../users'
import { townFor } from './people'

/** Besides the personas: who works and pays at each merchant. Nobody is janedoe or pcole. */
const others: readonly Role[] = ['Merchant Admin', 'Merchant User', 'User', 'User', 'User']

const since = '2026-01-05T15:00:00.000Z'

export function userRows(seed: string, merchants: readonly MerchantRow[]): UserRow[] {
  const rows: UserRow[] = []
  const add = (
    own: Omit<UserRow, 'id' | 'phone' | 'rights' | 'language' | 'verifier' | 'sessions_from'>,
  ) => {
    const number = rows.length + 1
    rows.push({
      id: String(number),
      phone: `(937) 555-${String(100 + (number % 90)).padStart(4, '0')}`,
      rights: own.role === 'Merchant User' ? ['export'] : [],
      language: 'en',
      verifier: personaVerifier,
      sessions_from: since,
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
  const town = townFor(`${seed}/users`)
  for (const merchant of merchants) {
    for (const role of others) {
      const name = town.person()
      const username = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${rows.length + 1}`
      add({
        name,
        email: `${username}@${merchant.sub_domain}.example`,
        username,
        role,
        merchant_id: merchant.id,
        sub_domain: merchant.sub_domain,
      })
    }
  }
  return rows
}
