import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return (await import('./preferences')).config
}

const specified = { mode: 'dark', primary_color: 'green', containers: 'fluid', sidebar: 'dark' }

beforeEach(() => window.localStorage.clear())

describe('layout config (specification §3), kept in storage under config', () => {
  it('is as specified where nothing is stored', async () => {
    expect(await load()).toMatchObject({ ...specified, force_light_on_start: true })
  })

  it.each([
    ['nonsense', 'nonsense'],
    ['nothing of it', '{}'],
    ['another shape', '[]'],
    ['values that it does not know', '{"mode":"neon","containers":7,"sidebar":null}'],
  ])('is as specified where storage holds %s', async (_what, text) => {
    window.localStorage.setItem('config', text)
    expect(await load()).toMatchObject(specified)
  })

  it('keeps valid values beside missing or damaged ones', async () => {
    window.localStorage.setItem('config', '{"language":"de","sidebar":"light","mode":"neon"}')
    expect(await load()).toMatchObject({ language: 'de', sidebar: 'light', mode: 'dark' })
  })

  it('is stored as it changes, and follows another tab', async () => {
    const config = await load()
    config.language = 'ja'
    await vi.waitFor(() => expect(window.localStorage.getItem('config')).toContain('"ja"'))
    window.localStorage.setItem('config', '{"containers":"fixed"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'config' }))
    expect(config).toMatchObject({ containers: 'fixed', language: null })
  })
})
