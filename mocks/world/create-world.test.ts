import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { verifierOf } from '@mocks/cloud/visit/verifiers'
import { accountLinkRow } from './bills/account-links'
import { auditRow } from './audit'
import { billRow, chargedCents, postedCents, type InstallmentRow } from './bills/bills'
import { cityMailRow } from './city-mails'
import { createWorld, type SharedTables } from './create-world'
import { departmentRow } from './departments'
import { importChange } from './import-changes'
import { importMemory, importRecord } from './imports'
import { merchantRow } from './merchants'
import { notificationRow } from './notifications'
import { parcelRow } from './bills/parcels'
import { paymentRow } from './payments/payments'
import { reconciliationRow } from './payments/reconciliations'
import { refundedCents } from './payments/refunds'
import { personaPassword, personaVerifier } from './personas'
import { booksOf } from './seed/books'
import { maintenanceWindowRow } from './maintenance-windows'
import { subscriptionRow } from './subscriptions'
import { userRow } from './users'
import { warningRow } from './warnings'
import { recaptchaBlockRow, recaptchaEventRow, recaptchaLimitsRow } from './recaptcha-events'

const world = createWorld('civic-till')
const tenants = world.merchants.all().map(({ sub_domain: label }) => {
  const tenant = world.tenant(label)
  if (!tenant) throw new Error(`${label} is missing`)
  return { label, tenant }
})
const miami = tenants.find(({ label }) => label === 'miamicounty')?.tenant
const balance = (part: InstallmentRow) => chargedCents(part) - postedCents(part)

/** They make all 17 towns, on a busy machine. */
const patience = { timeout: 30_000 }

describe('the default world', () => {
  it('has the same bytes for the same seed, and others for another', patience, () => {
    expect(createWorld('civic-till').hash()).toBe(world.hash())
    expect(createWorld('other').hash()).not.toBe(world.hash())
  })

  it('has the people that were drawn, each in a place of their own; another seed begins elsewhere', () => {
    const rowsOf = (seed: string) =>
      (createWorld(seed).tenant('tiffin')?.parcels.all() ?? [])
        .filter(({ department_id: department }) => department === 'water-sewer')
        .map(({ owner, address }) => `${owner}, ${address}`)
    const [usual, other] = [rowsOf('civic-till'), rowsOf('other')]
    expect(new Set(usual).size).toBe(120)
    expect(other).not.toEqual(usual)
    expect(other.toSorted()).toEqual(usual.toSorted())
    expect(new Set(world.users.all().map((row) => row.username)).size).toBe(world.users.size)
  })

  it('does not depend on the order in which tenants are opened', patience, () => {
    const other = createWorld('civic-till')
    expect(other.tenant('tiffin')?.bills.size).toBeGreaterThan(0)
    expect(other.tenant('miamicounty')?.payments.size).toBeGreaterThan(0)
    expect(other.hash()).toBe(world.hash())
  })

  it('makes its books anew as they are kept, whatever other worlds have changed in theirs', () => {
    const merchant = world.merchants.all().find((row) => row.sub_domain === 'miamicounty')
    const books = createWorld('civic-till').tenant('miamicounty')
    if (!merchant || !books) throw new Error('Miami County is missing')
    for (const { id, installments } of books.bills.all()) {
      books.bills.update(id, { installments: installments.slice(1) })
    }
    for (const row of books.bills.all()) row.installments.length = 0
    const { parcels, bills, payments } = booksOf(merchant, 'civic-till')
    const next = createWorld('civic-till').tenant('miamicounty')
    expect(next?.parcels.all()).toEqual(parcels)
    expect(next?.bills.all()).toEqual(bills)
    expect(next?.payments.all()).toEqual(payments)
  })

  it('holds only rows that its schemas accept', patience, () => {
    // Equal after parsing: no field is missing, wrong or unknown.
    const check = (schema: v.GenericSchema, rows: readonly unknown[]) =>
      expect(rows.map((row) => v.parse(schema, row))).toEqual(rows)
    const shared: Record<keyof SharedTables, readonly [v.GenericSchema, readonly unknown[]]> = {
      merchants: [merchantRow, world.merchants.all()],
      users: [userRow, world.users.all()],
      notifications: [notificationRow, world.notifications.all()],
      accountLinks: [accountLinkRow, world.accountLinks.all()],
      subscriptions: [subscriptionRow, world.subscriptions.all()],
      letters: [cityMailRow, world.letters.all()],
      reconciliations: [reconciliationRow, world.reconciliations.all()],
      imports: [importRecord, world.imports.all()],
      importMemories: [importMemory, world.importMemories.all()],
      importChanges: [importChange, world.importChanges.all()],
      audit: [auditRow, world.audit.all()],
      maintenanceWindows: [maintenanceWindowRow, world.maintenanceWindows.all()],
      warnings: [warningRow, world.warnings.all()],
      recaptchaEvents: [recaptchaEventRow, world.recaptchaEvents.all()],
      recaptchaBlocks: [recaptchaBlockRow, world.recaptchaBlocks.all()],
      recaptchaLimits: [recaptchaLimitsRow, world.recaptchaLimits.all()],
    }
    for (const [schema, rows] of Object.values(shared)) check(schema, rows)
    for (const { tenant } of tenants) {
      check(departmentRow, tenant.departments.all())
      check(parcelRow, tenant.parcels.all())
      check(billRow, tenant.bills.all())
      check(paymentRow, tenant.payments.all())
    }
  })

  it('has the 17 merchants with their departments', () => {
    const listed = Object.fromEntries(
      tenants.map(({ label, tenant }) => [
        label,
        tenant.departments.all().map(({ id, source_type: type }) => `${id} ${type}`),
      ]),
    )
    expect(Object.keys(listed)).toHaveLength(17)
    expect(listed).toMatchObject({
      miamicounty: [
        'real-estate-tax 2',
        'manufactured-home-tax 1',
        'building-permits 2',
        'dog-licenses 4',
      ],
      tiffin: ['water-sewer 2', 'parking-tickets 2', 'income-tax 3'],
      chardon: ['municipal-court 2', 'court-records 3'],
      leax: ['water 2', 'sewer 2'],
      eorwa: ['water 2', 'sewer 2'],
      amherstestimate: ['income-tax-estimate 4'],
      stow: ['building-permits 2'],
    })
    const of = (label: string) => tenants.find((entry) => entry.label === label)?.tenant
    expect(of('galion')?.departments.filter((row) => row.status)).toEqual([])
    // Nothing is online there, so nobody has paid online.
    expect(of('galion')?.payments.all()).toEqual([])
    const galions = of('galion')?.bills.all() ?? []
    const channels = galions.flatMap(({ installments }) =>
      installments.flatMap(({ postings }) => postings.map(({ channel }) => channel)),
    )
    expect(channels).toContain('counter')
    expect(channels).not.toContain('online')
    expect(of('brewster')?.merchant().is_enabled).toBe(0)
    expect(of('stow')?.merchant()).toMatchObject({
      force_guest_checkout_per_item: true,
      enableTerminal: true,
    })
  })

  it('has at least 120 parcels or accounts for each merchant with bills', () => {
    const few = tenants.filter(
      ({ tenant }) =>
        tenant.departments.filter((row) => row.source_type < 3).length > 0 &&
        tenant.parcels.size < 120,
    )
    expect(few).toEqual([])
  })

  it('has at least 80 utility accounts with something past due, 40 permits and 60 citations', () => {
    const parcels = tenants.flatMap(({ tenant }) => tenant.parcels.all())
    const count = (...kinds: string[]) =>
      parcels.filter(({ roll_type }) => kinds.includes(roll_type)).length
    expect(count('PERMIT')).toBeGreaterThanOrEqual(40)
    expect(count('CITATION')).toBeGreaterThanOrEqual(60)
    expect(count('COURT')).toBeGreaterThanOrEqual(60)
    const aged = tenants.flatMap(({ tenant }) =>
      tenant.bills.filter(({ installments }) => installments.some(({ aged: old }) => old)),
    )
    expect(aged.length).toBeGreaterThanOrEqual(80)
  })

  it('writes the password of the personas down rightly', () => {
    expect(verifierOf(personaPassword, personaVerifier.salt)).toEqual(personaVerifier)
  })
})

it('links the citizens among the personas to accounts that are there', () => {
  const links = world.accountLinks.all().map((row) => {
    const parcel = world.tenantOf(row.merchant_id)?.parcels.get(row.parcel_id)
    expect(parcel?.department_id).toBe(row.department_id)
    return [world.users.get(row.user_id)?.email, row.parcel_id]
  })
  expect(links).toEqual([
    ['user@miamicounty.example', '08-004512'],
    ['user@miamicounty.example', '08-004544'],
    ['user@tiffin.example', '10-002232'],
  ])
})

describe('Miami County', () => {
  const bill = (id: string) => miami?.bills.get(`${id}/2025`)?.installments ?? []
  const balances = (id: string) => bill(id).map((part) => [part.cycle, balance(part)])

  it('has the parcels of the pictures', () => {
    expect(balances('08-004512')).toEqual([
      ['1', 94_864],
      ['2', 91_244],
    ])
    expect(bill('08-004512')[0]).toMatchObject({
      bill_number: '25-081-1',
      gross_cents: 120_418,
      reductions_cents: -29_174,
      special_assessments: [{ description: 'Main Street lighting', amount_cents: 3_620 }],
    })
    expect(balances('08-004518')).toEqual([
      ['1', 0],
      ['2', 70_219],
    ])
    expect(balances('08-004544').every(([, cents]) => cents === 0)).toBe(true)
    const total = (id: string) => bill(id).reduce((sum, part) => sum + balance(part), 0)
    expect(total('08-004530')).toBe(531_044)
    expect(total('08-004571')).toBe(220_680)
    expect(miami?.parcels.get('08-004571')?.hold?.code).toBe('LIEN')
  })

  it('has no other house in that block', () => {
    const block = miami?.parcels.filter(({ address }) => /^1[1-3]\d\d Market Street$/.test(address))
    expect(block?.filter((row) => row.department_id === 'real-estate-tax')).toHaveLength(5)
  })

  it('has what the import files need', () => {
    const smith = bill('08-007731').find((part) => part.bill_number === '25-144-1')
    expect(smith && balance(smith)).toBeGreaterThanOrEqual(50_000)
    expect(smith && balance(smith)).toBeLessThan(950_000)
    for (const account of ['08-004512', '08-007731']) {
      expect(miami?.parcels.get(account)?.client).toBe('0001')
    }
    const doe = bill('08-004512').find((part) => part.bill_number === '25-081-1')
    expect(doe && balance(doe)).toBeGreaterThanOrEqual(94_864)
    expect(miami?.payments.by('installment', doe?.id ?? '')).toEqual([])
    expect(miami?.departments.get('real-estate-tax')?.search.pattern).toBe(
      String.raw`^\d{2}-\d{6}$`,
    )
    expect(world.tenant('miamicty')).toBeNull()
    expect(miami?.parcels.get('08-999999')).toBeUndefined()
    expect(miami?.parcels.get('08-000000')).toBeUndefined()
    expect(world.users.by('username', 'janedoe')).toEqual([])
    expect(world.users.by('username', 'pcole')).toEqual([])
    const tiffin = world.tenant('tiffin')
    for (let n = 2231; n <= 2238; n++) expect(tiffin?.parcels.get(`10-00${n}`)).toBeDefined()
    for (const { tenant } of tenants) expect(tenant.parcels.get('10-999999')).toBeUndefined()
  })

  it('has more addresses on Main Street than one search shows', () => {
    const main = miami?.parcels.filter((row) => row.address.endsWith(' Main Street'))
    expect(main?.length).toBeGreaterThan(200)
  })

  it('carries what earlier years left open into cycle D', () => {
    const bills = miami?.bills.all() ?? []
    const debtors = bills.filter((row) => row.installments.some((part) => part.cycle === 'D'))
    expect(debtors.length).toBeGreaterThan(10)
    for (const debtor of debtors) {
      const carried = bills
        .filter((row) => row.parcel_id === debtor.parcel_id)
        .flatMap((row) => row.installments.filter((part) => part.carried))
      const delinquent = debtor.installments.find((part) => part.cycle === 'D')
      expect(delinquent && chargedCents(delinquent)).toBe(
        carried.reduce((sum, part) => sum + chargedCents(part), 0),
      )
    }
  })

  it('has the odd payments that reports must show', () => {
    const rows = miami?.payments.all() ?? []
    expect(rows.filter((row) => row.returned)).toHaveLength(2)
    expect(rows.filter((row) => row.outcome === 'unknown')).toHaveLength(1)
    expect(rows.filter((row) => refundedCents(row) > 0)).toHaveLength(1)
    const posting = [...new Set(rows.map((row) => row.posting_date))].toSorted()
    expect(posting.slice(-3)).toEqual(['2026-05-28', '2026-05-29', '2026-06-01'])
    // The batch of the day that the world begins on is open, every earlier one is closed.
    const begins = '2026-06-01T14:00:00.000Z'
    expect(rows.filter((row) => row.posts_at > begins).map((row) => row.posting_date)).toContain(
      '2026-06-01',
    )
    for (const row of rows) expect(row.posts_at > begins).toBe(row.posting_date === '2026-06-01')
  })

  it('was paid in the weeks before, by every channel, and now and then in vain', () => {
    const rows = miami?.payments.filter((row) => row.credit_date < '2026-05-28') ?? []
    expect(rows.length).toBeGreaterThan(50)
    expect(new Set(rows.map((row) => row.channel))).toEqual(
      new Set(['online', 'counter', 'terminal']),
    )
    const paid = rows.filter((row) => row.outcome === 'approved')
    expect(paid.length).toBeLessThan(rows.length)
    const items = (miami?.payments.all() ?? []).flatMap((row) => row.items.map((item) => item.id))
    expect(new Set(items).size).toBe(items.length)
  })
})
