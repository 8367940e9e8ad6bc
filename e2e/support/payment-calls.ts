import type { Page, Route } from '@playwright/test'
import { type ApiAnswer, exchange } from './api.ts'

// Between page and API, for the call that charges. Only against the API: what a service worker
// answers passes by a browser's network tools.

const isPayment = (url: URL) => url.pathname === '/api/payments'

export async function onPayment(page: Page, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route(isPayment, (route) => act(route))
}

export async function stopWatching(page: Page): Promise<void> {
  await page.unroute(isPayment)
}

/** The API gets the request, and the page nothing yet. */
export function carry(route: Route): Promise<ApiAnswer> {
  const request = route.request()
  return exchange({
    method: request.method(),
    path: new URL(request.url()).pathname,
    headers: request.headers(),
    body: request.postData(),
  })
}

/** The number of the page's charge requests. */
export function countPayments(page: Page): { readonly count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && isPayment(new URL(request.url()))) seen.count += 1
  })
  return seen
}

/** A moment that the test decides about. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
