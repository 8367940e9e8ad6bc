import type { Bill, Installment, Parcel } from '@/contract/bills/bills'

/** A bill that the default world has not: several special assessments, part of it paid. */

const parcel: Parcel = {
  id: '08-009999',
  department_id: 'real-estate-tax',
  account: '08-009999',
  client: '0001',
  roll_type: 'REAL',
  owner: 'Okafor, Ngozi',
  address: '7 Canal Street',
  city: 'Troy',
  zip: '45373',
  legal_description: 'INLOT 7',
  tax_district: 'Troy City',
  homestead: false,
  owner_occupied: true,
  mortgage_company: 'First Valley Mortgage',
}

const first: Installment = {
  id: '08-009999-2025-1',
  bill_number: '25-999-1',
  cycle: '1',
  due_date: '2026-02-13',
  gross_cents: 100_000,
  reductions_cents: -20_000,
  special_assessments: [
    { project: '21-104', description: 'Main Street lighting', amount_cents: 3_620 },
    { project: '19-007', description: 'Sewer extension', amount_cents: 12_000 },
  ],
  penalty_cents: 8_000,
  interest_cents: 500,
  paid_cents: 50_000,
  balance_cents: 54_120,
  delinquent_since: null,
  status: { kind: 'past-due', cycle: '1', date: '2026-02-13' },
}

const second: Installment = {
  ...first,
  id: '08-009999-2025-2',
  bill_number: '25-999-2',
  cycle: '2',
  due_date: '2026-07-10',
  special_assessments: [
    { project: '19-007', description: 'Sewer extension', amount_cents: 12_000 },
  ],
  penalty_cents: 0,
  interest_cents: 0,
  paid_cents: 0,
  balance_cents: 92_000,
  status: { kind: 'due', cycle: '2', date: '2026-07-10' },
}

const years = [2025, 2024, 2023, 2022, 2021, 2020, 2019]

const bill: Bill = {
  about: { kind: 'property' },
  documents: [],
  notices: [{ kind: 'mortgage', company: 'First Valley Mortgage' }],
  link_pin: null,
  parcel,
  year: 2025,
  years,
  installments: [first, second],
  delinquent_cents: 0,
  total_cents: 146_120,
  status: first.status,
  hold: null,
  pending: { amount_cents: 50_000, at: '2026-06-01T14:02:00.000Z', cycles: ['1'] },
}

export const billAnswer = { data: { parcel, years, bill } }
