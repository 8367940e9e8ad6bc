import type { BillAbout } from '@/contract/bills/bill-kinds'
import type { Bill, Installment, Parcel } from '@/contract/bills/bills'

/** Bills in states that the default world has not at every moment. */

const parcel: Parcel = {
  id: 'PT-26-09999',
  department_id: 'parking-tickets',
  account: 'PT-26-09999',
  client: '0001',
  roll_type: 'CITATION',
  owner: 'O*** NGOZI',
  address: '***',
  city: 'Tiffin',
  zip: '44883',
  legal_description: 'Expired meter',
  tax_district: null,
  homestead: false,
  owner_occupied: false,
  mortgage_company: null,
}

const part: Installment = {
  id: 'PT-26-09999-2026-C',
  bill_number: 'PT-26-09999',
  cycle: 'C',
  due_date: '2026-06-19',
  gross_cents: 2_500,
  reductions_cents: 0,
  special_assessments: [],
  penalty_cents: 0,
  interest_cents: 0,
  paid_cents: 0,
  balance_cents: 2_500,
  delinquent_since: null,
  status: { kind: 'due', cycle: 'C', date: '2026-06-19' },
}

export const citation: Bill = {
  parcel,
  year: 2026,
  years: [2026],
  installments: [part],
  delinquent_cents: 0,
  total_cents: 2_500,
  status: part.status,
  hold: null,
  pending: null,
  about: {
    kind: 'citation',
    number: 'PT-26-09999',
    plate: '***4821',
    violation: 'Expired meter',
    issued_on: '2026-05-28',
    location: '100 block of Market Street',
    costs: [
      { until: '2026-06-19', amount_cents: 2_500 },
      { until: '2026-07-19', amount_cents: 4_000 },
      { until: null, amount_cents: 6_500 },
    ],
  },
  documents: [
    { kind: 'citation', url: 'https://documents.tiffin.example/PT-26-09999.pdf', year: 2026 },
  ],
  notices: [{ kind: 'cost-rises', after: '2026-06-19', amount_cents: 4_000 }],
  link_pin: null,
}

const utilityAbout: BillAbout = {
  kind: 'utility',
  service_address: '12 Water Street',
  current_cents: 9_115,
  past_due_cents: 0,
  aging: {
    as_of: '2026-06-01',
    days_0_30_cents: 9_115,
    days_31_60_cents: 0,
    days_61_90_cents: 0,
    days_over_90_cents: 0,
  },
  shut_off_date: null,
  usage: null,
}

const month: Installment = {
  ...part,
  id: '10-002232-2026-M',
  bill_number: '10-002232-2026-06',
  cycle: 'M',
  due_date: '2026-06-15',
  gross_cents: 9_115,
  balance_cents: 9_115,
  status: { kind: 'due', cycle: 'M', date: '2026-06-15' },
}

export const heldUtility: Bill = {
  ...citation,
  parcel: {
    ...parcel,
    id: '10-002232',
    department_id: 'water-sewer',
    account: '10-002232',
    roll_type: 'UTILITY',
    owner: 'Okafor, Ngozi',
    address: '12 Water Street',
    legal_description: null,
  },
  installments: [month],
  total_cents: 9_115,
  status: { kind: 'held' },
  hold: {
    code: 'CERTIFIED',
    reason: 'Your balance was certified to the county. Pay it with your property tax.',
    phone: '(330) 555-0143',
  },
  about: utilityAbout,
  documents: [],
  notices: [],
  link_pin: null,
}

export const billOf = (bill: Bill) => ({ data: { parcel: bill.parcel, years: bill.years, bill } })
