import { ServiceWorkerUnavailable } from './service-worker-unavailable'
import { serviceWorkerPath, serviceWorkerUrl } from './line/trusted-urls'

/** Milliseconds until a worker that does not take charge counts as missing. */
const patience = 10_000

/**
 * Registers the worker and waits until it controls this page. Done here and not left to MSW,
 * which registers a plain address (refused under Trusted Types) and reloads a page that came
 * by a hard reload.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new ServiceWorkerUnavailable('unsupported')
  const container = navigator.serviceWorker
  const registration = (await present(container)) ?? (await register(container))
  calmUpdates(registration)
  if (container.controller !== null) return
  // After a hard reload the worker exists and does not control the page until it claims it.
  registration.active?.postMessage('civic-till:claim')
  await new Promise<void>((resolve, reject) => {
    const late = () => reject(new ServiceWorkerUnavailable('idle'))
    const timer = setTimeout(late, patience)
    container.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** Registering again would wait for MSW's update check in another tab (1.5 s). */
async function present(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  const found = await container.getRegistration()
  const ours = new URL(serviceWorkerPath, window.location.href).href
  return found?.active?.scriptURL === ours ? found : undefined
}

async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  try {
    const registered: unknown = await container.register(serviceWorkerUrl())
    // Test tools that block workers resolve with nothing.
    if (registered instanceof ServiceWorkerRegistration) return registered
  } catch (cause) {
    throw new ServiceWorkerUnavailable('refused', { cause })
  }
  throw new ServiceWorkerUnavailable('refused')
}

/** MSW looks for a newer script at every start and lets the failure (offline) go unhandled. */
function calmUpdates(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}
