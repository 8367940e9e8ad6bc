import { expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import { makeTestPayment } from '@/contract/payments/card-point'
import {
  addSampleBills,
  createDepartment,
  type DepartmentFields,
} from '@/contract/departments/department-setup'
import { listDepartments } from '@/contract/departments/departments'
import { createMerchant } from '@/contract/merchants/merchant-settings'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { type PayItem, quotePayment } from '@/contract/payments/payments'
import { createUser } from '@/contract/people/user-changes'
import { identityValues } from '@/rules/merchants/merchant-texts'
import { newField } from '@/rules/departments/new-department'
import { newtown } from '@/rules/merchants/newtown.test-support'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { bodyFor, post } from '@mocks/handlers/payments/payments.test-support'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'
import { saveAccount } from '@mocks/samples/save-card-point'

const plain = { ...sampleDepartment, hidden: false }
const ofEachType: readonly DepartmentFields[] = [
  {
    ...plain,
    id: 'mobile-homes',
    name: 'Mobile homes',
    source_type: 1,
    bills: 'manufactured-home',
    source: { endpoint: 'https://tyler.example.com/', tax_code: 'MH', roll_types: 'MH' },
    search: { ...plain.search, pattern: String.raw`^MH-\d{3}$`, example: 'MH-100' },
  },
  { ...plain, id: 'taxes', name: 'Taxes' },
  {
    ...plain,
    id: 'records',
    name: 'Records',
    source_type: 3,
    outside: { ...plain.outside, url: 'https://records.example.com/', checked: true },
  },
  {
    ...plain,
    id: 'donations',
    name: 'Donations',
    source_type: 4,
    form: { intro: '', fields: [{ ...newField, kind: 'amount' }], types: [] },
  },
]

it('a city is set up from nothing, and its first bills are paid on its own subdomain', async () => {
  const cloud = createCloud()
  const token = await tokenFor(cloud, 'super@civictill.example')
  const root = callerFor(cloud, null, { token })
  const { answer } = await root.call(createMerchant, { body: identityValues.toBody(newtown) })
  const { id: merchant_id = '', sub_domain = '' } = answer?.data ?? {}
  for (const department of ofEachType) {
    const { status } = await root.call(createDepartment, { body: { merchant_id, department } })
    expect(status).toBe(200)
  }
  await root.call(addSampleBills, { body: { merchant_id, department_id: 'taxes' } })
  const account = { site: 'isv-uat', merchid: '496160873000', username: 'newtown' }
  await saveAccount(root, { merchant_id, ...account, password: 'Very-Secret-9' })
  const admin = { name: 'Sam Ple', email: 'sam@newtown.example', username: 'sam.newtown' }
  await root.call(createUser, {
    body: { ...admin, phone: null, role: 'Merchant Admin', merchant_id },
  })
  expect((await root.call(makeTestPayment, { body: { merchant_id } })).status).toBe(200)
  const opened = await root.call(setMerchantStatus, {
    params: { id: merchant_id },
    body: { is_enabled: 1 },
  })
  expect(opened.status).toBe(200)

  const visitor = callerFor(cloud, sub_domain)
  const listed = await visitor.call(listDepartments, {})
  expect(listed.answer?.data.map(({ id, url }) => [id, url])).toEqual([
    ['mobile-homes', null],
    ['taxes', null],
    ['records', 'https://records.example.com/'],
    ['donations', null],
  ])
  const items: PayItem[] = [
    { id: crypto.randomUUID(), department_id: 'donations', amount_cents: 2_500, entry: {} },
  ]
  for (const [department_id, q] of [
    ['mobile-homes', 'MH-100'],
    ['taxes', '77-0100'],
  ] as const) {
    const headers = { 'X-Department-Id': department_id }
    const found = await visitor.call(searchBills, { query: { q, by: 'number' } }, headers)
    const [line] = found.answer?.data ?? []
    const params = { parcelId: line?.parcel_id ?? '', year: String(line?.year ?? '') }
    const { answer: shown } = await visitor.call(getBill, { params, query: {} }, headers)
    const [half] = shown?.data.bill?.installments ?? []
    items.push({ id: half?.id ?? '', department_id, amount_cents: half?.balance_cents ?? 0 })
  }
  const quote = await visitor.call(quotePayment, { body: { items, tender: 'card' } })
  expect(quote.answer?.data.groups.map(({ department_id }) => department_id)).toEqual([
    'donations',
    'mobile-homes',
    'taxes',
  ])
  const quote_id = quote.answer?.data.quote_id ?? ''
  const paid = await post(bodyFor({ quote_id, tender: 'card' }), 'first-of-newtown', visitor)
  expect(paid.status).toBe(201)
  expect(cloud.charges()).toMatchObject([{ tenant: sub_domain, status: 'approved' }])
})
