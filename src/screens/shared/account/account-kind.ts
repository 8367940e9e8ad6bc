import type { Parcel } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import type { MerchantInfo } from '@/contract/merchants/merchants'

/** The kind of a bill's number, for which the messages have a word. */
export type AccountKind = 'parcel' | 'permit' | 'account' | 'citation' | 'other'

/** Only the permits flag and the icon tell a department's subject. */
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
 * The same for one parcel: `roll_type_real`, the merchant's code for real property, labels the
 * number "Parcel" and distinguishes manufactured homes (product.md, "Vocabulary").
 */
export function parcelKindOf(
  parcel: Readonly<Pick<Parcel, 'roll_type'>>,
  department: Readonly<Pick<Department, 'permits' | 'icon'>>,
  merchant: Readonly<Pick<MerchantInfo, 'roll_type_real'>> | null,
): AccountKind {
  const kind = accountKindOf(department)
  if (merchant === null) return kind
  if (parcel.roll_type === merchant.roll_type_real) return 'parcel'
  return kind === 'parcel' ? 'account' : kind
}
