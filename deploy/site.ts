import type { Place } from './headers.ts'

export interface Site extends Place {
  /** Where the build lies on the web server. */
  readonly folder: string
  readonly certificate: string
  readonly certificateKey: string
}

/** The example that `deploy/nginx.conf` is written for; change it and run `npm run nginx`. */
export const site: Site = {
  variant: 'real',
  rootOrigin: 'https://pay.example.com',
  apiOrigin: 'https://api.pay.example.com',
  cardFieldsOrigin: 'https://cards.example.net',
  folder: '/srv/civic-till/dist',
  certificate: '/etc/ssl/civic-till/fullchain.pem',
  certificateKey: '/etc/ssl/civic-till/privkey.pem',
}
