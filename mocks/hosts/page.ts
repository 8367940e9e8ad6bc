import { http, type HttpHandler } from 'msw'
import type { Cloud } from '@mocks/app/cloud'
import { answerOrDefect } from '@mocks/cloud/defect'

/** For MSW in a page: Storybook, and browsers without SharedWorker. The world is in memory. */
export function pageHandlers(cloud: Pick<Cloud, 'fetch'>): HttpHandler[] {
  return [http.all('*/api/*', ({ request }) => answerOrDefect(() => cloud.fetch(request)))]
}
