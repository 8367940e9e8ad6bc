import * as v from 'valibot'
import { proxy } from 'valtio'
import { startTheme, storageKeys, themeSwitchingMs } from '@/rules/constants'
import { config } from './layout-config'
import { storedText } from './storage'

const shownTheme = v.picklist(['light', 'dark'])
export type ShownTheme = v.InferOutput<typeof shownTheme>
const themeMode = v.picklist(['light', 'dark', 'system'])
export type ThemeMode = v.InferOutput<typeof themeMode>

/** The theme mode keys (specification §9): the choice, and the resulting theme. */
const chosen = storedText(v.union([themeMode, v.literal('')]), storageKeys.themeModeMenu, '')
const came = storedText(v.union([shownTheme, v.literal('')]), storageKeys.themeMode, '')

/** The theme of the browser or its system. */
const wanted = (shown: ShownTheme) => `(prefers-color-scheme: ${shown})`

export const theme = proxy<{ shown: ShownTheme; switching: boolean }>({
  shown: shownAtStart(),
  switching: false,
})

/** The product forces light on start; with the flag off the stored or system mode counts (decision 10). */
function shownAtStart(): ShownTheme {
  return config.force_light_on_start ? startTheme : resolve(chosenMode())
}

/** "Theme mode is stored and defaults to the system mode" (specification §3). */
function chosenMode(): ThemeMode {
  return chosen.read() || came.read() || 'system'
}

/** Without a system preference the layout config decides. */
function resolve(mode: ThemeMode): ShownTheme {
  if (mode !== 'system') return mode
  if (window.matchMedia(wanted('dark')).matches) return 'dark'
  if (window.matchMedia(wanted('light')).matches) return 'light'
  return config.mode
}

let endOfSwitching: number | undefined

/** Shows and stores a theme. */
export function chooseTheme(mode: ThemeMode): void {
  chosen.write(mode)
  theme.shown = resolve(mode)
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
  theme.shown = shown ?? shownAtStart()
  applyTheme()
}

/** Sets the theme on the document; called before the first paint and at each change. */
export function applyTheme(): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme.shown === 'dark')
  root.classList.toggle('light', theme.shown === 'light')
  root.dataset['theme'] = theme.shown
  root.style.colorScheme = theme.shown
}
