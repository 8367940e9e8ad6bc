import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bill-search'
import { getBill } from '@/contract/bills'
import {
  addSampleBills,
  cancelScheduledSettings,
  createDepartment,
  deleteDepartment,
  type DepartmentFields,
  listMerchantDepartments,
  mostDepartments,
  orderDepartments,
  saveDepartmentSettings,
  testSource,
  updateDepartment,
} from '@/contract/department-setup'
import { listAudit } from '@/contract/audit'
import { listDepartments } from '@/contract/departments'
import { getTypeList } from '@/contract/payment-types'
import { quotePayment } from '@/contract/payments'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'

const merchant_id = '1'

async function provider(persona = 'super') {
  const cloud = createCloud()
  const token = await tokenFor(cloud, `${persona}@civictill.example`)
  return { cloud, root: callerFor(cloud, null, { token }), city: callerFor(cloud, 'miamicounty') }
}

const add = (root: Caller, change: Partial<DepartmentFields>) =>
  root.call(createDepartment, {
    body: { merchant_id, department: { ...sampleDepartment, hidden: false, ...change } },
  })

async function rowOf(root: Caller, id: string) {
  const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
  const row = answer?.data.find((one) => one.id === id)
  if (!row) throw new Error(`No department ${id}`)
  return row
}

const blindField = {
  key: '',
  required: true,
  label: '',
  help: '',
  pattern: '',
  example: '',
  confirm: false,
  minimum: null,
  maximum: null,
  options: [],
}

describe('a new department is at once on the city’s own page', () => {
  it('of the other system: with bills whose numbers match the pattern', async () => {
    const { root, city } = await provider()
    const source = { endpoint: 'https://tyler.example.com/api', tax_code: 'MH', roll_types: 'MH' }
    const { status } = await add(root, { source_type: 1, source })
    expect(status).toBe(200)
    const headers = { 'X-Department-Id': 'sample-tax' }
    const found = await city.call(searchBills, { query: { q: '77-0100', by: 'number' } }, headers)
    const [bill] = found.answer?.data ?? []
    expect(bill?.account).toBe('77-0100')
    const { answer } = await city.call(
      getBill,
      { params: { parcelId: bill?.parcel_id ?? '', year: String(bill?.year ?? '') }, query: {} },
      headers,
    )
    expect(answer?.data.bill?.installments.map(({ cycle }) => cycle)).toEqual(['1', '2'])
    expect(await rowOf(root, 'sample-tax')).toMatchObject({ has_bills: true, has_payments: false })
  })

  it('of the other system that does not answer: without bills', async () => {
    const { root } = await provider()
    const source = { endpoint: 'https://offline.example.com/', tax_code: 'MH', roll_types: 'MH' }
    await add(root, { source_type: 1, source })
    expect((await rowOf(root, 'sample-tax')).has_bills).toBe(false)
  })

  it('with imported bills: samples, once, in the test environment only', async () => {
    const { root } = await provider()
    await add(root, {})
    const body = { merchant_id, department_id: 'sample-tax' }
    expect((await root.call(addSampleBills, { body })).answer?.data.bills).toBe(12)
    expect((await root.call(addSampleBills, { body })).status).toBe(409)
    const tiffin = await root.call(addSampleBills, {
      body: { merchant_id: '2', department_id: 'parking-tickets' },
    })
    expect(tiffin.failure).toMatchObject({ code: 'production' })
  })

  it('on another site: open once staff has checked the address', async () => {
    const { root, city } = await provider()
    const outside = {
      url: 'https://pay.vendor.example/start',
      checked: false,
      vendor: 'Vendor',
      fee: '',
      needs: '',
    }
    await add(root, { id: 'unchecked', source_type: 3, outside })
    const linkOf = async (id: string) => {
      const { answer } = await city.call(listDepartments, {})
      return answer?.data.find((row) => row.id === id)
    }
    expect(await linkOf('unchecked')).toMatchObject({ url: null, outside: { link: 'checking' } })
    await add(root, { id: 'checked', source_type: 3, outside: { ...outside, checked: true } })
    expect(await linkOf('checked')).toMatchObject({ url: outside.url, outside: { link: 'open' } })
  })

  it('without bills: with the fields and types of the builder', async () => {
    const { root, city } = await provider()
    const form = {
      intro: 'For one day.',
      fields: [
        { ...blindField, kind: 'type' as const },
        { ...blindField, kind: 'text' as const, label: '公園の名前' },
        { ...blindField, kind: 'text' as const, label: 'The “big” <b>room</b>' },
        { ...blindField, kind: 'text' as const, label: 'The big room' },
      ],
      types: [
        { VAL: 'DAY', MSG: 'A day', price_cents: 7_500, minimum_cents: null, maximum_cents: null },
      ],
    }
    expect((await add(root, { id: 'rooms', source_type: 4, form })).status).toBe(200)
    const headers = { 'X-Department-Id': 'rooms' }
    const { answer } = await city.call(getTypeList, {}, headers)
    expect(answer?.data).toEqual([{ VAL: 'DAY', MSG: 'A day', price_cents: 7_500 }])
    const item = {
      id: crypto.randomUUID(),
      department_id: 'rooms',
      amount_cents: 7_500,
      entry: { type: 'DAY', text: 'a', the_big_b_room_b: 'b', the_big_room: 'c' },
    }
    const quote = await city.call(quotePayment, { body: { items: [item], tender: 'card' } })
    expect(quote.answer?.data).toMatchObject({ subtotal_cents: 7_500, fee_cents: 395 })
  })
})

describe('what is refused', () => {
  const of = async (change: Partial<DepartmentFields>) => {
    const { root } = await provider()
    return (await add(root, change)).failure.errors ?? {}
  }

  it.each([
    ['a page of the site', { id: 'sign-in' }, 'department.id', /own pages/],
    ['an address with spaces', { id: 'my tax' }, 'department.id', /hyphens/],
    ['an address that is taken', { id: 'real-estate-tax' }, 'department.id', /Another department/],
    ['no name', { name: ' ' }, 'department.name', /required/],
    [
      'an example of another shape',
      { search: { ...sampleDepartment.search, example: '770100' } },
      'department.search.example',
      /does not match/,
    ],
    [
      'a script as an address',
      {
        source_type: 3 as const,
        outside: { ...sampleDepartment.outside, url: 'javascript:alert(1)' },
      },
      'department.outside.url',
      /https/,
    ],
    [
      'a field for social security numbers',
      {
        source_type: 4 as const,
        form: {
          intro: '',
          types: [],
          fields: [
            { ...blindField, kind: 'amount' as const },
            { ...blindField, kind: 'text' as const, label: 'S.S.N.' },
          ],
        },
      },
      'department.form.fields.1.label',
      /may not be asked/,
    ],
  ])('%s', async (_what, change, path, text) => {
    expect((await of(change))[path]?.[0]).toMatch(text)
  })

  it('another kind, once there are bills', async () => {
    const { root } = await provider()
    const row = await rowOf(root, 'real-estate-tax')
    const department = { ...sampleDepartment, id: row.id, bills: 'utility' as const }
    const search = { ...department.search, second: ['zip' as const] }
    const { failure } = await root.call(updateDepartment, {
      params: { id: row.id },
      body: { merchant_id, version: row.version, department: { ...department, search } },
    })
    expect(failure.errors).toHaveProperty(['department.source_type'])
  })

  it('a stale save, with the department as it is now', async () => {
    const { root } = await provider()
    const { answer } = await add(root, {})
    const body = { merchant_id, version: answer?.data.version ?? '', department: sampleDepartment }
    const params = { id: 'sample-tax' }
    const first = { ...sampleDepartment, name: '税金 "A" <b>' }
    await root.call(updateDepartment, { params, body: { ...body, department: first } })
    const { status, failure } = await root.call(updateDepartment, { params, body })
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'changed', current: { name: '税金 "A" <b>' } })
  })

  it('a department that has payments stays', async () => {
    const { root } = await provider()
    const drop = (id: string) =>
      root.call(deleteDepartment, { params: { id }, query: { merchant_id } })
    expect((await drop('real-estate-tax')).failure).toMatchObject({ code: 'has_payments' })
    await add(root, {})
    expect((await drop('sample-tax')).status).toBe(200)
    expect((await drop('sample-tax')).status).toBe(404)
  })

  it('an order of other departments', async () => {
    const { root, city } = await provider()
    const order = (department_ids: string[]) =>
      root.call(orderDepartments, { body: { merchant_id, department_ids } })
    const ids = ['dog-licenses', 'building-permits', 'manufactured-home-tax', 'real-estate-tax']
    expect((await order(ids)).status).toBe(200)
    const { answer } = await city.call(listDepartments, {})
    expect(answer?.data.map(({ id }) => id)).toEqual(ids)
    expect((await order(ids.slice(1))).status).toBe(409)
    expect((await order([...ids.slice(1), 'real-estate-tax'])).status).toBe(409)
  })

  it('departments without end', async () => {
    const { root } = await provider()
    for (let number = 4; number < mostDepartments; number += 1) {
      expect((await add(root, { id: `tax-${number}` })).status).toBe(200)
    }
    expect((await add(root, { id: 'one-more' })).failure).toMatchObject({ code: 'too_many' })
    const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
    expect(answer?.data).toHaveLength(mostDepartments)
  }, 60_000)
})

it.each([
  ['https://tyler.example.com/', 'RE', 'answers'],
  ['https://offline.example.com/', 'RE', 'no-answer'],
  ['https://tyler.example.com/', 'X9', 'unknown-code'],
])('the other system at %s with the code %s: %s', async (endpoint, tax_code, result) => {
  const { root } = await provider()
  const source = { endpoint, tax_code, roll_types: 'REAL' }
  const { answer } = await root.call(testSource, { body: { merchant_id, source } })
  expect(answer?.data.result).toBe(result)
})

describe('payment settings', () => {
  it('from tomorrow are today’s until tomorrow', async () => {
    const { cloud, root, city } = await provider()
    const { payment_settings } = await rowOf(root, 'dog-licenses')
    const dearer = { ...payment_settings, card_fee: { rate_bp: 400, minimum_cents: 900 } }
    const body = { merchant_id, department_id: 'dog-licenses', payment_settings: dearer }
    const saved = await root.call(saveDepartmentSettings, {
      body: { ...body, effective_from: '2026-06-02' },
    })
    expect(saved.answer?.data).toMatchObject({
      payment_settings: { card_fee: { minimum_cents: 395 } },
      scheduled: { from: '2026-06-02', payment_settings: { card_fee: { minimum_cents: 900 } } },
    })
    const feeNow = async () => {
      const { answer } = await city.call(listDepartments, {})
      return answer?.data.find(({ id }) => id === 'dog-licenses')?.payment_settings.card_fee
    }
    expect(await feeNow()).toEqual({ rate_bp: 295, minimum_cents: 395 })
    // 23:59 in Ohio is still the first of June.
    await cloud.control.moveClock(Date.parse('2026-06-02T03:59:00Z') - cloud.clock.now())
    expect(await feeNow()).toEqual({ rate_bp: 295, minimum_cents: 395 })
    await cloud.control.moveClock(60_000)
    expect(await feeNow()).toEqual({ rate_bp: 400, minimum_cents: 900 })
    // Sessions have ended by then.
    const later = await tokenFor(cloud, 'super@civictill.example')
    const again = callerFor(cloud, null, { token: later })
    expect(await rowOf(again, 'dog-licenses')).toMatchObject({ scheduled: null })
  })

  it('that are planned can be dropped, and are kept by a change at once', async () => {
    const { root } = await provider()
    const row = await rowOf(root, 'dog-licenses')
    const of = { merchant_id, department_id: row.id }
    const planned = { ...row.payment_settings, minimum_cents: 700 }
    const later = { ...of, payment_settings: planned, effective_from: '2026-07-01' }
    await root.call(saveDepartmentSettings, { body: later })
    await root.call(saveDepartmentSettings, {
      body: { ...of, payment_settings: { ...row.payment_settings, minimum_cents: 300 } },
    })
    expect(await rowOf(root, row.id)).toMatchObject({
      payment_settings: { minimum_cents: 300 },
      scheduled: { from: '2026-07-01' },
    })
    expect((await root.call(cancelScheduledSettings, { body: of })).status).toBe(200)
    expect((await root.call(cancelScheduledSettings, { body: of })).status).toBe(409)
    const { answer } = await root.call(listAudit, { query: { action: 'payment-settings-changed' } })
    expect(answer?.data).toHaveLength(3)
  })

  it.each([
    ['no tender', { tenders: [] }, 'tenders', /at least one way/],
    ['a negative fee', { card_fee: { rate_bp: -1, minimum_cents: 0 } }, 'card_fee.rate_bp', /from/],
    [
      'half a cent',
      { card_fee: { rate_bp: 295, minimum_cents: 0.5 } },
      'card_fee.minimum_cents',
      /not an amount/,
    ],
    ['a huge fee', { echeck_fee: { flat_cents: 1e12 } }, 'echeck_fee.flat_cents', /from/],
    [
      'a gap above the last tier',
      { echeck_fee: { flat_cents: 0, tiers: [{ up_to_cents: 100, fee_cents: 1 }] } },
      'echeck_fee.tiers.0.up_to_cents',
      /no limit/,
    ],
    ['no day to post on', { calendar: { weekdays: [], holidays: [] } }, 'calendar.weekdays', /day/],
    ['a quarter past 25', { cutoff: '25:15' }, 'cutoff', /time/],
  ])('contradict themselves: %s', async (_what, change, path, text) => {
    const { root } = await provider('admin')
    const { payment_settings } = await rowOf(root, 'dog-licenses')
    const body = { merchant_id, department_id: 'dog-licenses' }
    const { status, failure } = await root.call(saveDepartmentSettings, {
      body: { ...body, payment_settings: { ...payment_settings, ...change } },
    })
    expect(status).toBe(422)
    expect(failure.errors?.[`payment_settings.${path}`]?.[0]).toMatch(text)
  })
})

it('a court’s own waiver is what its payers accept', async () => {
  const { cloud, root } = await provider()
  const search = { ...sampleDepartment.search, pattern: '', example: 'TR-26-00100' }
  await add(root, { id: 'court', bills: 'court', search: { ...search, second: ['zip'] } })
  const body = { merchant_id, department_id: 'court' }
  await root.call(addSampleBills, { body })
  // Staff needs no second fact.
  const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
  const staff = callerFor(cloud, 'miamicounty', { token })
  const waiver = async () => {
    const params = { parcelId: 'TR-26-00100', year: '2026' }
    const headers = { 'X-Department-Id': 'court' }
    const { answer } = await staff.call(getBill, { params, query: {} }, headers)
    const about = answer?.data.bill?.about
    return about?.kind === 'court' ? about.waiver : null
  }
  const usual = await waiver()
  expect(usual?.text).toMatch(/^By paying this ticket/)
  const { payment_settings } = await rowOf(root, 'court')
  const waiver_text = 'I give up my right to a trial.'
  await root.call(saveDepartmentSettings, {
    body: { ...body, payment_settings: { ...payment_settings, waiver_text } },
  })
  const own = await waiver()
  expect(own?.text).toBe(waiver_text)
  expect(own?.version).not.toBe(usual?.version)
})
