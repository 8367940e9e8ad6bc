import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { MerchantRow } from '../merchants'
import type { PersonaName } from '../personas'
import { personaUserId } from './users'

type Own = Pick<AccountLinkRow, 'department_id' | 'parcel_id' | 'nickname' | 'ebilling'>

/** The linked accounts of the personas (product.md section 5). */
const linked: readonly (readonly [PersonaName, string, readonly Own[]])[] = [
  [
    'user',
    'miamicounty',
    [
      {
        department_id: 'real-estate-tax',
        parcel_id: '08-004512',
        nickname: 'Market Street',
        ebilling: { on: true, from: '2026-02-01' },
      },
      {
        department_id: 'real-estate-tax',
        parcel_id: '08-004544',
        nickname: null,
        ebilling: null,
      },
    ],
  ],
  [
    'utility-user',
    'tiffin',
    [
      {
        department_id: 'water-sewer',
        parcel_id: '10-002232',
        nickname: 'Apartment 3',
        ebilling: null,
      },
    ],
  ],
]

/** The linked accounts of a user. */
export const linkedParcels = (persona: PersonaName): string[] =>
  linked
    .filter(([name]) => name === persona)
    .flatMap(([, , links]) => links.map(({ parcel_id }) => parcel_id))

export function accountLinkRows(merchants: readonly MerchantRow[]): AccountLinkRow[] {
  return linked.flatMap(([persona, label, links]) => {
    const merchant = merchants.find((row) => row.sub_domain === label)
    if (!merchant) throw new Error(`${label} is no merchant of the seed`)
    return links.map((own, index) => ({
      id: `${persona}-${index + 1}`,
      user_id: personaUserId(persona),
      merchant_id: merchant.id,
      linked_at: '2026-01-12T15:30:00.000Z',
      ...own,
    }))
  })
}
