import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckedRow, ImportKind } from '@/contract/imports/imports'
import { createCheck } from '@/rules/imports/checks/create-check'
import { importColumns, importTemplate } from '@/rules/imports/columns'
import { suggestMapping } from '@/rules/imports/match-columns'
import { subjectOf } from '@mocks/cloud/gate'
import { found } from '@mocks/cloud/reply'
import { createWorld, type World } from '@mocks/world/create-world'
import { personaUserId } from '@mocks/world/seed/users'
import { booksAt } from './books/books'
import { runIn } from './world.test-support'

/** Whatever an import writes is compared with the books, so that its preview says it before. */

type Cells = Readonly<Record<string, string>>

interface Case {
  readonly merchant: string
  readonly department: string | null
  /** The template's row, with these cells. */
  readonly row: Cells
  /** What tells rows apart, or only has to add up. */
  readonly keys: readonly string[]
  /** Each changed on top of those before, and the column that the preview names for it. */
  readonly changes: readonly (readonly [Cells, string?])[]
}

const kinds = {
  accounts: {
    merchant: '1',
    department: 'real-estate-tax',
    row: { account_number: '77-000001', link_pin: '111111' },
    keys: ['department_id', 'account_number', 'client_number', 'tax_year', 'cycle', 'amount_due'],
    changes: [
      [{ roll_type: 'PERSONAL' }],
      [{ bill_number: '25-081-9' }],
      [{ owner_name: 'ROE, SAM' }],
      [{ owner_name_2: 'ROE, PAT' }, 'owner_name'],
      [{ service_address: '12 PINE ST' }],
      [{ service_city: 'PIQUA' }],
      [{ service_zip: '45356' }],
      [{ legal_description: 'LOT 13' }],
      [{ due_date: '2026-03-13' }],
      [{ current_charge: '900.00', amount_due: '936.20' }],
      [{ special_assessment: '30.00', amount_due: '930.00' }],
      [{ penalty: '1.00', amount_due: '931.00' }],
      [{ interest: '2.00', amount_due: '933.00' }],
      [{ prior_delinquent: '10.00', amount_due: '943.00' }],
      [{ amount_paid: '3.00', amount_due: '940.00' }],
      [{ pay_online: 'N' }, 'hold_code'],
      [{ hold_code: 'LIEN' }],
      [{ link_pin: '222222' }],
    ],
  },
  users: {
    merchant: '1',
    department: null,
    row: {
      email: 'pat@example.com',
      username: 'patroe',
      role: 'Merchant User',
      departments: 'real-estate-tax',
      ebilling: 'N',
      send_invite: 'N',
    },
    // An invitation is no state of the books: below.
    keys: ['email', 'merchant', 'client_number', 'send_invite'],
    changes: [
      [{ name: 'Pat Roe' }],
      [{ username: 'patroe2' }],
      [{ phone: '937-555-0102' }],
      [{ departments: 'real-estate-tax;dog-licenses' }],
      [{ account_number: '08-007731' }],
      [{ ebilling: 'Y' }],
      [{ language: 'es' }],
      [{ role: 'Merchant Admin' }],
    ],
  },
  permits: {
    merchant: '1',
    department: 'building-permits',
    row: { permit_number: 'BP-2026-09001' },
    keys: ['department_id', 'permit_number', 'fee_code', 'amount_due'],
    changes: [
      [{ permit_type: 'Garage' }],
      [{ application_date: '2026-04-01' }],
      [{ issue_date: '2026-04-20' }],
      [{ expiration_date: '2026-12-31' }],
      [{ applicant_name: 'ROE, SAM' }],
      [{ contractor_name: 'ROE BUILDERS' }],
      [{ contractor_license: 'OH-1' }],
      [{ site_address: '12 PINE ST' }],
      [{ parcel_number: '08-007731' }],
      [{ description: '20x20 garage' }],
      [{ fee_description: 'Review' }],
      [{ fee_amount: '80.00', amount_due: '80.00' }],
      [{ amount_paid: '5.00', amount_due: '75.00' }],
      [{ due_date: '2026-06-30' }],
      [{ pay_online: 'N' }],
      [{ status: 'Void' }],
    ],
  },
  aging: {
    merchant: '2',
    department: 'water-sewer',
    row: {},
    keys: ['department_id', 'account_number', 'client_number', 'total_balance'],
    changes: [
      [{ days_0_30: '90.15', total_balance: '579.34' }],
      [{ days_31_60: '87.40', total_balance: '578.34' }],
      [{ days_61_90: '89.02', total_balance: '577.34' }],
      [{ days_over_90: '309.77', total_balance: '576.34' }],
      [{ last_payment_date: '2026-05-15' }],
      [{ last_payment_amount: '60.00' }],
      [{ shutoff_date: '2026-06-25' }],
      [{ account_status: 'CLOSED' }],
      [{ as_of_date: '2026-06-01' }],
    ],
  },
} as const satisfies Partial<Record<ImportKind, Case>>

type Kind = keyof typeof kinds
const names: readonly Kind[] = ['accounts', 'users', 'permits', 'aging']

const now = Date.parse('2026-06-01T14:00:00.000Z')

function tableOf(kind: Kind, cells: Cells): (readonly string[])[] {
  const { headings, example } = importTemplate(kind)
  const row: Cells = { ...kinds[kind].row, ...cells }
  return [headings, headings.map((name, place) => row[name] ?? example[place] ?? '')]
}

function checkedIn(world: World, kind: Kind, cells: Cells): CheckedRow {
  const { merchant, department } = kinds[kind]
  const [headings = [], row = []] = tableOf(kind, cells)
  const books = booksAt({
    world,
    tenant: found(world.tenantOf(merchant), 'The merchant'),
    kind,
    mode: 'add-and-update',
    department_id: department,
    subject: subjectOf(world.users.get(personaUserId('super')) ?? null),
    now,
  })
  const mapping = suggestMapping(kind, headings, [row], department)
  return createCheck(kind, { headings, mapping }, books).row(2, row).checked
}

const take = (world: World, kind: Kind, cells: Cells, id: string) => {
  const { merchant, department } = kinds[kind]
  return runIn(world, { id, kind, merchant, department, table: tableOf(kind, cells) })
}

describe.each(names)('a row of %s', (kind) => {
  const { changes, keys, merchant }: Case = kinds[kind]
  let world: World
  let cells: Cells = {}

  beforeAll(async () => {
    world = createWorld('civic-till')
    await take(world, kind, {}, '900')
  })

  it('is unchanged where it says the same again', () => {
    expect(checkedIn(world, kind, {})).toMatchObject({ outcome: 'unchanged', changes: [] })
  })

  it('is unchanged, and changes nothing, where only unused columns say something else', async () => {
    const unused = importColumns[kind].filter(({ isUsed }) => !isUsed)
    const others: Cells = Object.fromEntries(
      unused.map(({ name, type }) => [name, type === 'day' ? '2026-01-06' : '7']),
    )
    const other = { ...others, ...('email' in others && { email: 'other@example.com' }) }
    const state = () => [world.tenantOf(merchant)?.booksHash(), world.users.hash()]
    const before = state()
    const { result } = await take(world, kind, other, '901')
    expect(result).toMatchObject({ unchanged: 1, changed: 0 })
    expect(state()).toEqual(before)
  })

  it('has a change here for every column that is used', () => {
    const used = importColumns[kind].filter(({ name, isUsed }) => isUsed && !keys.includes(name))
    const changed = changes.flatMap(([change]) => Object.keys(change))
    expect(new Set([...changed, ...keys])).toEqual(
      new Set([...used.map(({ name }) => name), ...keys]),
    )
  })

  it.each(changes.map(([change, named], at) => ({ change, at, named })))(
    'is changed by $change, and the same after that',
    async ({ change, at, named = Object.keys(change)[0] }) => {
      cells = { ...cells, ...change }
      const checked = checkedIn(world, kind, cells)
      expect(checked.outcome).toBe('changed')
      expect(checked.issues.map(({ code }) => code)).toContain('W101')
      expect(checked.changes.map(({ column }) => column)).toEqual([named])
      await take(world, kind, cells, String(910 + at))
      expect(checkedIn(world, kind, cells).outcome).toBe('unchanged')
    },
  )
})

it('an invitation is a change for as long as somebody has no password', async () => {
  const world = createWorld('civic-till')
  await take(world, 'users', {}, '900')
  expect(checkedIn(world, 'users', { send_invite: 'Y' }).changes).toEqual([
    { column: 'send_invite', before: 'N', after: 'Y' },
  ])
})

it('a PIN is nowhere in what is said to change', async () => {
  const world = createWorld('civic-till')
  await take(world, 'accounts', {}, '900')
  const checked = checkedIn(world, 'accounts', { link_pin: '222222' })
  expect(checked.changes).toEqual([{ column: 'link_pin', before: null, after: null }])
  expect(JSON.stringify(checked)).not.toMatch(/111111|222222/u)
})
