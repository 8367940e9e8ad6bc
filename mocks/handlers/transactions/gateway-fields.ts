import type { Transaction } from '@/contract/payments/transaction'
import { retrefOf } from '@mocks/world/payments/retref'
import type { Tenant } from '@mocks/world/create-world'
import { isPosted, type PaymentRow, type PaymentStatus } from '@mocks/world/payments/payments'

type GatewayFields = Transaction['gateway']

const none: GatewayFields = {
  merchid: null,
  orderid: null,
  retref: null,
  setlstat: null,
  respstat: null,
  respproc: null,
  respcode: null,
  resptext: null,
  authcode: null,
  avsresp: null,
  cvvresp: null,
  batchid: null,
  achreturncode: null,
}

type Answer = Pick<GatewayFields, 'respstat' | 'respproc' | 'respcode' | 'resptext'>

const approved: Answer = {
  respstat: 'A',
  respproc: 'FNOR',
  respcode: '00',
  resptext: 'Approval',
}

const refusals = {
  details: { respstat: 'C', respproc: 'FNOR', respcode: '54', resptext: 'Wrong expiration' },
  contact_bank: { respstat: 'C', respproc: 'FNOR', respcode: '05', resptext: 'Do not honor' },
  other_card: { respstat: 'C', respproc: 'FNOR', respcode: '57', resptext: 'Not permitted' },
} as const satisfies Readonly<Record<string, Answer>>

function answerOf(row: PaymentRow): Answer {
  switch (row.outcome) {
    case 'timed_out':
      return { respstat: 'B', respproc: 'PPS', respcode: '62', resptext: 'Timed out' }
    case 'partial':
      return { respstat: 'A', respproc: 'FNOR', respcode: '10', resptext: 'Partial approval' }
    case 'declined':
      return refusals[row.problem?.reason ?? 'contact_bank']
    case 'approved':
    case 'unknown':
      return approved
  }
}

function settlementOf(row: PaymentRow, status: PaymentStatus, now: number): string {
  if (status === 'refused') return 'Declined'
  if (status === 'voided') return 'Voided'
  if (status === 'returned') return 'Rejected'
  return isPosted(row, now) ? 'Accepted' : 'Queued for Capture'
}

interface Looking {
  readonly status: PaymentStatus
  readonly now: number
  /** The caller sees some departments of it only. */
  readonly isPart: boolean
}

/** What names the one charge of all departments to the processor, which would tell the whole. */
const unnamed = { merchid: null, orderid: null, retref: null, authcode: null, batchid: null }

/**
 * The processor's fields of a payment. It knows nothing of cash and checks, and nothing is known of
 * its side while a payment has no answer.
 */
export function gatewayFields(
  tenant: Tenant,
  row: PaymentRow,
  { status, now, isPart }: Looking,
): GatewayFields {
  if (row.tender === 'cash' || row.tender === 'check') return none
  const account = tenant.merchant().card_point
  const merchid =
    row.tender === 'echeck' ? (account?.ach_merchid ?? account?.merchid) : account?.merchid
  const sent = {
    ...none,
    // Receipts and screens never show more of it.
    merchid: merchid === undefined ? null : merchid.slice(-4),
    // Not the payer's key, which tells the receipt's (decision 41).
    orderid: row.office_id,
  }
  if (status === 'unknown') return isPart ? none : sent
  if (status === 'not_found') {
    const said = { respcode: '29', resptext: 'Txn not found' }
    return { ...(isPart ? none : sent), ...said }
  }
  const byCard = row.tender === 'card' && row.outcome !== 'timed_out'
  return {
    ...sent,
    ...answerOf(row),
    retref: retrefOf(row.receipt_id),
    setlstat: settlementOf(row, status, now),
    authcode: row.auth_code,
    avsresp: byCard ? 'Y' : null,
    cvvresp: byCard ? 'M' : null,
    batchid:
      status === 'refused' || status === 'voided' ? null : row.posting_date.replaceAll('-', ''),
    achreturncode: row.returned?.code ?? null,
    ...(isPart && unnamed),
  }
}
