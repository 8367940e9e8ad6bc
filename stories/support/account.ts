import type { Account } from '@/contract/bills/accounts'
import type { BillRow, BillStatus } from '@/contract/bills/bill-search'

/** Accounts in states that the default world has not at every moment. */

const parcel = {
  id: '08-004512',
  department_id: 'real-estate-tax',
  account: '08-004512',
  client: '0001',
  owner: 'Doe, Jane A',
  address: '1142 Market Street',
}

function bill(year: number, status: BillStatus, cents: number): BillRow {
  return {
    parcel_id: parcel.id,
    department_id: parcel.department_id,
    account: parcel.account,
    client: parcel.client,
    owner: parcel.owner,
    address: parcel.address,
    year,
    status,
    amount_due_cents: cents,
    payable: status.kind === 'past-due',
    open: [
      {
        id: `${parcel.id}-${year}-2`,
        bill_number: `${year}-081-2`,
        cycle: '2',
        due_date: `${year + 1}-02-13`,
        balance_cents: cents,
      },
    ],
  }
}

const late = bill(2025, { kind: 'past-due', cycle: '2', date: '2026-02-13' }, 94_864)
const pending = bill(2024, { kind: 'pending' }, 91_244)
const held = bill(2023, { kind: 'held' }, 88_010)

function accountWith(bills: BillRow[]): { data: Account } {
  const open_cents = bills.reduce((sum, row) => sum + row.amount_due_cents, 0)
  return {
    data: {
      parcel: {
        ...parcel,
        roll_type: 'REAL',
        city: 'Troy',
        zip: '45373',
        legal_description: 'Lot 12',
        tax_district: null,
        homestead: false,
        owner_occupied: true,
        mortgage_company: null,
      },
      due_now_cents: open_cents,
      past_due_cents: open_cents,
      next_due: null,
      balance_cents: open_cents,
      last_payment: null,
      aging: {
        as_of: '2026-06-01',
        days_0_30_cents: 0,
        days_31_60_cents: 0,
        days_61_90_cents: 0,
        days_over_90_cents: open_cents,
      },
      hold: null,
      bills,
      years: bills.map(({ year }) => year),
      usage: null,
      link: { id: 'link-1', nickname: 'Market Street', ebilling: null },
    },
  }
}

export const partlyPayable = accountWith([late, pending, held])
export const notPayable = accountWith([pending, held])
