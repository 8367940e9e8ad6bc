import type { Place } from './headers.ts'

export interface Site extends Place {
  /** Where the build lies on the web server. */
  readonly folder: string
  /** For the root and for the names right below it: `pay.example.com`, `*.pay.example.com`. */
  readonly certificate: string
  readonly certificateKey: string
  readonly logFolder: string
  /** Whom to tell of a security problem, in `/.well-known/security.txt` (RFC 9116). */
  readonly securityContact: string
  /** When that has to be looked at again; at most a year ahead. */
  readonly securityContactExpires: string
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
  securityContact: 'mailto:security@example.com',
  securityContactExpires: '2027-06-01T00:00:00Z',
}

/** What the build of this site has to be told, as environment variables. */
export function buildVariables({
  rootOrigin,
  apiOrigin,
  reportUrl = '',
}: Site): Readonly<Record<string, string>> {
  return {
    VITE_ROOT_HOST: new URL(rootOrigin).hostname,
    VITE_API_HOST: apiOrigin,
    ...(reportUrl !== '' && { VITE_REPORT_URL: reportUrl }),
  }
}
