/** Milliseconds after which a worker that controls this page counts as activated. */
const patience = 1000

/**
 * WebKit now and then never tells a page that its worker is activated, and MSW would wait for it
 * forever. What comes too early does no harm: the browser holds calls back until the activation.
 */
export function mendLostActivation(controller: ServiceWorker): void {
  setTimeout(() => {
    if (controller.state === 'activated') return
    Object.defineProperty(controller, 'state', { value: 'activated' })
    controller.dispatchEvent(new Event('statechange'))
  }, patience)
}
