import { beforeEach, describe, expect, it } from 'vitest'
import { getAccount } from '@/contract/bills/accounts'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { getUser } from '@/contract/people/managed-users'
import { listUsers } from '@/contract/people/user-list'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { expectedFile } from './expected-files.test-support'
import { answered, bills, checked, imported, mapped, staffOf } from './imports.test-support'

let cloud: Cloud
let staff: Caller
let root: Caller

beforeEach(async () => {
  cloud = createCloud({ now: () => 0 })
  staff = await staffOf(cloud, 'miamicounty')
  root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
})

async function billOf(parcelId: string, year = 2025, caller = staff) {
  const params = { parcelId, year: String(year) }
  const { bill } = answered(await caller.call(getBill, { params, query: {} })).data
  if (!bill) throw new Error(`${parcelId} has no bill of ${year}`)
  return bill
}

async function lastPaymentOf(account: string) {
  const params = { account, client: '0001' }
  const inDepartment = { 'X-Department-Id': 'real-estate-tax' }
  return answered(await staff.call(getAccount, { params }, inDepartment)).data?.last_payment
}

const take = async (kind: Parameters<typeof expectedFile>[0]) => {
  const { department, table, merchant } = expectedFile(kind)
  return imported(root, { kind, department, table, merchant: merchant.id })
}

type Cells = Readonly<Record<string, string>>

/** A line for each fee of one permit. */
const permits = (...lines: readonly Cells[]) => {
  const [headings = []] = expectedFile('permits').table
  const usual: Cells = {
    department_id: 'building-permits',
    permit_number: 'BP-2026-09001',
    permit_type: 'Garage',
    status: 'Issued',
    applicant_name: 'ROE, SAM',
    contractor_name: 'ROE BUILDERS',
    expiration_date: '2026-12-31',
    site_address: '12 PINE ST',
    fee_code: 'PLAN',
    fee_amount: '75.00',
    amount_paid: '0.00',
    amount_due: '75.00',
    due_date: '2026-06-30',
    pay_online: 'Y',
  }
  const rows = lines.map((line) => headings.map((name) => ({ ...usual, ...line })[name] ?? ''))
  return { kind: 'permits' as const, department: 'building-permits', table: [headings, ...rows] }
}

describe('accounts', () => {
  it('bring new bills, changed charges, earlier years, and holds', async () => {
    await take('accounts')
    const smith = await billOf('08-007731')
    const amounts = smith.installments.map(({ cycle, balance_cents }) => [cycle, balance_cents])
    expect(amounts).toEqual([
      ['D', 128_877],
      ['1', 64_010 + 6_401 + 4_109],
      ['2', 64_010],
    ])
    const oak = await billOf('08-009900')
    expect([oak.total_cents, oak.hold?.code, oak.parcel.owner]).toEqual([
      150_200,
      'LIEN',
      'OAK LLC',
    ])
  })

  it('keep what was paid here, and the split of a sum that stays', async () => {
    const before = await billOf('08-007731')
    const sums = (of: typeof before) =>
      of.installments.map(({ gross_cents, reductions_cents }) => [gross_cents, reductions_cents])
    await imported(staff, bills(['08-007731', '2', '640.10']))
    expect(sums(await billOf('08-007731'))).toEqual(sums(before))
    await imported(staff, { ...bills(['08-007731', '2', '700.00']), name: 'b.csv' })
    expect(sums(await billOf('08-007731')).at(-1)).toEqual([70_000, 0])
  })

  it('that say the same again change nothing', async () => {
    await take('accounts')
    const { table } = expectedFile('accounts')
    const again = await imported(root, {
      kind: 'accounts',
      department: 'real-estate-tax',
      merchant: '1',
      table,
      again: true,
    })
    expect(again.result).toMatchObject({ new: 0, changed: 0, unchanged: 4, imported: 4 })
  })

  it('of a replacing file close what is not in it', async () => {
    const wanted = bills(['08-007731', '1', '745.20'])
    await imported(staff, { ...wanted, mode: 'replace-open' })
    expect((await billOf('08-004512')).total_cents).toBe(0)
    expect((await billOf('08-007731')).total_cents).toBe(74_520)
  })
})

describe('a replacing file', () => {
  const headings = bills().table[0] ?? []
  const row = (account: string, cycle: string, change: Cells = {}) => {
    const values: Cells = {
      account_number: account,
      client_number: '0001',
      tax_year: '2025',
      cycle,
      owner_name: 'OWNER, AN',
      due_date: '2026-07-10',
      current_charge: '10.00',
      amount_due: '10.00',
      ...change,
    }
    return headings.map((name) => values[name] ?? '')
  }
  const openOf = async (parcelId: string) =>
    (await billOf(parcelId)).installments.flatMap(({ cycle, balance_cents }) =>
      balance_cents > 0 ? [[cycle, balance_cents]] : [],
    )

  it.each<[string, Cells]>([
    ['an amount that is none', { amount_due: '1oo.00' }],
    ['an unknown cycle', { cycle: '9' }],
    ['a year that is none', { tax_year: 'MMXXV' }],
    ['a sum that is wrong', { amount_due: '11.00' }],
  ])('does not close what a refused row names: %s', async (_, change) => {
    const before = await openOf('08-007731')
    expect(before.length).toBeGreaterThan(1)
    const table = [headings, row('08-004512', '1'), row('08-007731', '1', change)]
    // In the file as a whole the account has all of its installments.
    const rest = before.flatMap(([cycle]) =>
      cycle === '1' ? [] : [row('08-007731', String(cycle), change)],
    )
    const { result } = await imported(staff, {
      ...bills(),
      table: [...table, ...rest],
      mode: 'replace-open',
    })
    expect(result?.refused).toBe(1 + rest.length)
    expect(await openOf('08-007731')).toEqual(before)
    expect(await openOf('08-004512')).toEqual([['1', 1_000]])
  })

  it('closes other years and cycles of an account that it names', async () => {
    const { result } = await imported(staff, {
      ...bills(),
      table: [headings, row('08-007731', '2', { amount_due: 'x' })],
      mode: 'replace-open',
    })
    expect(result).toMatchObject({ imported: 0, refused: 1 })
    // Of a refused row it is not known whether it tells of earlier years.
    expect((await openOf('08-007731')).map(([cycle]) => cycle)).toEqual(['D', '2'])
  })
})

describe('what is no amount', () => {
  it('is a change, too: a PIN, a roll type', async () => {
    const wanted = bills(['77-000001', '1', '100.00'])
    const [headings = [], row = []] = wanted.table
    const file = (pin: string, type: string) => ({
      ...wanted,
      table: [
        [...headings, 'link_pin', 'roll_type'],
        [...row, pin, type],
      ],
    })
    await imported(staff, file('', ''))
    expect((await billOf('77-000001')).link_pin).toMatch(/^\d{6}$/u)
    const { result } = await imported(staff, file('864209', 'PERSONAL'))
    expect(result).toMatchObject({ unchanged: 0, changed: 1 })
    const bill = await billOf('77-000001')
    expect([bill.link_pin, bill.parcel.roll_type]).toEqual([null, 'PERSONAL'])
  })

  it('is a change, too: the due date of a fee, and that it is not paid online', async () => {
    const file = (due_date: string, pay_online: string) => permits({ due_date, pay_online })
    await imported(staff, file('2026-06-30', 'Y'))
    const { result } = await imported(staff, file('2026-07-15', 'N'))
    expect(result).toMatchObject({ unchanged: 0, changed: 1 })
    const { status, installments } = await billOf('BP-2026-09001', 2026)
    expect([status.kind, installments[0]?.due_date]).toEqual(['held', '2026-07-15'])
  })
})

describe('payments', () => {
  it('pay bills, and a reversal takes one back', async () => {
    const before = await billOf('08-007731')
    await take('payments')
    const after = await billOf('08-004512')
    expect(after.installments.find(({ cycle }) => cycle === '1')?.balance_cents).toBe(0)
    // 500.00 in cash, taken back in the same file.
    expect((await billOf('08-007731')).total_cents).toBe(before.total_cents)
  })

  it('that were taken back are voided in the history, and are no last payment', async () => {
    const lastBefore = await lastPaymentOf('08-007731')
    await take('payments')
    const params = { parcelId: '08-007731' }
    const { data } = answered(await staff.call(getBillHistory, { params, query: {} }))
    const cash = data.filter(({ tender }) => tender === 'cash')
    expect(cash).toMatchObject([{ amount_cents: 50_000, status: 'voided' }])
    expect(await lastPaymentOf('08-007731')).toEqual(lastBefore)
  })

  it('that were taken back in part say so', async () => {
    const { table, department } = expectedFile('payments')
    const part = table.map((row) => row.map((cell) => (cell === '-500.00' ? '-200.00' : cell)))
    await imported(root, { kind: 'payments', department, merchant: '1', table: part })
    const params = { parcelId: '08-007731' }
    const { data } = answered(await staff.call(getBillHistory, { params, query: {} }))
    const cash = data.filter(({ tender }) => tender === 'cash')
    expect(cash).toMatchObject([{ amount_cents: 50_000, status: 'part-refunded' }])
    expect(await lastPaymentOf('08-007731')).toEqual({ date: '2026-02-03', amount_cents: 50_000 })
  })

  it('are taken once', async () => {
    await take('payments')
    const { table, department } = expectedFile('payments')
    const again = await imported(root, {
      kind: 'payments',
      department,
      merchant: '1',
      table,
      again: true,
    })
    expect(again.result?.imported).toBe(0)
  })
})

describe('permits', () => {
  it('become one bill with a line for each fee', async () => {
    const building = { fee_code: 'BLDG', fee_amount: '120.00', amount_due: '120.00' }
    await imported(staff, permits({}, building))
    const bill = await billOf('BP-2026-09001', 2026)
    expect(bill.total_cents).toBe(19_500)
    expect(bill.about).toMatchObject({
      kind: 'permit',
      contractor: 'ROE BUILDERS',
      expires_on: '2026-12-31',
      fee_lines: [
        { code: 'PLAN', due_cents: 7_500 },
        { code: 'BLDG', due_cents: 12_000 },
      ],
    })
  })

  it('are due with their first fee, and not paid online while one fee is not', async () => {
    const stopped = { fee_code: 'BLDG', due_date: '2026-07-31', pay_online: 'N' }
    const file = permits({ due_date: '2026-06-30' }, stopped)
    await imported(staff, file)
    const shown = async () => {
      const { status, installments } = await billOf('BP-2026-09001', 2026)
      return [status.kind, installments[0]?.due_date]
    }
    expect(await shown()).toEqual(['held', '2026-06-30'])
    const again = await imported(staff, { ...file, again: true })
    expect(again.result).toMatchObject({ unchanged: 2, changed: 0 })
    // A fee that the file does not name stays, with its day and its stop.
    await imported(staff, permits({ due_date: '2026-08-15' }))
    expect(await shown()).toEqual(['held', '2026-07-31'])
  })

  it('that the file names are compared with what their page shows', async () => {
    const { kind, department, table } = expectedFile('permits')
    const { id } = await mapped(staff, { kind, department, table })
    const { rows } = await checked(staff, id)
    const changes = rows.slice(0, 2).map((row) => row.changes)
    for (const shown of changes) {
      expect(shown).toContainEqual({
        column: 'status',
        before: 'awaiting-payment',
        after: 'Approved-fee due',
      })
      expect(shown).toContainEqual({
        column: 'due_date',
        before: '2026-06-12',
        after: '2026-05-02',
      })
    }
  })

  it.each(['Void', 'Expired'])('that are %s cannot be paid', async (status) => {
    await imported(staff, permits({ status }))
    expect((await billOf('BP-2026-09001', 2026)).status.kind).toBe('held')
  })
})

describe('aging', () => {
  const [headings = []] = expectedFile('aging').table
  const account = ['water-sewer', '10-002234', '0001', '2026-06-01']

  it('puts what is open into its buckets, with the day of the shut-off', async () => {
    await take('aging')
    const tiffin = await staffOf(cloud, 'tiffin')
    const params = { account: '10-002232', client: '0001' }
    const inDepartment = { 'X-Department-Id': 'water-sewer' }
    const { data } = answered(await tiffin.call(getAccount, { params }, inDepartment))
    expect(data?.balance_cents).toBe(58_034)
    const bill = await billOf('10-002232', 2026, tiffin)
    expect(bill.about).toMatchObject({ kind: 'utility', shut_off_date: '2026-06-20' })
  })

  it('tells of the last payment, also where nothing else has changed', async () => {
    const line = [...account, '80.00', '0.00', '0.00', '0.00']
    const file = (date: string, amount: string) => ({
      kind: 'aging' as const,
      department: 'water-sewer',
      table: [headings, [...line, '80.00', date, amount, '', 'ACTIVE']],
    })
    const tiffin = await staffOf(cloud, 'tiffin')
    const last = async () => {
      const params = { account: '10-002234', client: '0001' }
      const inDepartment = { 'X-Department-Id': 'water-sewer' }
      return answered(await tiffin.call(getAccount, { params }, inDepartment)).data?.last_payment
    }
    await imported(tiffin, file('', ''))
    const before = await last()
    const { result } = await imported(tiffin, file('2026-05-30', '41.20'))
    expect(result).toMatchObject({ unchanged: 0, changed: 1 })
    expect(await last()).toEqual({ date: '2026-05-30', amount_cents: 4_120 })
    // An older one than is known here says nothing new.
    await imported(tiffin, file('2019-01-02', '1.00'))
    expect(await last()).toEqual(before)
  })

  it('of a later day is as the file says, credits too', async () => {
    const line = [...account, '80.00', '0.00', '15.00', '5.00', '100.00', '', '', '', 'ACTIVE']
    const tiffin = await staffOf(cloud, 'tiffin')
    const table = [headings, line]
    await imported(tiffin, { kind: 'aging', department: 'water-sewer', table })
    const bill = await billOf('10-002234', 2026, tiffin)
    expect(bill.about).toMatchObject({
      aging: {
        days_0_30_cents: 8_000,
        days_31_60_cents: 0,
        days_61_90_cents: 1_500,
        days_over_90_cents: 500,
      },
    })
  })
})

describe('users', () => {
  const file = (role: string, departments: string) => ({
    kind: 'users' as const,
    department: null,
    merchant: '1',
    table: [
      ['email', 'name', 'role', 'merchant', 'departments'],
      ['pat@example.com', 'Pat Roe', role, 'miamicounty', departments],
    ],
  })
  const again = async (role: string, departments: string) =>
    (await imported(root, { ...file(role, departments), again: true })).result

  it('without departments of their own are the same the next time', async () => {
    await imported(root, file('User', 'real-estate-tax'))
    expect(await again('User', 'real-estate-tax')).toMatchObject({ unchanged: 1, changed: 0 })
  })

  it('keep their departments where the file names none', async () => {
    await imported(root, file('Merchant User', 'building-permits'))
    expect(await again('Merchant User', '')).toMatchObject({ unchanged: 1, changed: 0 })
    const query = { merchant_id: '1', q: 'pat@example.com' } as const
    const [pat] = answered(await root.call(listUsers, { query })).data
    const user = answered(await root.call(getUser, { params: { id: pat?.id ?? '' } })).data
    expect(user.departments).toEqual(['building-permits'])
  })

  it('are invited, and linked to their accounts', async () => {
    const { result } = await take('users')
    expect(result).toMatchObject({ imported: 2, invited: 2, new: 2 })
    const query = { merchant_id: '1', q: 'jane.doe@example.com' } as const
    const [jane] = answered(await root.call(listUsers, { query })).data
    expect(jane).toMatchObject({ username: 'janedoe', status: 'invited', linked_accounts: 1 })
    const invited = cloud.outbox.filter(({ kind }) => kind === 'invite').map(({ to }) => to)
    expect(invited).toEqual(['jane.doe@example.com', 'clerk1@example.gov'])
  })
})
