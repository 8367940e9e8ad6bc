import { describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import {
  addSampleBills,
  deleteDepartment,
  type DepartmentFields,
  listMerchantDepartments,
  mostDepartments,
  orderDepartments,
  testSource,
  updateDepartment,
} from '@/contract/departments/department-setup'
import { listDepartments } from '@/contract/departments/departments'
import { getTypeList } from '@/contract/departments/payment-types'
import { quotePayment } from '@/contract/payments/payments'
import { newField } from '@/rules/departments/new-department'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { add, merchant_id, provider, rowOf } from './department-setup.test-support'

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
        { ...newField, kind: 'type' as const },
        { ...newField, kind: 'text' as const, label: '公園の名前' },
        { ...newField, kind: 'text' as const, label: 'The “big” <b>room</b>' },
        { ...newField, kind: 'text' as const, label: 'The big room' },
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

describe('its texts in other languages', () => {
  const citizens = async (city: Awaited<ReturnType<typeof provider>>['city']) => {
    const { answer } = await city.call(listDepartments, {})
    return answer?.data.find(({ id }) => id === sampleDepartment.id)?.translations
  }

  it('are what the city’s page shows, and no other field of it', async () => {
    const { root, city } = await provider()
    const es = { name: ' Agua ', notice: 'Aviso' }
    await add(root, { status: true, translations: { es: { ...es, url: 'https://evil.example' } } })
    expect(await citizens(city)).toEqual({ es: { name: 'Agua', notice: 'Aviso' } })
    const { version } = await rowOf(root, sampleDepartment.id)
    const department = { ...sampleDepartment, translations: { es: { notice: '' } } }
    await root.call(updateDepartment, {
      params: { id: department.id },
      body: { merchant_id, department, version },
    })
    expect(await citizens(city)).toEqual({ es: { name: 'Agua' } })
  })

  it('go with the text that is written anew, where none is sent', async () => {
    const { root, city } = await provider()
    await add(root, { status: true, translations: { es: { name: 'Agua', notice: 'Aviso' } } })
    const { version } = await rowOf(root, sampleDepartment.id)
    const { translations: _, ...unsent } = sampleDepartment
    const department = { ...unsent, hidden: false, name: 'Another' }
    await root.call(updateDepartment, {
      params: { id: department.id },
      body: { merchant_id, department, version },
    })
    expect(await citizens(city)).toEqual({ es: { notice: 'Aviso' } })
  })

  it('are refused when they are too long', async () => {
    const { root } = await provider()
    const translations = { ja: { description: 'あ'.repeat(201) } }
    const { status, failure } = await add(root, { translations })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([
      422,
      ['department.translations.ja.description'],
    ])
  })
})

describe('what is refused', () => {
  const of = async (change: Partial<DepartmentFields>) => {
    const { root } = await provider()
    return (await add(root, change)).failure.errors ?? {}
  }

  it.each([
    ['an address that is taken', { id: 'real-estate-tax' }, 'department.id', /Another department/],
    [
      'an example of another shape',
      { search: { ...sampleDepartment.search, example: '770100' } },
      'department.search.example',
      /does not match/,
    ],
  ])('%s', async (_what, change, path, text) => {
    expect((await of(change))[path]?.[0]).toMatch(text)
  })

  it('a department with its payment settings, added by an Admin in any way', async () => {
    const { cloud, root } = await provider()
    const token = await tokenFor(cloud, 'admin@civictill.example')
    const admin = callerFor(cloud, null, { token })
    expect((await add(admin, {})).status).toBe(403)
    const site = { url: 'https://pay.vendor.example', vendor: 'Vendor', fee: '', needs: '' }
    const outside = { source_type: 3 as const, outside: { ...site, checked: true } }
    expect((await add(root, outside)).status).toBe(200)
    const save = async (by: typeof admin, change: Partial<DepartmentFields>) => {
      const { id, version } = await rowOf(root, sampleDepartment.id)
      const department = { ...sampleDepartment, hidden: false, ...change }
      const body = { merchant_id, version, department }
      return (await by.call(updateDepartment, { params: { id }, body })).status
    }
    // Other settings are theirs to change; that it takes payments here is not.
    expect(await save(admin, { ...outside, description: 'By an Admin' })).toBe(200)
    expect(await save(admin, {})).toBe(403)
    expect(await save(root, {})).toBe(200)
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
    expect((await drop('sample-tax')).failure).toMatchObject({ code: 'gone' })
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
