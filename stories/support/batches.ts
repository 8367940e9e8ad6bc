import type { BatchRow } from '@/contract/reports/posting-report'

const noMoney = {
  payments: 0,
  principal_cents: 0,
  fee_cents: 0,
  gross_cents: 0,
  refunds: 0,
  refund_cents: 0,
  voids: 0,
  void_cents: 0,
  returns: 0,
  return_cents: 0,
  fee_back_cents: 0,
  net_cents: 0,
}

const ofThursday = {
  id: '1-20260528',
  posting_date: '2026-05-28',
  closes_at: '2026-05-29T00:00:00.000Z',
  closed: true,
  ...noMoney,
}

export const reconciledByOwen: BatchRow = {
  ...ofThursday,
  payments: 1,
  principal_cents: 90_000,
  gross_cents: 90_000,
  net_cents: 90_000,
  expected_cents: 90_000,
  card_funding: '2026-05-29',
  echeck_funding: null,
  reconciliation: {
    deposit_cents: 90_000,
    difference_cents: 0,
    note: 'Seen by Owen',
    by: 'Owen Shultz',
    at: '2026-06-01T13:00:00.000Z',
  },
  version: 'of-owen',
}

export const onlyReturns: BatchRow = {
  ...ofThursday,
  returns: 1,
  return_cents: 12_500,
  net_cents: -12_500,
  expected_cents: -12_500,
  card_funding: null,
  echeck_funding: '2026-06-02',
  reconciliation: null,
  version: '',
}
