import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The system's theme; null: it has no preference. */
let system: 'light' | 'dark' | null = null

async function load() {
  vi.resetModules()
  return import('./theme')
}

const unforced = (more: object = {}) =>
  window.localStorage.setItem('config', JSON.stringify({ force_light_on_start: false, ...more }))
const stored = (key: string) => window.localStorage.getItem(key)
const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  root.className = ''
  delete root.dataset['themeSwitching']
  system = 'dark'
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(String(system)) }))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('on start (specification §4, decision 10)', () => {
  it('is light, whatever storage and system say', async () => {
    window.localStorage.setItem('theme-mode', 'dark')
    window.localStorage.setItem('theme-mode-menu', 'dark')
    const { theme, applyTheme } = await load()
    applyTheme()
    expect(theme.shown).toBe('light')
    expect([root.className, root.dataset['theme'], root.style.colorScheme]).toEqual([
      'light',
      'light',
      'light',
    ])
  })

  it.each([
    ['the choice', 'light', 'dark', 'dark', 'light'],
    ['the system, when that is the choice', 'system', 'light', 'dark', 'dark'],
    ['the theme, when no choice is stored', null, 'light', 'dark', 'light'],
    ['the system, when nothing is stored', null, null, 'dark', 'dark'],
    ['the system, when it wants light', null, null, 'light', 'light'],
    ['the layout config, when the system says nothing', null, null, null, 'dark'],
    ['the system, when what is stored is nonsense', 'purple', 'plaid', 'light', 'light'],
  ] as const)('goes by %s, when not forced', async (_what, menu, mode, wants, shown) => {
    unforced()
    if (menu !== null) window.localStorage.setItem('theme-mode-menu', menu)
    if (mode !== null) window.localStorage.setItem('theme-mode', mode)
    system = wants
    expect((await load()).theme.shown).toBe(shown)
  })

  it('falls back to the mode of the layout config', async () => {
    unforced({ mode: 'light' })
    system = null
    expect((await load()).theme.shown).toBe('light')
  })
})

describe('a choice', () => {
  it('is stored under both keys, and shown', async () => {
    const { chooseTheme, theme } = await load()
    chooseTheme('dark')
    expect([stored('theme-mode-menu'), stored('theme-mode')]).toEqual(['dark', 'dark'])
    expect(theme.shown).toBe('dark')
    expect(root.className).toBe('dark')
    chooseTheme('system')
    expect([stored('theme-mode-menu'), stored('theme-mode')]).toEqual(['system', 'dark'])
  })

  it('switches with a flag that lasts 300 ms, restarted by each choice', async () => {
    const { chooseTheme, theme } = await load()
    const flags = () => [theme.switching, 'themeSwitching' in root.dataset]
    chooseTheme('dark')
    vi.advanceTimersByTime(299)
    expect(flags()).toEqual([true, true])
    chooseTheme('light')
    vi.advanceTimersByTime(299)
    expect(flags()).toEqual([true, true])
    vi.advanceTimersByTime(1)
    expect(flags()).toEqual([false, false])
  })
})
