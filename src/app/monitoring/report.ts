import { currentBuild } from '@/state/build-id'
import { machineNow } from '@/state/clock'

/**
 * What operators may hear of a page. It names no person, bill or receipt: an address is its pattern,
 * and of an error there is its kind and where in our scripts it happened, never its message.
 */
export type ReportEvent = { readonly address: string } & (
  | { readonly kind: 'error'; readonly type: string; readonly places: readonly string[] }
  | {
      readonly kind: 'policy'
      readonly directive: string
      /** An origin, or a word such as `inline`. */
      readonly blocked: string
      readonly place: string
    }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'CLS' | 'INP'; readonly value: number }
)

type Send = (events: readonly (ReportEvent & { readonly at: number })[]) => void

/** A page that fails in a loop tells of it once, and a broken page not for ever. */
const mostReports = 30
const waitMs = 5000

let send: Send | null = null
let waiting: (ReportEvent & { readonly at: number })[] = []
let told = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Where reports go from now on; null: nowhere, as from the start. */
export function reportTo(adapter: Send | null): void {
  send = adapter
  waiting = []
  told = new Set()
  clearTimeout(timer)
  timer = undefined
}

/** The one way for all reports. Without an adapter nothing happens. */
export function report(event: ReportEvent): void {
  const known = JSON.stringify(event)
  if (send === null || told.has(known) || told.size >= mostReports) return
  told.add(known)
  waiting.push({ ...event, at: machineNow() })
  timer ??= setTimeout(sendReports, waitMs)
}

/** At once: the page may be gone in a moment. */
export function sendReports(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  if (events.length > 0) send?.(events)
}

type Value = { readonly stringValue: string } | { readonly doubleValue: number }
const attribute = (key: string, value: Value) => ({ key, value })
const text = (key: string, value: string) => attribute(key, { stringValue: value })

const names = { error: 'exception', policy: 'csp_violation', vital: 'browser.web_vital' } as const

function attributesOf(event: ReportEvent) {
  switch (event.kind) {
    case 'error':
      return [
        text('exception.type', event.type),
        text('exception.stacktrace', event.places.join('\n')),
      ]
    case 'policy':
      return [
        text('csp.directive', event.directive),
        text('csp.blocked', event.blocked),
        text('code.location', event.place),
      ]
    case 'vital':
      return [text('name', event.name), attribute('value', { doubleValue: event.value })]
  }
}

/** As logs of OTLP/HTTP in JSON, `/v1/logs`: an OpenTelemetry collector takes them as they are. */
export function otlpLogs(events: readonly (ReportEvent & { readonly at: number })[]) {
  return {
    resourceLogs: [
      {
        resource: {
          attributes: [text('service.name', 'civic-till'), text('service.version', currentBuild())],
        },
        scopeLogs: [
          {
            scope: { name: 'civic-till.page' },
            logRecords: events.map((event) => ({
              // Nanoseconds do not fit a JavaScript number.
              timeUnixNano: `${Math.round(event.at)}000000`,
              severityNumber: event.kind === 'vital' ? 9 : 17,
              severityText: event.kind === 'vital' ? 'INFO' : 'ERROR',
              eventName: names[event.kind],
              body: { stringValue: names[event.kind] },
              attributes: [text('url.template', event.address), ...attributesOf(event)],
            })),
          },
        ],
      },
    ],
  }
}

/** The adapter for a collector. A beacon outlives the page, and its answer is not read. */
export const beaconTo =
  (url: string): Send =>
  (events) => {
    const body = new Blob([JSON.stringify(otlpLogs(events))], { type: 'application/json' })
    navigator.sendBeacon(url, body)
  }
