import type { Parcel } from '@/contract/bills'
import type { Department } from '@/contract/departments'
import type { MerchantInfo } from '@/contract/merchants'

/** What people call the number of a bill: the messages have a word for each. */
export type AccountKind = 'parcel' | 'permit' | 'account' | 'citation' | 'other'

/** A department says what it is about by its permits flag and its icon, and by nothing else. */
const kinds: Partial<Record<Department['icon'], AccountKind>> = {
  home: 'parcel',
  'manufactured-home': 'account',
  water: 'account',
  sewer: 'account',
  ticket: 'citation',
  court: 'citation',
}

export function accountKindOf(
  department: Readonly<Pick<Department, 'permits' | 'icon'>>,
): AccountKind {
  return department.permits ? 'permit' : (kinds[department.icon] ?? 'other')
}

/**
 * `roll_type_real` is the merchant's code for real property: it labels the number "Parcel" and keeps
 * manufactured homes apart (product.md, "Vocabulary").
 */
export function isRealProperty(
  parcel: Readonly<Pick<Parcel, 'roll_type'>>,
  merchant: Readonly<Pick<MerchantInfo, 'roll_type_real'>> | null,
): boolean {
  return merchant !== null && parcel.roll_type === merchant.roll_type_real
}
