import { startMarkPrefix } from './start-marks'

/** Resolves when this page's calls are answered in the browser: sooner, they would leave it. */
export function callsTaken(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(`${startMarkPrefix}calls taken`).length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'mark', buffered: true })
  })
}
