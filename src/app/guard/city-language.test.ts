import { afterEach, expect, it, vi } from 'vitest'
import { config } from '@/state/preferences'
import { meetIn } from './city-language'

afterEach(() => {
  config.language = null
  vi.restoreAllMocks()
})

it.each([
  ['none of ours', ['pt-BR', 'it'], null, 'es', 'es'],
  ['none at all', [], null, 'ja', 'ja'],
  ['one of ours, later in the list', ['pt', 'fr-CA'], null, 'es', null],
  ['English', ['en-US'], null, 'es', null],
  ['none of ours, and the city’s is English', ['pt'], null, 'en', null],
  ['none of ours, and the city’s is none', ['pt'], null, undefined, null],
  ['none of ours, and the city’s is unknown', ['pt'], null, 'tlh', null],
  ['none of ours, and the visitor chose', ['pt'], 'de', 'es', 'de'],
])(
  'a browser that asks for %s: %o, chosen %s, the city’s %s: %s',
  async (_, asked, chosen, city, met) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked)
    config.language = chosen
    await meetIn(city)
    expect(config.language).toBe(met)
  },
)
