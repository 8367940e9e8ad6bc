import { addons } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { light } from '../src/ui/theme/palette'
import { storybookThemes } from './storybook-theme'

addons.setConfig({
  // The chosen story is white on this color, in the dark, too.
  theme: { ...storybookThemes[getPreferredColorScheme()], colorSecondary: light.brand.fill },
  // A screen has the whole window; Alt+A opens the panel below it.
  layout: { showPanel: false },
})
