import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./theme')
}

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('theme (specification §4)', () => {
  it('is light on start, whatever is stored', async () => {
    window.localStorage.setItem('theme-mode', 'dark')
    const { theme } = await load()
    expect(theme.shown).toBe('light')
  })

  it('is the stored one when the layout config does not force light', async () => {
    const config = {
      mode: 'dark',
      primary_color: 'green',
      containers: 'fluid',
      sidebar: 'dark',
      force_light_on_start: false,
      language: null,
    }
    window.localStorage.setItem('config', JSON.stringify(config))
    window.localStorage.setItem('theme-mode', 'dark')
    expect((await load()).theme.shown).toBe('dark')
    window.localStorage.removeItem('theme-mode')
    // Nothing stored: the system mode, which is dark here.
    expect((await load()).theme.shown).toBe('dark')
  })

  it('is stored when chosen, and the switching flag lasts 300 ms', async () => {
    const { chooseTheme, theme } = await load()
    chooseTheme('dark')
    expect(window.localStorage.getItem('theme-mode')).toBe('dark')
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    vi.advanceTimersByTime(299)
    expect(theme.switching).toBe(true)
    vi.advanceTimersByTime(1)
    expect(theme.switching).toBe(false)
  })
})
