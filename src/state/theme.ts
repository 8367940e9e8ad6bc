import * as v from 'valibot'
import { proxy } from 'valtio'
import { storageKeys, themeSwitchingMs } from '@/rules/constants'
import { firstLook, type ShownTheme, systemTheme } from './first-look'
import { config } from './preferences'
import { storedText } from './storage'

export type { ShownTheme }
export type ThemeMode = ShownTheme | 'system'

/** The theme mode keys (specification §9): the choice, and the resulting theme. `first-look.ts` reads them. */
const chosen = storedText(v.string(), storageKeys.themeModeMenu, '')
const came = storedText(v.string(), storageKeys.themeMode, '')

export const theme = proxy<{ shown: ShownTheme; switching: boolean }>({
  // As the first frame's script has found it.
  shown: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  switching: false,
})

let endOfSwitching: number | undefined

/** Shows and stores a theme. */
export function chooseTheme(mode: ThemeMode): void {
  chosen.write(mode)
  theme.shown = mode === 'system' ? systemTheme(config.mode) : mode
  came.write(theme.shown)
  applyTheme()
  // No transition runs between themes while this is set.
  theme.switching = true
  document.documentElement.dataset['themeSwitching'] = ''
  window.clearTimeout(endOfSwitching)
  endOfSwitching = window.setTimeout(() => {
    theme.switching = false
    delete document.documentElement.dataset['themeSwitching']
  }, themeSwitchingMs)
}

/** Shows a theme without storing it, as a scenario does; null: the visitor's own. */
export function previewTheme(shown: ShownTheme | null): void {
  theme.shown = shown ?? firstLook().theme
  applyTheme()
}

/** Sets the theme on the document, at each change; before it stands what the first frame has. */
export function applyTheme(): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme.shown === 'dark')
  root.classList.toggle('light', theme.shown === 'light')
  root.dataset['theme'] = theme.shown
}
