import { addons } from 'storybook/manager-api'
import { storybookThemes } from './storybook-theme'

addons.setConfig({
  // Its chosen story is white on the brand's color, which in the dark theme is too light for that.
  theme: storybookThemes.light,
  // A screen has the whole window; Alt+A opens the panel below it.
  layout: { showPanel: false },
})
