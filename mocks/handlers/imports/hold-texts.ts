import type { Hold } from '@/contract/bills/bills'
import type { PermitRow } from '@/rules/imports/good-rows'

/** The codes that a file may have, with what payers read of them. */
const reasons = {
  LIEN: 'The tax lien on this parcel was sold. The office takes certified funds only.',
  PLAN: 'This parcel is on a payment plan. The office takes the payments itself.',
  BKR: 'A bankruptcy case is open for this owner. The office must take the payment.',
  CERT: 'What is past due was certified to the county and is collected with the property tax. Call before you pay.',
  OTHER: 'The office does not take online payments for this account. Call before you pay.',
} as const
type HoldCode = keyof typeof reasons

export const holdCodes: readonly HoldCode[] = ['LIEN', 'PLAN', 'BKR', 'CERT', 'OTHER']

const isHoldCode = (code: string): code is HoldCode => Object.hasOwn(reasons, code)

export const holdOf = (code: string, phone: string): Hold => ({
  code,
  reason: reasons[isHoldCode(code) ? code : 'OTHER'],
  phone,
})

const stopped: Readonly<Partial<Record<PermitRow['status'], string>>> = {
  Void: 'This permit is void. There is nothing to pay.',
  Expired: 'This permit has expired. Call the office before you pay.',
}

/** null: a permit of this status can be paid. */
export function statusHold(status: PermitRow['status'], phone: string): Hold | null {
  const reason = stopped[status]
  return reason === undefined ? null : { code: status.toUpperCase(), reason, phone }
}

/** Whether a permit is held for its status alone. */
export const isStatusHold = ({ code }: Hold): boolean =>
  Object.keys(stopped).some((status) => status.toUpperCase() === code)
