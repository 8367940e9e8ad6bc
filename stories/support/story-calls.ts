import { getResponse } from 'msw'
import { action } from 'storybook/actions'
import type { Cloud } from '@mocks/app/cloud'
import { pageHandlers } from '@mocks/hosts/page'
import { withoutSecrets } from '@mocks/hosts/shared/tab/without-secrets'
import { isTested } from './contrast'

type Send = (request: Request) => Promise<Response>

/**
 * How a story's calls are sent. MSW's handlers answer them: by its service worker where the page has
 * one (`npm run storybook`), and in the page itself where it has none (a built Storybook, in whatever
 * folder and without a network, and tests). Storybook's panel “Actions” lists them.
 */
export async function callsOfStories(): Promise<(cloud: Cloud) => Send> {
  const worker = await startedWorker()
  return (cloud) => {
    const handlers = pageHandlers(cloud)
    worker?.resetHandlers(...handlers)
    const send: Send = worker
      ? (request) => fetch(request)
      : async (request) => received(await getResponse(handlers, request))
    return isTested ? send : listed(send)
  }
}

/** What `fetch` makes of the answer. */
function received(answer: Response | undefined): Response {
  if (answer === undefined || answer.type === 'error') throw new TypeError('Failed to fetch')
  return answer
}

let starting: ReturnType<typeof startWorker> | null = null

/** null: this page has none. */
async function startedWorker() {
  if (!import.meta.env.DEV || isTested || !('serviceWorker' in navigator)) return null
  starting ??= startWorker()
  return starting
}

async function startWorker() {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  try {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    return worker
  } catch (refused) {
    console.warn(refused)
    return null
  }
}

/** Storybook’s panel shows what was asked, and what the answer was. */
function listed(send: Send): Send {
  return async (request) => {
    const sent = await request.clone().text()
    const asked = withoutSecrets({ url: request.url, headers: [], body: sent === '' ? null : sent })
    const { pathname, search } = new URL(asked.url)
    const tell = action(`${request.method} ${pathname}${search}`)
    try {
      const answer = await send(request)
      const body = withoutSecrets({ ...asked, body: await answer.clone().text() })
      tell({ status: answer.status, sent: asked.body, answer: body.body })
      return answer
    } catch (failed) {
      tell({ failed: String(failed) })
      throw failed
    }
  }
}
