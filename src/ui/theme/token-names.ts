/**
 * What style props know of the tokens: their names. Their values are in `tokens.css` alone, so that
 * no page works them out when it starts; a test compares both with `tokens.ts`.
 */

const grid = '0.5 1 1.5 2 2.5 3 3.5 4 5 5.5 6 7 8 9 10 11 12 14 16 20 24'

type Values = Readonly<Record<string, string>>

export const tokenValues = {
  spacing: { ...variables('spacing', grid), ...negative(grid) },
  sizes: variables('sizes', `${grid} full page side control field`),
  radii: variables('radii', 'control card pill'),
  fonts: variables('fonts', 'body mono'),
  fontSizes: variables('font-sizes', 'xs sm cell md lg xl 2xl 3xl'),
  fontWeights: variables('font-weights', 'normal medium semibold bold'),
  durations: variables('durations', 'fast slow'),
  shadows: variables('shadows', 'float'),
  zIndex: variables('z-index', 'sticky bar skip'),
  colors: variables(
    'colors',
    `canvas surface line line.strong line.control fg fg.muted
    brand.fill brand.on brand.text brand.tint brand.soft due.fg due.bg late.fg late.bg
    info.fg info.bg sidebar sidebar.active sidebar.fg sidebar.muted`,
  ),
}

/** `2.5` of spacing is `var(--ct-spacing-2\.5)`, the color `line.strong` is `…-line-strong`. */
function variables(category: string, names: string): Values {
  const dot = category === 'colors' ? '-' : String.raw`\.`
  return Object.fromEntries(
    names.split(/\s+/u).map((name) => [name, `var(--ct-${category}-${name.replace('.', dot)})`]),
  )
}

function negative(names: string): Values {
  return Object.fromEntries(
    Object.entries(variables('spacing', names)).map(([name, value]) => [
      `-${name}`,
      `calc(${value} * -1)`,
    ]),
  )
}
