/** quality.md, "Speed": what may be loaded before the first row shows; sizes in KiB of gzip. */
export const loadBudget = {
  real: { scripts: 6, scriptKib: 160, styleKib: 8, fonts: 1 },
  mock: { scripts: 6, scriptKib: 206, styleKib: 8.2, fonts: 1 },
} as const

/** The two first screens of a citizen, and what their first row is. */
export const firstScreens = [
  { name: 'departments', path: '/departments', firstRow: 'main a[data-card-link]' },
  {
    name: 'parcel search',
    path: '/real-estate-tax/search?by=address&q=main',
    firstRow: 'main a[href^="/overview-parcel/"]',
  },
] as const
