import type { Decorator } from '@storybook/react-vite'
import { Messages } from '@/i18n/provider'
import { chooseLocale } from '@/i18n/locales'
import { LiveRegion } from '@/ui/feedback/live-region'
import { UiProvider } from '@/ui/theme/ui-provider'

/** What a piece of the kit needs around it: look and language, and no application. */
export const inKit: Decorator = (Story, { globals, parameters }) => (
  <UiProvider>
    <Messages locale={chooseLocale(String(globals['locale']), [])}>
      {parameters['bare'] === true ? (
        <Story />
      ) : (
        <main style={{ padding: 24, maxWidth: 820 }}>
          <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Kit</h1>
          <Story />
          <LiveRegion />
        </main>
      )}
    </Messages>
  </UiProvider>
)

/** The same story in the dark theme. */
export const dark = { globals: { theme: 'dark' } }

/** The same story in German, whose words are the longest. */
export const german = { globals: { locale: 'de' } }
