import { expect, it } from 'vitest'
import { addressAt } from '@/rules/addresses/address-table'
import { callPlaces } from './call-places'
import { errorRows, type ErrorLink } from './error-rows'
import { scenarioNames, scenarioOf } from './registry'

const nameIn = (link: ErrorLink) => (link.kind === 'scenario' ? [link.name] : [])

it('has every scenario of the error catalogue in a row, once', () => {
  const shown = errorRows.flatMap(({ links }) => links.flatMap(nameIn))
  const ofErrors = scenarioNames.filter((name) => scenarioOf(name).group === 'errors')
  expect(ofErrors.filter((name) => !shown.includes(name))).toEqual([])
  expect(new Set(shown).size).toBe(shown.length)
})

it('has something to open in each row', () => {
  expect(errorRows.filter(({ links }) => links.length === 0)).toEqual([])
})

it.each(Object.entries(callPlaces))('%s is made by a page that is there', (_, { path }) => {
  expect(addressAt(path.replace(/\?.*$/u, ''))?.row.title).toBeDefined()
})
