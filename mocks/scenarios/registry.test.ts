import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '@/contract/all'
import { addressAt } from '@/rules/addresses/address-table'
import { fault } from './fault'
import { personaNamed } from '@mocks/world/personas'
import { answers } from './answers'
import { errors } from './errors'
import { letters } from './unsubscribe-links'
import { payments } from './payments'
import { people } from './people'
import { scenarioNamed, scenarioNames, scenarioOf, scenarios } from './registry'
import { faultsOf } from './scenario'
import { scenarioTitles } from './scenario-titles'
import { views } from './views'
import { worlds } from './worlds'

const parts = { people, errors, answers, payments, letters, worlds, views }

it('loses no scenario to another of the same name', () => {
  const names = Object.values(parts).flatMap((part) => Object.keys(part))
  expect(names.toSorted()).toEqual(Object.keys(scenarios).toSorted())
})

it.each(scenarioNames)('%s stands in the file of its group', (name) => {
  expect(Object.keys(parts[scenarioOf(name).group])).toContain(name)
})

it('has one scenario for each person', () => {
  const persons = scenarioNames.flatMap((name) => {
    const { group, persona } = scenarioOf(name)
    return group === 'people' ? [`as-${persona ?? 'guest'}`] : []
  })
  expect(persons).toEqual(Object.keys(people))
})

it('lists the names after an unknown one', () => {
  expect(scenarioNamed('chaos')).toBe('chaos')
  expect(() => scenarioNamed('toString')).toThrow('There is no scenario “toString”')
  expect(() => scenarioNamed('')).toThrow(/There are: as-guest, .*, french$/)
})

describe.each(scenarioNames)('%s', (name) => {
  const scenario = scenarioOf(name)

  it('can stand in an address and in a header', () => {
    expect(name).toMatch(/^[a-z0-9-]+$/)
  })

  it('begins at an address that has a screen', () => {
    const [path = ''] = scenario.path.split('?')
    expect(addressAt(path)?.row).toHaveProperty('title')
  })

  it('begins where its person is at home', () => {
    const { persona, tenant } = scenario
    expect(persona === undefined ? tenant : personaNamed(persona).merchant).toBe(tenant)
  })

  it('has faults that a header could bring, of calls that there are', () => {
    for (const one of faultsOf(scenario)) {
      expect(v.parse(fault, JSON.parse(JSON.stringify(one)))).toEqual(one)
      const { call } = one.match
      expect(call === undefined || call in contract).toBe(true)
    }
  })
})

it.each(Object.entries(scenarioTitles))(
  '%s has a title for each, and for no other',
  (_, titles) => {
    expect(Object.keys(titles)).toEqual(scenarioNames)
    const said = Object.values(titles)
    expect(said.filter((title) => title.trim() === '')).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  },
)
