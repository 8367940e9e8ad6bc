export type ServiceWorkerProblem =
  /** The browser has none here: too old, a private window, or plain http on a real host. */
  | 'unsupported'
  /** Registration was refused: blocked by a setting, or the script is not served. */
  | 'refused'
  /** It registered and never took charge of the page. */
  | 'idle'

/** Without a service worker nothing answers the calls; the application says so. */
export class ServiceWorkerUnavailable extends Error {
  override readonly name = 'ServiceWorkerUnavailable'
  readonly problem: ServiceWorkerProblem

  constructor(problem: ServiceWorkerProblem, options?: ErrorOptions) {
    super(`The service worker is not available: ${problem}`, options)
    this.problem = problem
  }
}
