import { addons } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { storybookThemes } from './storybook-theme'

addons.setConfig({
  theme: storybookThemes[getPreferredColorScheme()],
  // A screen has the whole window; Alt+A opens the panel below it.
  layout: { showPanel: false },
})
