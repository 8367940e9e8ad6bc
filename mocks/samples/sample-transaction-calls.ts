import { getChange } from '@/contract/changes'
import { createPayment } from '@/contract/payments/payments'
import {
  checkTransaction,
  decideRefund,
  getTransaction,
  noteTransaction,
  refundTransaction,
  resendReceipt,
  voidTransaction,
} from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import { paymentOf, type Sample, type SampleCallers } from './sample-callers'

const placeOf = ({ values }: SampleCallers) => ({
  merchant: values.merchantId,
  department: values.departmentId,
})
const byMerchant = ({ values }: SampleCallers) => ({ merchant_id: values.merchantId })

/** The seed's settled card payments of a day that is over. */
async function settled(cast: SampleCallers) {
  const { staff, round } = cast
  const query = { day: '2026-05-28', status: 'posted,part-refunded', tender: 'card' }
  const { answer } = await staff.call(listTransactions, { params: placeOf(cast), query })
  const rows = answer?.data ?? []
  const id = rows[round % Math.max(1, rows.length)]?.id ?? ''
  const found = await staff.call(getTransaction, { params: { id }, query: {} })
  return { params: { id }, items: found.answer?.data?.items ?? [] }
}

/** A payment of this moment; `tag` asks the processor for an outcome. */
async function fresh(cast: SampleCallers, purpose: string, tag = '') {
  const name = `${purpose}${cast.round}`
  const body = await paymentOf(cast, `${name}${tag}@mail.example`)
  const headers = { 'Idempotency-Key': `transaction-${name}` }
  await cast.guest.call(createPayment, { body }, headers)
  const { answer } = await cast.staff.call(listTransactions, { params: placeOf(cast), query: {} })
  const [latest] = answer?.data ?? []
  return { params: { id: latest?.id ?? '' }, query: {} }
}

const cent = (items: readonly { readonly id: string }[]) =>
  items.slice(0, 1).map(({ id }) => ({ id, amount_cents: 1 }))

/** What staff see and do of payments. */
export const sampleTransactionCalls = {
  listTransactions: (cast) =>
    cast.staff.call(listTransactions, { params: placeOf(cast), query: {} }),
  getTransaction: async (cast) => {
    const { params } = await settled(cast)
    return cast.root.call(getTransaction, { params, query: byMerchant(cast) })
  },
  voidTransaction: async (cast) => {
    const payment = await fresh(cast, 'voided')
    const body = { reason: 'duplicate' as const, note: '' }
    return cast.staff.call(voidTransaction, { ...payment, body })
  },
  refundTransaction: async (cast) => {
    const { params, items } = await settled(cast)
    const body = { reason: 'overpaid' as const, note: 'Twice', items: cent(items) }
    return cast.staff.call(refundTransaction, { params, query: {}, body })
  },
  decideRefund: async (cast) => {
    const { params, items } = await settled(cast)
    const body = { reason: 'overpaid' as const, note: 'Asked', items: cent(items) }
    const payment = { params, query: byMerchant(cast) }
    const { answer } = await cast.support.call(refundTransaction, { ...payment, body })
    const refund_id = answer?.data.refunds.at(-1)?.id ?? ''
    return cast.root.call(decideRefund, { ...payment, body: { refund_id, approve: true } })
  },
  checkTransaction: async (cast) => {
    const payment = await fresh(cast, 'checked', '+lost')
    return cast.staff.call(checkTransaction, payment)
  },
  resendReceipt: async (cast) => {
    const payment = await fresh(cast, 'resent')
    return cast.staff.call(resendReceipt, { ...payment, body: { email: null } })
  },
  noteTransaction: async (cast) => {
    const { params } = await settled(cast)
    const body = { text: `Called about it, ${cast.round}` }
    return cast.staff.call(noteTransaction, { params, query: {}, body })
  },
  getChange: async (cast) => {
    const { params } = await settled(cast)
    const key = `sample-change-${cast.round}`
    const note = { params, query: {}, body: { text: `Called again, ${cast.round}` } }
    await cast.staff.call(noteTransaction, note, { 'Idempotency-Key': key })
    return cast.staff.call(getChange, { params: { key } })
  },
} as const satisfies Record<string, Sample>
