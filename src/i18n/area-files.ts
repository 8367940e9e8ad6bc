import type { PackMessages } from './packs'

/** Every area of every language; apart, so that a first screen does not hold all of their names. */
export const areaFiles = import.meta.glob<PackMessages>('./*/*.json', { import: 'default' })
