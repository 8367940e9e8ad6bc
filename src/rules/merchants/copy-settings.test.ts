import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Department } from '@/contract/departments/departments'
import { paymentSettings } from '@/contract/departments/payment-settings'
import { type CopySide, copiedFields, copyPlan, isNothing } from './copy-settings'
import { defaultSettings } from './default-settings'
import { merchantDefaults } from './merchant-texts'

// Without what only the office knows.
const payment_settings = v.parse(paymentSettings, defaultSettings(2, 'utility'))

const water: Department = {
  id: 'water',
  name: 'Water',
  description: 'Water bills',
  icon: 'water',
  source_type: 2,
  url: null,
  status: true,
  off_note: 'Closed for the holidays',
  hidden: false,
  sort: 1,
  permits: false,
  bills: 'utility',
  payment_settings,
  search: { by: ['number'], pattern: '^\\d+$', example: '10-002231', years: [2026] },
  next_due: { cycle: 'M', date: '2026-07-01' },
  notice: 'Call Ann at the counter',
  phone: '(330) 555-0142',
  translations: { es: { name: 'Agua', notice: 'Llame a Ann', off_note: 'Cerrado' } },
}

const tax: Department = {
  ...water,
  id: 'income-tax',
  name: 'Income tax',
  source_type: 3,
  url: 'https://tax.tiffin.example/',
  outside: { vendor: 'Taxes Ltd', fee: '3 %', needs: 'A form', link: 'open' },
}

const merchant: CopySide['merchant'] = {
  roll_type_real: 'REAL',
  enableTerminal: false,
  cash_and_checks: false,
  force_guest_checkout_per_item: false,
  allow_accounts: true,
  max_cart_items: 20,
  default_language: 'en',
}

const from: CopySide = {
  merchant: { ...merchant, enableTerminal: true, max_cart_items: 5 },
  departments: [water, tax],
}
const to: CopySide = { merchant, departments: [] }
const all = ['site-rules', 'departments', 'payments'] as const

describe('the rules of a site', () => {
  it('are copied where they differ', () => {
    expect(copyPlan(from, to, ['site-rules']).rules).toEqual({
      enableTerminal: true,
      max_cart_items: 5,
    })
  })

  it.each(copiedFields)('%s is a rule with a default', (field) => {
    expect(merchantDefaults).toHaveProperty(field)
  })

  it.each([
    'name',
    'sub_domain',
    'aliases',
    'address',
    'phone',
    'logo',
    'sender',
    'outside_hosts',
    'session_text',
  ])('%s is never copied', (field) => {
    expect(copiedFields).not.toContain(field)
  })
})

describe('departments', () => {
  it('come switched off, below those that are there', () => {
    const own = { ...water, id: 'sewer', sort: 7 }
    const { added } = copyPlan(from, { ...to, departments: [own] }, ['departments'])
    expect(added.map(({ id, status, sort }) => [id, status, sort])).toEqual([
      ['water', false, 8],
      ['income-tax', false, 9],
    ])
  })

  it('are not copied over one that is there', () => {
    const own = { ...water, name: 'Our water' }
    const { added } = copyPlan(from, { ...to, departments: [own] }, ['departments'])
    expect(added.map(({ id }) => id)).toEqual(['income-tax'])
  })

  it('leave what belongs to the other office', () => {
    const [first, second] = copyPlan(from, to, ['departments']).added
    expect(first).toMatchObject({
      notice: null,
      phone: null,
      next_due: null,
      search: { pattern: '^\\d+$', years: [] },
      translations: { es: { name: 'Agua' } },
      payment_settings,
    })
    expect(first).not.toHaveProperty('off_note')
    expect(first?.translations).toEqual({ es: { name: 'Agua' } })
    expect(second).toMatchObject({
      url: null,
      outside: { vendor: null, fee: null, needs: null },
    })
  })

  it('leave what only the office knows of a department', () => {
    const known = { ...water, source: { endpoint: 'https://tyler.example/' }, scheduled: {} }
    const [first] = copyPlan({ ...from, departments: [known] }, to, ['departments']).added
    expect(first).not.toHaveProperty('source')
    expect(first).not.toHaveProperty('scheduled')
  })
})

describe('payment settings', () => {
  const dearer = { ...payment_settings, card_fee: { rate_bp: 500, minimum_cents: 0 } }

  it('are copied between departments of one name', () => {
    const own = { ...water, payment_settings: dearer }
    const { payments } = copyPlan(from, { ...to, departments: [own] }, ['payments'])
    expect(payments).toEqual([{ id: 'water', name: 'Water', payment_settings }])
  })

  it('leave the department its own form', () => {
    const fields = [{ key: 'license' }]
    const own = { ...water, payment_settings: { ...dearer, intro: 'Ours', fields } }
    const [copied] = copyPlan(from, { ...to, departments: [own] }, ['payments']).payments
    expect(copied?.payment_settings).toMatchObject({ ...payment_settings, intro: 'Ours', fields })
  })

  it('do not count for a department that pays on another site', () => {
    const own = { ...tax, payment_settings: dearer }
    expect(copyPlan(from, { ...to, departments: [own] }, ['payments']).payments).toEqual([])
  })
})

it('nothing is copied without a part, or twice', () => {
  expect(isNothing(copyPlan(from, to, []))).toBe(true)
  expect(isNothing(copyPlan(from, to, all))).toBe(false)
  expect(isNothing(copyPlan(from, from, all))).toBe(true)
})
