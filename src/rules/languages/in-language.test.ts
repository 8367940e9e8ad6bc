import { expect, it } from 'vitest'
import { inLanguage } from './in-language'

const water = {
  name: 'Water',
  description: 'Account number from your bill',
  phone: '(330) 555-0142',
  translations: { es: { name: 'Agua' }, de: { name: 'Wasser', description: '' } },
}

it('shows a translated text, and the city’s own where there is none', () => {
  expect(inLanguage(water, 'es')).toMatchObject({
    name: 'Agua',
    description: 'Account number from your bill',
    phone: '(330) 555-0142',
  })
})

it('takes an empty translation for none', () => {
  expect(inLanguage(water, 'de')).toMatchObject({
    name: 'Wasser',
    description: 'Account number from your bill',
  })
})

it('leaves a row in the city’s language as it is', () => {
  expect(inLanguage(water, 'fr')).toBe(water)
  const sewer = { name: 'Sewer', translations: undefined }
  expect(inLanguage(sewer, 'es')).toBe(sewer)
})
