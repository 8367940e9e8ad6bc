import { beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '@/contract/audit'
import {
  createMerchant,
  getSettings,
  listDomains,
  updateMerchant,
} from '@/contract/merchants/merchant-settings'
import { deleteMerchant } from '@/contract/merchants/merchant-status'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { verifyToken } from '@/contract/people/sessions'
import { identityValues } from '@/rules/merchants/merchant-texts'
import { newtown } from '@/rules/merchants/newtown.test-support'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

let cloud: Cloud
let root: Caller

beforeEach(async () => {
  cloud = createCloud()
  root = callerFor(cloud, null, { token: await tokenFor(cloud, 'admin@civictill.example') })
})

const city = {
  ...identityValues.toBody(newtown),
  name: 'City of Kent, "North" <b>',
  repName: '山田 太郎',
}

async function read(id: string) {
  const { answer } = await root.call(getSettings, { params: { id } })
  if (!answer) throw new Error('no settings')
  return answer.data
}

async function change(id: string, changes: object) {
  const { version } = await read(id)
  return root.call(updateMerchant, { params: { id }, body: { ...changes, version } })
}

describe('a new merchant', () => {
  test('is off, a test site, with defaults and a free subdomain from its name', async () => {
    const { answer } = await root.call(createMerchant, { body: city })
    expect(answer?.data).toMatchObject({
      name: city.name,
      // kent is another one's.
      sub_domain: 'kent2',
      is_enabled: 0,
      environment: 'UAT',
      allow_accounts: true,
      max_cart_items: 100,
      tested_at: null,
      updated_by: 'Ben Ortiz',
    })
    const open = answer?.data.launch.flatMap(({ blocks }) => blocks.map(({ code }) => code))
    expect(open).toEqual(['no-department', 'no-card-point', 'no-admin'])
  })

  test('is refused with every wrong field', async () => {
    const body = { ...city, name: ' ', zip: '1', url: 'javascript:alert(1)', sub_domain: 'tiffin' }
    const { status, failure } = await root.call(createMerchant, { body })
    expect(status).toBe(422)
    expect(Object.keys(failure.errors ?? {}).toSorted()).toEqual([
      'name',
      'sub_domain',
      'url',
      'zip',
    ])
  })
})

describe('a change', () => {
  test('is of the fields that are sent', async () => {
    const before = await read('2')
    const { answer } = await change('2', { allow_accounts: false })
    const { version, updated_at, updated_by, ...row } = answer?.data ?? before
    const { version: was, updated_at: _at, updated_by: _by, ...same } = before
    expect(row).toEqual({ ...same, allow_accounts: false })
    expect(version).not.toBe(was)
    expect([updated_by, (updated_at ?? '') > (before.updated_at ?? '')]).toEqual([
      'Ben Ortiz',
      true,
    ])
  })

  test('of another’s version is a 409 with the row as it is now', async () => {
    const { version } = await read('2')
    await change('2', { name: 'Tiffin' })
    const late = await root.call(updateMerchant, {
      params: { id: '2' },
      body: { city: 'Troy', version },
    })
    expect([late.status, late.failure.code]).toEqual([409, 'changed'])
    expect(late.failure.current).toMatchObject({ name: 'Tiffin', city: 'Tiffin' })
  })

  test('is in the log with before and after', async () => {
    await change('2', {
      session_text: 'Your cart stays.',
      sender: { from_name: 'Water', reply_to: null },
    })
    const query = { object_kind: 'merchant', object_id: '2' }
    const { answer } = await root.call(listAudit, { query })
    expect(answer?.data[0]).toMatchObject({
      action: 'merchant-changed',
      actor: { name: 'Ben Ortiz' },
      object: { kind: 'merchant', id: '2', name: 'City of Tiffin' },
      changes: [
        { field: 'session_text', before: null, after: 'Your cart stays.' },
        { field: 'from_name', before: null, after: 'Water' },
      ],
    })
  })

  test.each([
    ['tiffin', 200],
    ['kent', 422],
    ['amherstincometax', 422],
  ])('of the subdomain to %s: %d', async (sub_domain, status) => {
    expect((await change('2', { sub_domain })).status).toBe(status)
  })

  test('of the subdomain: the old one leads there, people are known there', async () => {
    const token = await tokenFor(cloud, 'merchant-admin@tiffin.example')
    await change('2', { sub_domain: 'Tiffin-Ohio' })
    expect(await read('2')).toMatchObject({ sub_domain: 'tiffin-ohio', aliases: ['tiffin'] })
    const old = await callerFor(cloud, 'tiffin').call(getMerchantInfo, {})
    expect(old.answer).toMatchObject({ data: { id: '2' }, moved_to: 'tiffin-ohio' })
    const current = await callerFor(cloud, 'tiffin-ohio').call(getMerchantInfo, {})
    expect(current.answer).not.toHaveProperty('moved_to')
    const there = callerFor(cloud, 'tiffin-ohio', { token })
    const { answer } = await there.call(verifyToken, {})
    expect(answer?.user.sub_domain).toBe('tiffin-ohio')
    const { answer: domains } = await root.call(listDomains, {})
    expect(domains?.data.find(({ id }) => id === '2')).toEqual({
      id: '2',
      sub_domain: 'tiffin-ohio',
      aliases: ['tiffin'],
    })
    // Nobody else gets it.
    expect((await change('3', { sub_domain: 'tiffin' })).status).toBe(422)
    const taken = await change('3', { aliases: ['tiffin'] })
    expect(taken.failure.errors).toEqual({
      'aliases.0.label': ['Another merchant has this subdomain.'],
    })
  })
})

test('its texts in other languages are added, changed and taken away, each alone', async () => {
  const seen = async () => {
    const { answer } = await callerFor(cloud, 'tiffin').call(getMerchantInfo, {})
    return answer?.data.translations
  }
  const before = await seen()
  expect(before?.['es']).toHaveProperty('hours')
  await change('2', { translations: { es: { session_text: 'Sigue ahí', sub_domain: 'evil' } } })
  const after = await seen()
  expect(after).toEqual({ ...before, es: { ...before?.['es'], session_text: 'Sigue ahí' } })
  await change('2', { translations: { es: { session_text: '' } } })
  expect(await seen()).toEqual(before)
  const long = await change('2', { translations: { ja: { hours: 'あ'.repeat(121) } } })
  expect(Object.keys(long.failure.errors ?? {})).toEqual(['translations.ja.hours'])
})

test('a subdomain that was only suggested is not kept: nobody knows it', async () => {
  const { answer } = await root.call(createMerchant, { body: city })
  const id = answer?.data.id ?? ''
  await change(id, { sub_domain: 'kent-north' })
  expect(await read(id)).toMatchObject({ sub_domain: 'kent-north', aliases: [] })
  expect((await callerFor(cloud, 'kent2').call(getMerchantInfo, {})).status).toBe(403)
})

test('an old name of a deleted merchant leads nowhere', async () => {
  const owner = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  const { answer } = await root.call(createMerchant, { body: { ...city, aliases: ['old-town'] } })
  const visitor = callerFor(cloud, 'old-town')
  expect((await visitor.call(getMerchantInfo, {})).status).toBe(200)
  await owner.call(deleteMerchant, { params: { id: answer?.data.id ?? '' } })
  expect((await visitor.call(getMerchantInfo, {})).status).toBe(403)
})
