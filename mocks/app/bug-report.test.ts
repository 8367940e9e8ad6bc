import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { type BugReport, longestFile, readDemoFile, writeBugReport } from './bug-report'

const report = {
  saved: '2026-06-01T14:00:00.000Z',
  build: '0123456789ab',
  browser: 'A browser',
  window: { width: 390, height: 844 },
  city: 'miamicounty',
  view: {
    path: '/departments?q=1#x',
    person: 'user@miamicounty.example',
    language: 'fr',
    theme: 'dark',
    cart: '[]',
  },
  scenario: 'chaos',
  faults: [{ id: 'a', match: { call: 'getBill' }, effect: { kind: 'status', status: 500 } }],
  script: null,
  calls: [
    {
      at: '2026-06-01T14:00:00.000Z',
      method: 'GET',
      url: 'http://miamicounty.pay.localhost:5173/api/get-departments',
      headers: [['Authorization', 'Bearer ***']],
      body: null,
      status: 200,
      ms: 4,
      fault: null,
      defect: null,
    },
  ],
  world: { kind: 'civic-till world', seed: 'a' },
} satisfies Omit<BugReport, 'app'>

const written = writeBugReport(report)
const changed = (change: object) => JSON.stringify({ ...Object(JSON.parse(written)), ...change })
const inView = (change: object) => changed({ view: { ...report.view, ...change } })

describe('a bug report', () => {
  it('is read as it was written', () => {
    expect(readDemoFile(written)).toEqual({
      report: { ...report, app: version },
      world: JSON.stringify(report.world),
    })
  })

  it('says of a long body how long it was', () => {
    const calls = report.calls.map((call) => ({ ...call, body: 'x'.repeat(20_001) }))
    const text = writeBugReport({ ...report, calls })
    expect(readDemoFile(text)).toMatchObject({ report: { calls: [{ body: '20001…' }] } })
  })

  it('leaves what it does not know to the cloud, which knows worlds', () => {
    for (const text of ['', '[1]', '{"kind":"civic-till world"}']) {
      expect(readDemoFile(text)).toEqual({ report: null, world: text })
    }
  })
})

describe('a report that is refused', () => {
  it.each<[string, () => string, string]>([
    ['without its world', () => changed({ world: undefined }), 'broken'],
    ['without its page', () => changed({ view: undefined }), 'broken'],
    ['of a language that there is not', () => inView({ language: 'la' }), 'broken'],
    ['of another host', () => inView({ path: '//evil.example/' }), 'broken'],
    ['of another host, by a backslash', () => inView({ path: '/\\evil.example/' }), 'broken'],
    ['of no path', () => inView({ path: 'javascript:alert(1)' }), 'broken'],
    ['of a city that is no label', () => changed({ city: 'evil.example/' }), 'broken'],
    ['that is too large', () => ' '.repeat(longestFile + 1), 'too-large'],
    ['of tomorrow', () => changed({ format: 2, app: '9.0.0' }), 'other-version'],
    ['with a scenario of yesterday', () => changed({ scenario: 'long-ago' }), 'other-version'],
    ['with a fault of tomorrow', () => changed({ faults: [{ effect: 'rain' }] }), 'other-version'],
  ])('%s', (_, text, kind) => {
    expect(readDemoFile(text())).toMatchObject({ kind })
  })
})
