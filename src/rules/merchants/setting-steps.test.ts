import { describe, expect, it } from 'vitest'
import { settingNames } from '@/contract/merchants/setting-names'
import { departmentWith, hasSetting, settingsNamed, settingSteps } from './setting-steps'

describe('the settings with a text in their name', () => {
  const names = [
    { setting: 'card-fee', name: 'Card fee' },
    { setting: 'echeck-fee', name: 'E-check fee' },
    { setting: 'phone', name: 'Número de teléfono' },
  ] as const

  it.each([
    ['fee', ['card-fee', 'echeck-fee']],
    [' FEE ', ['card-fee', 'echeck-fee']],
    ['card', ['card-fee']],
    ['telefono', ['phone']],
    ['tiffin', []],
    ['  ', []],
  ])('%o are %o', (text, found) => {
    expect(settingsNamed(names, text)).toEqual(found)
  })
})

describe('a merchant', () => {
  it.each(settingNames)('with departments has %s', (setting) => {
    expect(hasSetting({ departments_total: 1 }, setting)).toBe(true)
  })

  it.each(settingNames)('without departments has %s unless it is of payments', (setting) => {
    const isOfPayments = settingSteps[setting] === 'payments'
    expect(hasSetting({ departments_total: 0 }, setting)).toBe(!isOfPayments)
  })
})

describe('the department to which a search for a setting leads', () => {
  const departments = ([3, 4, 2, 4] as const).map((source_type, index) => ({
    id: `d${index + 1}`,
    source_type,
  }))
  it.each([
    ['source', 'd1'],
    ['notice', 'd1'],
    ['entry-fields', 'd2'],
    ['bill-search', 'd3'],
    ['departments', undefined],
    ['name', undefined],
  ] as const)('of %s is %s', (setting, id) => {
    expect(departmentWith(departments, setting)?.id).toBe(id)
  })

  it('is none without departments', () => {
    expect(departmentWith([], 'source')).toBeUndefined()
  })
})
