import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockedSource, placesIn } from './follow-problems'
import { beaconTo, otlpLogs, report, type ReportEvent, reportTo, sendReports } from './report'
import { cumulativeShift, slowestInteraction } from './vitals'

// Reports for operators: their form, and what they leave out (docs/security.md).

const send = vi.fn<(events: readonly unknown[]) => void>()
const failure: ReportEvent = {
  kind: 'error',
  address: '/print-receipt/:id',
  type: 'TypeError',
  places: ['index-1a.js:1:2'],
}

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  reportTo(null)
  vi.useRealTimers()
})

test('nothing is kept or sent without an adapter', () => {
  report(failure)
  reportTo(send)
  sendReports()
  expect(send).not.toHaveBeenCalled()
})

test('reports wait a little and go together, each once', () => {
  reportTo(send)
  report(failure)
  report(failure)
  report({ kind: 'vital', address: '/', name: 'CLS', value: 0 })
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.lastCall?.[0]).toMatchObject([failure, { kind: 'vital' }])
})

test('a page that breaks again and again sends thirty reports at most', () => {
  reportTo(send)
  for (let line = 1; line <= 100; line += 1) report({ ...failure, places: [`a.js:${line}:1`] })
  sendReports()
  expect(send.mock.lastCall?.[0]).toHaveLength(30)
})

test('an error is a log record of OTLP', () => {
  expect(otlpLogs([{ ...failure, at: 1_780_322_400_000 }]).resourceLogs).toEqual([
    {
      resource: {
        attributes: [
          { key: 'service.name', value: { stringValue: 'civic-till' } },
          { key: 'service.version', value: { stringValue: '' } },
        ],
      },
      scopeLogs: [
        {
          scope: { name: 'civic-till.page' },
          logRecords: [
            {
              timeUnixNano: '1780322400000000000',
              severityNumber: 17,
              severityText: 'ERROR',
              eventName: 'exception',
              body: { stringValue: 'exception' },
              attributes: [
                { key: 'url.template', value: { stringValue: '/print-receipt/:id' } },
                { key: 'exception.type', value: { stringValue: 'TypeError' } },
                { key: 'exception.stacktrace', value: { stringValue: 'index-1a.js:1:2' } },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('a value of speed is a number, and a refusal names its directive', () => {
  const events: ReportEvent[] = [
    { kind: 'vital', address: '/departments', name: 'LCP', value: 812 },
    { kind: 'policy', address: '/', directive: 'img-src', blocked: 'inline', place: '' },
  ]
  const records = otlpLogs(events.map((event) => ({ ...event, at: 0 }))).resourceLogs.flatMap(
    ({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords),
  )
  expect(records).toMatchObject([
    {
      severityText: 'INFO',
      eventName: 'browser.web_vital',
      attributes: [{}, { value: { stringValue: 'LCP' } }, { value: { doubleValue: 812 } }],
    },
    {
      eventName: 'csp_violation',
      attributes: [
        {},
        { value: { stringValue: 'img-src' } },
        { value: { stringValue: 'inline' } },
        {},
      ],
    },
  ])
})

test('a collector gets JSON by a beacon', () => {
  const sent: [string, Blob][] = []
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: Blob) => sent.push([url, body]) > 0,
  })
  beaconTo('https://collector.example.com/v1/logs')([{ ...failure, at: 0 }])
  vi.unstubAllGlobals()
  expect(sent.map(([url, { type }]) => [url, type])).toEqual([
    ['https://collector.example.com/v1/logs', 'application/json'],
  ])
})

test('of a stack only places in our own scripts are told', () => {
  const stack = `TypeError: Jane Doe, 08-004512, jane@example.com
    at pay (https://miamicounty.pay.example.com/assets/index-1a_B.js:1:2345)
    at https://miamicounty.pay.example.com/print-receipt/02adce3cb750:3:4
    at https://miamicounty.pay.example.com/assets/DyO-UoV.js:12:7
    at chrome-extension://abc/content.js:1:1`
  expect(placesIn(stack)).toEqual(['index-1a_B.js:1:2345', 'DyO-UoV.js:12:7'])
  expect(placesIn(undefined)).toEqual([])
})

test.each([
  ['https://evil.example/a?card=4788250000121443', 'https://evil.example'],
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['', ''],
  ['08-004512', 'unknown'],
])('of what the policy blocks (%s) the origin is told: %s', (uri, told) => {
  expect(blockedSource(uri)).toBe(told)
})

test('shifts count by the worst second or so, and not after a press', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  })
  expect(cumulativeShift([])).toBe(0)
  expect(cumulativeShift([shift(0, 0.1), shift(900, 0.2), shift(3000, 0.25)])).toBeCloseTo(0.3)
  expect(cumulativeShift([shift(0, 0.5, true), shift(100, 0.1)])).toBeCloseTo(0.1)
  const long = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.1))
  expect(cumulativeShift(long)).toBeCloseTo(0.6)
})

test('the slowest interaction counts, and of a hundred the third slowest', () => {
  expect(slowestInteraction(new Map())).toBeNull()
  expect(slowestInteraction(new Map([[7, 80]]))).toBe(80)
  const many = new Map(Array.from({ length: 100 }, (_, index) => [index, index]))
  expect(slowestInteraction(many)).toBe(97)
})
