import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Messages } from '@/i18n/provider'
import { chooseLocale } from '@/i18n/locales'
import { LiveRegion } from '@/ui/feedback/live-region'
import { ToastRegion } from '@/ui/feedback/toast-region'
import { UiProvider } from '@/ui/theme/ui-provider'

/** As wide as the window, with the office's lower controls (admin-layout.tsx). */
const office: CSSProperties & Record<`--${string}`, string> = {
  padding: 'clamp(1rem, 3vw, 1.75rem)',
  '--ct-sizes-control': '2.25rem',
  '--ct-sizes-field': '2.25rem',
}

/** What a piece of the kit needs around it: look and language, and no application. */
export const inKit: Decorator = (Story, { globals, parameters }) => (
  <UiProvider>
    <Messages locale={chooseLocale(String(globals['locale']), [])}>
      {parameters['bare'] === true ? (
        <Story />
      ) : (
        <main style={parameters['office'] === true ? office : { padding: 24, maxWidth: 820 }}>
          <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Kit</h1>
          <Story />
          <LiveRegion />
          <ToastRegion />
        </main>
      )}
    </Messages>
  </UiProvider>
)

/** The same story in the dark theme. */
export const dark = { globals: { theme: 'dark' } }

/** The same story in German, whose words are the longest. */
export const german = { globals: { locale: 'de' } }
