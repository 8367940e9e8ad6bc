import type { CloudOptions } from '@mocks/cloud/options'

/** The card fields of a build for one host, in whose folder they lie with everything else. */
export const oneHostOptions: Pick<CloudOptions, 'cardFieldsOrigin'> =
  typeof __ONE_HOST__ === 'string'
    ? { cardFieldsOrigin: `${self.location.origin}${__ONE_HOST__}` }
    : {}
