/** Milliseconds after which a worker that controls this page counts as activated. */
const patience = 1000

const isUnderWay = ({ state }: ServiceWorker) => state !== 'activated' && state !== 'redundant'

/**
 * WebKit now and then never tells a page that its worker is activated, and MSW would wait for it
 * forever. What comes too early does no harm: the browser holds calls back until the activation.
 */
export function mendLostActivation(controller: ServiceWorker): void {
  if (!isUnderWay(controller)) return
  const ours = new Event('statechange')
  setTimeout(() => {
    if (!isUnderWay(controller)) return
    Object.defineProperty(controller, 'state', { value: 'activated', configurable: true })
    controller.dispatchEvent(ours)
  }, patience)
  controller.addEventListener('statechange', (event) => {
    if (event !== ours) Reflect.deleteProperty(controller, 'state')
  })
}
