import type { Receipt } from '@/contract/payments/receipts'
import { answers } from '../../support/faults'
import type { ScreenProps } from '../../support/screen'

/** The receipt of the stories, as the server answers it. */

export const bill: Receipt['items'][number] = {
  id: '08-004512-2025-1',
  department_id: 'real-estate-tax',
  department: 'Real estate tax',
  account: '08-004512',
  client: '0001',
  linkable: true,
  owner: 'Doe, Jane A',
  address: '1142 Market Street',
  year: 2025,
  cycle: '1',
  bill_number: '25-081-1',
  amount_cents: 94_864,
  split: [
    { kind: 'penalty', amount_cents: 6_401 },
    { kind: 'interest', amount_cents: 4_109 },
    { kind: 'tax', amount_cents: 84_354 },
  ],
  balance_cents: 0,
}

/** Its second half is still to come. */
export const openBill: Receipt['bills'][number] = {
  department_id: 'real-estate-tax',
  parcel_id: '08-004512',
  year: 2025,
  open: [{ due_date: '2026-07-10', balance_cents: 91_244 }],
}

export const receipt: Receipt = {
  id: 'b3ddb00e88f29c9039310a05543b8af6',
  confirmation: 'CT-T9NM-22XS',
  status: 'approved',
  refunded_cents: 0,
  ended_at: null,
  return_code: null,
  at: '2026-06-01T14:02:00.000Z',
  credit_date: '2026-06-01',
  posting_date: '2026-06-02',
  posted: false,
  payer_name: 'Jane Doe',
  email_masked: 'j•••@example.com',
  other_address: false,
  tender: 'card',
  brand: 'visa',
  last4: '1443',
  auth_code: 'PPS65E',
  items: [bill],
  bills: [openBill],
  fees: [
    {
      department_id: 'real-estate-tax',
      department: 'Real estate tax',
      amount_cents: 94_864,
      fee_cents: 2_798,
      fee_refundable: false,
    },
  ],
  subtotal_cents: 94_864,
  fee_cents: 2_798,
  total_cents: 97_662,
  channel: 'online',
}

export function shows(more: Partial<Receipt>): Pick<ScreenProps, 'cloud'> {
  return { cloud: { faults: answers('getReceipt', 200, { data: { ...receipt, ...more } }) } }
}
