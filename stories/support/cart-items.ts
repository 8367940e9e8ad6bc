import type { CartItem } from '@/rules/cart/cart'
import { departmentsOf } from '@mocks/world/seed/departments'

/** Cart items of the default world's bills (product.md section 5), as a visitor adds them. */

function settingsOf(id: string): CartItem['payment_settings'] {
  const seeded = departmentsOf('miamicounty').find(({ department }) => department.id === id)
  if (seeded === undefined) throw new Error(`The county has no department ${id}`)
  return seeded.department.payment_settings
}
const settings = settingsOf('real-estate-tax')

function half(cycle: '1' | '2', cents: number): CartItem {
  return {
    id: `08-004512-2025-${cycle}`,
    department_id: 'real-estate-tax',
    payment_settings: settings,
    isAuth: false,
    label: 'Real estate tax 2025',
    account: '08-004512',
    client: '0001',
    parcel_id: '08-004512',
    year: 2025,
    cycle,
    address: '1142 Market Street',
    bill_number: `25-081-${cycle}`,
    amount_cents: cents,
    balance_cents: cents,
    captured_at: '2026-06-01T14:00:00.000Z',
  }
}

export const firstHalf = half('1', 94_864)
export const secondHalf = half('2', 91_244)

/** The permit that the pictures show; `BP-2026-00418` is open for this. */
export const permit: CartItem = {
  ...firstHalf,
  id: 'BP-2026-00418-2026-F',
  department_id: 'building-permits',
  payment_settings: settingsOf('building-permits'),
  label: 'Building permits 2026',
  account: 'BP-2026-00418',
  parcel_id: 'BP-2026-00418',
  year: 2026,
  cycle: 'F',
  address: '',
  bill_number: 'BP-2026-00418',
  amount_cents: 19_500,
  balance_cents: 19_500,
}

/** A court's ticket that can be paid with its waiver; court on Jun 19. */
export const courtTicket: CartItem = {
  ...permit,
  id: 'TR-26-00139-2026-C-2415950a35f8',
  department_id: 'municipal-court',
  label: 'Municipal court 2026',
  account: 'TR-26-00139',
  parcel_id: 'TR-26-00139',
  cycle: 'C',
  bill_number: 'TR-26-00139',
  amount_cents: 9_600,
  balance_cents: 9_600,
}

/** Two dog licenses without a bill, with typed fields (product.md P5). */
export const dogLicenses: CartItem = {
  ...firstHalf,
  id: '3b0f8f6e-6a52-4f0b-9d4e-0c8f1f1f7a20',
  department_id: 'dog-licenses',
  payment_settings: {
    ...settings,
    minimum_cents: 100,
    halves_in_order: false,
    fields: [
      { key: 'license', kind: 'type', required: true },
      { key: 'dogs', kind: 'quantity', required: true, maximum: 10 },
      { key: 'owner', kind: 'name', required: true },
    ],
  },
  label: 'Dog license, one year',
  account: '',
  client: '',
  parcel_id: null,
  year: null,
  cycle: '',
  address: '',
  bill_number: '',
  amount_cents: 4_000,
  balance_cents: 4_000,
  entry: {
    license: 'DOG1',
    dogs: '2',
    owner: 'Jane Doe',
    home: '1142 Market Street',
    phone: '937 555 0100',
  },
}
