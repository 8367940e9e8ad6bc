import { describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { getBill } from '@/contract/bills/bills'
import {
  cancelScheduledSettings,
  saveDepartmentSettings,
} from '@/contract/departments/department-settings'
import { addSampleBills } from '@/contract/departments/department-setup'
import { listDepartments } from '@/contract/departments/departments'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'
import { add, merchant_id, provider, rowOf } from './department-setup.test-support'

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
    ['no tender', { tenders: [] }, 'tenders', /at least one payment method/],
    [
      'a gap above the last tier',
      { echeck_fee: { flat_cents: 0, tiers: [{ up_to_cents: 100, fee_cents: 1 }] } },
      'echeck_fee.tiers.0.up_to_cents',
      /no limit/,
    ],
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
