import { setupWorker } from 'msw/browser'
import { http } from 'msw/core/http'
import { isCall } from '../page'
import { mendLostActivation } from './lost-activation'
import { markStart } from './start-marks'
import { serviceWorkerPath } from './line/trusted-urls'

/** From here on, the page's calls to `/api/` are answered by `answer` and never leave. */
export async function intercept(answer: (request: Request) => Promise<Response>): Promise<void> {
  const container = navigator.serviceWorker
  if (container.controller !== null) mendLostActivation(container.controller)
  const worker = setupWorker(http.all(isCall, ({ request }) => answer(request)))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: serviceWorkerPath },
  })
  markStart('calls taken')
  // A newer script took over right after the load. MSW listens to the old one only, so it is
  // restarted.
  container.addEventListener('controllerchange', () => window.location.reload())
  // The worker slept and forgot its pages (service-worker-gate.js).
  container.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'civic-till:awake?') ports[0]?.postMessage('awake')
  })
}
