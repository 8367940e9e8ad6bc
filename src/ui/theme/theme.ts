import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { dark, light, sidebar, type BrandPalette } from './palette'
import { conditions, utilities } from './style-props'

/** The one theme (look.md). Every color is a semantic token with a light and a dark value. */

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

const config = defineConfig({
  cssVarsPrefix: 'ct',
  // global.css is our own, smaller reset.
  preflight: false,
  conditions,
  utilities,
  theme: {
    // Below sm: cards instead of rows; from lg: content and a side column.
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem' },
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
    textStyles: {
      h1: {
        value: {
          fontSize: { base: '2xl', sm: '3xl' },
          lineHeight: '1.25',
          fontWeight: 'bold',
          letterSpacing: '-0.015em',
        },
      },
      h2: { value: { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'semibold' } },
      /** The amount that a page is about. */
      amount: {
        value: {
          fontSize: '1.5rem',
          lineHeight: '2.5rem',
          fontWeight: 'bold',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      small: { value: { fontSize: 'sm', lineHeight: '1.3125rem' } },
      help: { value: { fontSize: 'sm', lineHeight: '1.3125rem', color: 'fg.muted' } },
      tableHead: { value: { fontSize: 'xs', lineHeight: '1.125rem', fontWeight: 'semibold' } },
    },
  },
})

const made = createSystem(config)

/**
 * Chakra works a recipe out anew for every element on every render; remembered by recipe, 200 pills
 * mount in 9 ms instead of 69.
 */
function remembered<Make extends (recipe: never) => unknown>(make: Make): Make {
  const known = new WeakMap<object, unknown>()
  return new Proxy(make, {
    apply: (target, self, args: [recipe: object]) => {
      const [recipe] = args
      const before = known.get(recipe)
      if (before !== undefined) return before
      const worked: unknown = Reflect.apply(target, self, args)
      known.set(recipe, worked)
      return worked
    },
  })
}

export const system = {
  ...made,
  cva: remembered(made.cva),
  // Not put into the page when it starts: tokens.css and global.css have it (tokens.test.ts).
  _global: [],
  _config: { ...made._config, disableLayers: true },
}
