import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./theme')
}

const stored = (key: string) => window.localStorage.getItem(key)
const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  root.className = ''
  delete root.dataset['themeSwitching']
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') }))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('is on start what the document has, as its first frame found it', async () => {
  root.className = 'dark'
  const { theme, applyTheme } = await load()
  applyTheme()
  expect(theme.shown).toBe('dark')
  expect([root.className, root.dataset['theme']]).toEqual(['dark', 'dark'])
  root.className = ''
  expect((await load()).theme.shown).toBe('light')
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
