import type { CartItem } from '@/rules/cart/cart'

/** An item as a cart has stored it. */
export const storedItem: CartItem = {
  id: '25-081-1',
  department_id: 'real-estate-tax',
  payment_settings: {
    tenders: ['echeck', 'card'],
    card_fee: { rate_bp: 295, minimum_cents: 395 },
    echeck_fee: { flat_cents: 150 },
    echeck_maximum_cents: null,
    payer_pays_fee: true,
    partial: true,
    minimum_cents: 5000,
    overpay: false,
    order: 'oldest-first',
    halves_in_order: true,
    cutoff: '17:00',
    max_items: 20,
  },
  isAuth: false,
  label: 'Real Estate Tax 2025',
  account: '08-004512',
  client: '0001',
  parcel_id: '08-004512',
  year: 2025,
  cycle: '1',
  address: '1142 Market Street',
  bill_number: '25-081-1',
  amount_cents: 94864,
  balance_cents: 94864,
  captured_at: '2026-06-01T14:00:00.000Z',
}
