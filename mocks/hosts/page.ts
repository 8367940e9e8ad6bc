import type { HttpHandler } from 'msw'
import { http } from 'msw/core/http'
import type { Cloud } from '@mocks/app/cloud'
import { answerOrDefect } from '@mocks/cloud/faults/defect'

/** What a page asks of a city. The scripts of `src/api/` come from a development server as well. */
export const isCall = ({ request }: { request: Request }): boolean =>
  new URL(request.url).pathname.startsWith('/api/')

/** For MSW in a page: stories, which have a cloud of their own in it. */
export function pageHandlers(cloud: Pick<Cloud, 'fetch'>): HttpHandler[] {
  return [http.all(isCall, ({ request }) => answerOrDefect(() => cloud.fetch(request)))]
}
