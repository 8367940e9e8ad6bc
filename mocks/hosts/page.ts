import { http, type HttpHandler } from 'msw'
import type { Cloud } from '@mocks/app/cloud'

/** For MSW in a page: Storybook, and browsers without SharedWorker. The world is in memory. */
export function pageHandlers(cloud: Pick<Cloud, 'fetch'>): HttpHandler[] {
  // A fault that wants a broken network rejects; MSW would make a 500 of it.
  return [http.all('*/api/*', ({ request }) => cloud.fetch(request).catch(() => Response.error()))]
}
