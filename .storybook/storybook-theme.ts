import { create } from 'storybook/theming/create'
import { dark, light } from '../src/ui/theme/palette'

function looksOf({ canvas, surface, line, text, muted, brand }: typeof light) {
  return {
    appBg: canvas,
    appContentBg: canvas,
    appPreviewBg: surface,
    appBorderColor: line,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: brand.text,
    barSelectedColor: brand.text,
    textColor: text,
    textMutedColor: muted,
    colorPrimary: brand.fill,
    colorSecondary: brand.text,
    fontBase: "'Public Sans Variable', system-ui, sans-serif",
    brandTitle:
      '<img src="./product-mark.svg" alt="" width="24" height="24" style="margin-right: 8px; vertical-align: middle">Civic Till',
    brandUrl: './?path=/story/welcome--civic-till',
    brandTarget: '_self',
  }
}

/** Storybook in the product's colors and type. */
export const storybookThemes = {
  light: create({ base: 'light', ...looksOf(light) }),
  dark: create({ base: 'dark', ...looksOf(dark) }),
}
