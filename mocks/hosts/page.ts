import { http, type HttpHandler } from 'msw'
import type { Cloud } from '@mocks/cloud/cloud'

/** For MSW in a page: Storybook, and browsers without SharedWorker. The world is in memory. */
export function pageHandlers(cloud: Cloud): HttpHandler[] {
  return [http.all('*/api/*', ({ request }) => cloud.fetch(request))]
}
