import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { conditions, utilities } from './style-props'

/** The one theme (look.md). Its tokens are in tokens.ts; here they are known by their names alone. */

const config = defineConfig({
  cssVarsPrefix: 'ct',
  // global.css is our own, smaller reset.
  preflight: false,
  conditions,
  utilities,
  theme: {
    // Below sm: cards instead of rows; from lg: content and a side column.
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem' },
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
