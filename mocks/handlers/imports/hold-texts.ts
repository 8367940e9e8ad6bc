import type { Hold } from '@/contract/bills/bills'

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
