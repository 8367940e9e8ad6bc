import { defaultLayoutConfig, startTheme, storageKeys } from '@/rules/constants'
import { storageKey } from './storage-key'

export type ShownTheme = 'light' | 'dark'

/** By default, and off in the demonstration, whose visitors compare the themes (decision 10). */
export const forcesLight = !__MOCK__

const { config: configKey, themeMode, themeModeMenu } = storageKeys

/**
 * Theme and language as stored. Read without the schemas of `storage.ts`, because the document's
 * first frame needs them before the application's script has come (src/app/frames/first-frame.ts).
 */
export function firstLook() {
  const config = fieldsOf(read(configKey))
  const { force_light_on_start: forced, language } = config
  // The product forces light on start; with the flag off the stored or system mode counts (decision 10).
  const isForced = typeof forced === 'boolean' ? forced : forcesLight
  return {
    theme: isForced ? startTheme : chosenTheme(config['mode']),
    /** null: not chosen. */
    language: typeof language === 'string' ? language : null,
  }
}

/** "Theme mode is stored and defaults to the system mode" (specification §3). */
function chosenTheme(fallback: unknown): ShownTheme {
  const menu = read(themeModeMenu)
  const mode = menu === 'system' || isTheme(menu) ? menu : read(themeMode)
  return isTheme(mode) ? mode : systemTheme(fallback)
}

/** The theme of the browser or its system; without a preference the layout config decides. */
export function systemTheme(fallback: unknown): ShownTheme {
  for (const theme of ['dark', 'light'] as const) {
    if (window.matchMedia(`(prefers-color-scheme: ${theme})`).matches) return theme
  }
  return isTheme(fallback) ? fallback : defaultLayoutConfig.mode
}

const isTheme = (value: unknown): value is ShownTheme => value === 'light' || value === 'dark'

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(typeof __ONE_HOST__ === 'string' ? storageKey(key) : key)
  } catch {
    return null
  }
}

function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return Object.fromEntries(Object.entries(value ?? {}))
  } catch {
    return {}
  }
}
