import { expect, test } from 'vitest'
import { tagsOf } from '@mocks/handlers/payments/gateway'
import { merchantRows } from '@mocks/world/seed/merchants'
import { demoTexts } from './demo-texts'
import { places } from './places'

test.each(Object.entries(demoTexts))('%s has every text and no other', (_locale, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(demoTexts.en))
  expect(Object.values(texts).filter((words) => words.trim() === '')).toEqual([])
})

test('every merchant of the world is listed, and every text is used', () => {
  expect(places.map(({ label }) => label)).toEqual(merchantRows.map((row) => row.sub_domain))
  const said = Object.keys(demoTexts.en).filter((id) => /^demo\.places\.[a-z]+$/.test(id))
  const used = new Set<string | null>(places.map(({ shows }) => shows))
  const heads = ['demo.places.heading', 'demo.places.lead']
  expect(places.filter(({ shows, departments }) => !shows && departments.length === 0)).toEqual([])
  expect(said.filter((id) => !used.has(id)).toSorted()).toEqual(heads)
})

test('the gateway knows every tag that is listed', () => {
  const tags = Object.keys(demoTexts.en)
    .filter((id) => id.startsWith('demo.tags.'))
    .map((id) => id.slice('demo.tags.'.length))
    .filter((tag) => !['heading', 'lead', 'tag'].includes(tag))
  expect([...tagsOf(`jo+${tags.join('+')}@example.com`)].toSorted()).toEqual(tags.toSorted())
})
