import type { Place } from './headers.ts'

export interface Site extends Place {
  /** Where the build lies on the web server. */
  readonly folder: string
  /** For the root and for the names right below it: `pay.example.com`, `*.pay.example.com`. */
  readonly certificate: string
  readonly certificateKey: string
  readonly logFolder: string
}

/**
 * The example that `deploy/nginx.conf` is written for; change it and run `npm run nginx`. The API's
 * host does not lie below the root: it would be the page host of a merchant named `api`.
 */
export const site: Site = {
  variant: 'real',
  rootOrigin: 'https://pay.example.com',
  apiOrigin: 'https://api.example.com',
  cardFieldsOrigin: 'https://isv.cardconnect.com',
  folder: '/srv/civic-till/dist',
  certificate: '/etc/ssl/civic-till/fullchain.pem',
  certificateKey: '/etc/ssl/civic-till/privkey.pem',
  logFolder: '/var/log/nginx',
}

/** What the build of this site has to be told, as environment variables. */
export function buildVariables({ rootOrigin, apiOrigin }: Site): Readonly<Record<string, string>> {
  return { VITE_ROOT_HOST: new URL(rootOrigin).hostname, VITE_API_HOST: apiOrigin }
}
