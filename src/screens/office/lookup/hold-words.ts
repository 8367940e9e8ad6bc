import type { OfficeHoldCode } from '@/contract/bills/office-accounts'
import type { MessageId } from '@/i18n/message-ids'

/** The kinds of holds in words. */
export const holdWords: Readonly<Record<OfficeHoldCode, MessageId>> = {
  DISPUTE: 'lookup.reason.dispute',
  BKR: 'lookup.reason.bankruptcy',
  LIEN: 'lookup.reason.lien',
  CERT: 'lookup.reason.certified',
  PLAN: 'lookup.reason.plan',
  OTHER: 'lookup.reason.other',
}
