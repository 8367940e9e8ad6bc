import { samplePayments, sampleReceipts, sampleUnsubscribeLinks } from './page-samples'
import type { Scenario } from './scenario'

/** Sample mails and receipts: receipts of every kind, and the links of mails. */

const county = { group: 'letters', tenant: 'miamicounty', ends: 'page' } as const

const receipt = (kind: keyof typeof sampleReceipts) =>
  ({ ...county, path: `/print-receipt/${sampleReceipts[kind]}` }) as const

export const letters = {
  'receipt-posted': receipt('posted'),
  'receipt-pending': receipt('pending'),
  'receipt-voided': { ...receipt('voided'), world: { patch: 'receipts' } },
  'receipt-returned': receipt('returned'),
  'receipt-refunded': { ...receipt('refunded'), world: { patch: 'receipts' } },
  'receipt-part-refunded': receipt('part-refunded'),
  'receipt-of-many': { ...receipt('many'), world: { patch: 'receipts' } },
  'receipt-as-payer': { ...receipt('payer'), persona: 'user', world: { patch: 'receipts' } },
  'echeck-open': { ...receipt('echeck'), persona: 'user', world: { patch: 'echeck-open' } },
  'echeck-returned': { ...receipt('echeck'), persona: 'user', world: { patch: 'echeck-returned' } },
  'receipt-in-part': {
    ...county,
    path: `/print-receipt/${samplePayments.many}`,
    persona: 'merchant-user',
    world: { patch: 'clerk-of-one' },
  },
  unsubscribe: { ...county, path: `/notifications-unsubscribe/${sampleUnsubscribeLinks.own}` },
  'unsubscribe-too-late': {
    ...county,
    path: `/notifications-unsubscribe/${sampleUnsubscribeLinks.old}`,
  },
} as const satisfies Readonly<Record<string, Scenario>>
