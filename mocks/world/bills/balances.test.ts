import { expect, test } from 'vitest'
import { createWorld } from '@mocks/world/create-world'
import { balancesAt } from './balances'
import type { BillRow, Posting } from './bills'

const now = Date.parse('2026-06-01T14:00:00Z')
const tenant = createWorld('civic-till').tenant('tiffin')
const [bill] = tenant?.bills.by('parcel', '10-002232') ?? []

/** Past due of several months, of which so much has come in. */
function pastDue(paidCents: number) {
  if (!tenant || !bill) throw new Error('The account is missing')
  const paid: Posting = {
    id: 'cash',
    at: '2026-05-30T12:00:00.000Z',
    amount_cents: paidCents,
    channel: 'counter',
    tender: 'cash',
  }
  const installments = bill.installments.map((part) => ({
    ...part,
    postings: part.aged === undefined || paidCents === 0 ? [] : [paid],
  }))
  const row: BillRow = { ...bill, installments }
  const balances = balancesAt(tenant, now)
  const part = balances.installments(row).find(({ cycle }) => cycle === 'D')
  return [part?.due_date, balances.aged(row)[0]?.due_date, part?.balance_cents]
}

test('several months past due are so since the oldest that is open: it is paid first', () => {
  const [oldest, , whole = 0] = pastDue(0)
  expect(pastDue(0)).toEqual([oldest, oldest, 48_919])
  const [since, aged, left] = pastDue(Number(whole) - 1_000)
  expect(since).toBe(aged)
  expect(left).toBe(1_000)
  expect(String(since) > String(oldest)).toBe(true)
})
