import { describe, expect, it } from 'vitest'
import { settingNames } from '@/contract/setting-names'
import { hasSetting, settingsNamed, settingSteps } from './setting-steps'

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
