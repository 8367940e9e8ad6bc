import { expect, it } from 'vitest'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { createPayment, getPaymentStatus, quotePayment } from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { payable, paymentOf, sampleCallersOf } from '@mocks/samples/sample-callers'

it('of a site that is switched off, a payment’s outcome and receipt can be asked, and no other begins', async () => {
  const cloud = createCloud()
  const cast = { ...(await sampleCallersOf(cloud)), round: 1 }
  const key = 'before-the-switch'
  const paid = await cast.guest.call(
    createPayment,
    { body: await paymentOf(cast, 'before@mail.example') },
    { 'Idempotency-Key': key },
  )
  const next = await paymentOf(cast, 'after@mail.example')
  const items = await payable(cast)

  const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  await root.call(setMerchantStatus, { params: { id: '1' }, body: { is_enabled: 0 } })

  const status = await cast.guest.call(getPaymentStatus, { params: { key } })
  expect(status.status).toBe(200)
  const id = paid.answer?.data.receipt_id ?? ''
  expect((await cast.guest.call(getReceipt, { params: { id }, query: {} })).status).toBe(200)

  const quote = { items, tender: 'card' as const }
  expect((await cast.guest.call(quotePayment, { body: quote })).status).toBe(404)
  const again = { 'Idempotency-Key': 'after-the-switch' }
  expect((await cast.guest.call(createPayment, { body: next }, again)).status).toBe(404)
})
