import * as v from 'valibot'
import { proxy } from 'valtio'
import { startTheme, storageKeys, themeSwitchingMs } from '@/rules/constants'
import { config } from './layout-config'
import { storedText } from './storage'

const themeMode = v.picklist(['light', 'dark', 'system'])
export type ThemeMode = v.InferOutput<typeof themeMode>
export type ShownTheme = 'light' | 'dark'

const store = storedText(themeMode, storageKeys.themeMode, 'system')

export const theme = proxy<{ shown: ShownTheme; switching: boolean }>({
  shown: shownAtStart(),
  switching: false,
})

/** The product forces light on start; with the flag off the stored or system mode counts (decision 10). */
function shownAtStart(): ShownTheme {
  return config.force_light_on_start ? startTheme : resolve(store.read())
}

function resolve(mode: ThemeMode): ShownTheme {
  if (mode !== 'system') return mode
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

let endOfSwitching: number | undefined

/** Shows and remembers a theme. */
export function chooseTheme(mode: ThemeMode): void {
  store.write(mode)
  theme.shown = resolve(mode)
  applyTheme()
  // Nothing animates from one theme to the other while this is on.
  theme.switching = true
  document.documentElement.dataset['themeSwitching'] = ''
  window.clearTimeout(endOfSwitching)
  endOfSwitching = window.setTimeout(() => {
    theme.switching = false
    delete document.documentElement.dataset['themeSwitching']
  }, themeSwitchingMs)
}

/** Puts the shown theme on the document; called before the first paint and at each change. */
export function applyTheme(): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme.shown === 'dark')
  root.classList.toggle('light', theme.shown === 'light')
  root.dataset['theme'] = theme.shown
  root.style.colorScheme = theme.shown
}
