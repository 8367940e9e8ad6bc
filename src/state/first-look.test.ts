import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLook } from './first-look'

/** The system's theme; null: it has no preference. */
let system: 'light' | 'dark' | null = null

const config = (fields: object) =>
  window.localStorage.setItem('config', JSON.stringify({ force_light_on_start: false, ...fields }))

beforeEach(() => {
  window.localStorage.clear()
  system = 'dark'
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(String(system)) }))
  return () => vi.unstubAllGlobals()
})

describe('the theme on start (specification §4, decision 10)', () => {
  it('is light, whatever storage and system say', () => {
    window.localStorage.setItem('theme-mode', 'dark')
    window.localStorage.setItem('theme-mode-menu', 'dark')
    expect(firstLook().theme).toBe('light')
  })

  it.each([
    ['the choice', 'light', 'dark', 'dark', 'light'],
    ['the system, when that is the choice', 'system', 'light', 'dark', 'dark'],
    ['the theme, when no choice is stored', null, 'light', 'dark', 'light'],
    ['the system, when nothing is stored', null, null, 'dark', 'dark'],
    ['the system, when it wants light', null, null, 'light', 'light'],
    ['the layout config, when the system says nothing', null, null, null, 'dark'],
    ['the system, when what is stored is nonsense', 'purple', 'plaid', 'light', 'light'],
  ] as const)('goes by %s, when not forced', (_what, menu, mode, wants, shown) => {
    config({})
    if (menu !== null) window.localStorage.setItem('theme-mode-menu', menu)
    if (mode !== null) window.localStorage.setItem('theme-mode', mode)
    system = wants
    expect(firstLook().theme).toBe(shown)
  })

  it('falls back to the mode of the layout config', () => {
    config({ mode: 'light' })
    system = null
    expect(firstLook().theme).toBe('light')
  })
})

it('has the chosen language', () => {
  expect(firstLook().language).toBeNull()
  config({ language: 'de' })
  expect(firstLook().language).toBe('de')
})

it.each(['', '{', 'null', '[]', '"text"', '{"language":1,"force_light_on_start":"no"}'])(
  'a damaged config counts as absent: %s',
  (text) => {
    window.localStorage.setItem('config', text)
    expect(firstLook()).toEqual({ theme: 'light', language: null })
  },
)

it('storage that is blocked counts as empty', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(firstLook()).toEqual({ theme: 'light', language: null })
  vi.restoreAllMocks()
})
