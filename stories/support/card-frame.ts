import type { CloudOptions } from '@mocks/cloud/options'

/**
 * Where the hosted card fields are. Storybook has them beside its own pages, in whatever folder it
 * lies; tests have no such page and post what the fields would say.
 */
export const cardFrame: Pick<CloudOptions, 'cardFieldsOrigin'> =
  import.meta.env.MODE === 'test'
    ? {}
    : { cardFieldsOrigin: new URL('.', window.location.href).href.replace(/\/$/u, '') }
