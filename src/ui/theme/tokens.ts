import { createSystem } from '@chakra-ui/react/styled-system'
import { dark, light, sidebar, type BrandPalette } from './palette'
import { conditions } from './style-props'

/**
 * The tokens with their values (look.md). Every color is a semantic token with a light and a dark
 * value. No page loads this: `npm run tokens` writes it as `tokens.css`.
 */

function pair(lightValue: string, darkValue: string) {
  return { value: { base: lightValue, _dark: darkValue } }
}

/** A merchant's own brand arrives as variables on the document (use-brand.ts). */
function brand(part: keyof BrandPalette) {
  return pair(
    `var(--brand-${part}, ${light.brand[part]})`,
    `var(--brand-${part}-dark, ${dark.brand[part]})`,
  )
}

function tone(name: 'due' | 'late' | 'info') {
  return {
    fg: pair(light[name].text, dark[name].text),
    bg: pair(light[name].tint, dark[name].tint),
  }
}

/** The 4 px grid. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const grid = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

export const tokenSystem = createSystem({
  cssVarsPrefix: 'ct',
  preflight: false,
  conditions,
  theme: {
    tokens: {
      spacing: grid,
      sizes: {
        ...grid,
        full: { value: '100%' },
        page: { value: '70rem' },
        side: { value: '22rem' },
        /** Buttons, and inputs and selects; the office sets both lower (admin-layout.tsx). */
        control: { value: '2.75rem' },
        field: { value: '3rem' },
      },
      radii: {
        control: { value: '8px' },
        card: { value: '12px' },
        pill: { value: '9999px' },
      },
      fonts: {
        body: { value: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif" },
        mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
      },
      fontSizes: {
        xs: { value: '0.8125rem' },
        sm: { value: '0.875rem' },
        cell: { value: '0.9375rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.25rem' },
        '2xl': { value: '1.625rem' },
        '3xl': { value: '2rem' },
      },
      fontWeights: {
        normal: { value: '400' },
        medium: { value: '500' },
        semibold: { value: '600' },
        bold: { value: '700' },
      },
      durations: { fast: { value: '120ms' }, slow: { value: '180ms' } },
      shadows: {
        float: { value: '0 8px 28px rgb(8 20 14 / 0.18), 0 1px 3px rgb(8 20 14 / 0.12)' },
      },
      zIndex: { sticky: { value: 20 }, bar: { value: 30 }, skip: { value: 40 } },
    },
    semanticTokens: {
      colors: {
        canvas: pair(light.canvas, dark.canvas),
        surface: pair(light.surface, dark.surface),
        line: {
          DEFAULT: pair(light.line, dark.line),
          strong: pair(light.lineStrong, dark.lineStrong),
          control: pair(light.lineControl, dark.lineControl),
        },
        fg: {
          DEFAULT: pair(light.text, dark.text),
          muted: pair(light.muted, dark.muted),
        },
        brand: {
          fill: brand('fill'),
          on: brand('on'),
          text: brand('text'),
          tint: brand('tint'),
          soft: brand('soft'),
        },
        due: tone('due'),
        late: tone('late'),
        info: tone('info'),
        sidebar: {
          DEFAULT: { value: sidebar.ground },
          active: { value: sidebar.active },
          fg: { value: sidebar.text },
          muted: { value: sidebar.muted },
        },
      },
    },
  },
})
