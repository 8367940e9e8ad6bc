import * as v from 'valibot'
import { siteLanguages } from '@/contract/merchants/merchant-setup'
import { isSafeLabel } from '@/rules/tenants/hosts'
import { fault } from '@mocks/scenarios/fault'
import { isScenarioName, type ScenarioName } from '@mocks/scenarios/registry'
import { version } from '../../package.json'
import type { FileProblem } from './world-file'

/**
 * A bug report is one file: the page as its reporter saw it, the calls without secrets, and the
 * world. Opening it shows the same page, as the same person.
 */
const kind = 'civic-till bug report'

/** More than any journal written by hand. */
export const longestFile = 20_000_000

/** Of a call's body: a file that was uploaded must not make the report as large. */
const longestBody = 20_000

/** A path of the product: what follows the host, and never another host. */
const path = v.pipe(
  v.string(),
  v.startsWith('/'),
  v.check((text) => new URL(text, 'http://a.example').origin === 'http://a.example'),
)

const size = v.object({ width: v.number(), height: v.number() })

/** What of a page is neither in the world nor in the address. */
export const reportedView = v.object({
  /** With parameters and hash. */
  path,
  /** The signed-in person's e-mail address; null: a guest. */
  person: v.nullable(v.string()),
  language: v.picklist(siteLanguages),
  theme: v.picklist(['light', 'dark']),
  /** The stored cart of this site; null: none. */
  cart: v.nullable(v.string()),
})

/** What a reader of the report wants to know, and no page can restore. */
export const reportFacts = v.object({
  /** World time, ISO UTC. */
  saved: v.string(),
  app: v.string(),
  /** The id of the build; '' in development. */
  build: v.string(),
  browser: v.string(),
  window: size,
})
export type ReportFacts = v.InferOutput<typeof reportFacts>

const call = v.object({
  at: v.string(),
  method: v.string(),
  url: v.string(),
  headers: v.array(v.tuple([v.string(), v.string()])),
  body: v.nullable(v.string()),
  status: v.nullable(v.number()),
  ms: v.nullable(v.number()),
  fault: v.nullable(v.string()),
  defect: v.nullable(v.string()),
})
export type ReportedCall = v.InferOutput<typeof call>

/** The fields that every version has, to name it. */
const anyReport = v.object({ kind: v.literal(kind), format: v.number(), app: v.string() })

const reportFile = v.object({
  kind: v.literal(kind),
  format: v.literal(1),
  ...reportFacts.entries,
  /** The subdomain; null: the root domain. */
  city: v.nullable(v.pipe(v.string(), v.check(isSafeLabel))),
  view: reportedView,
  /** What the tab played. */
  scenario: v.nullable(v.string()),
  faults: v.array(v.unknown()),
  script: v.nullable(v.picklist(['gone', 'slow'])),
  calls: v.array(call),
  world: v.looseObject({}),
})
type ReportFile = v.InferOutput<typeof reportFile>

export interface BugReport extends Omit<ReportFile, 'kind' | 'format' | 'scenario' | 'faults'> {
  readonly scenario: ScenarioName | null
  readonly faults: readonly v.InferOutput<typeof fault>[]
}

export function writeBugReport(report: Omit<BugReport, 'app'>): string {
  const calls = report.calls.map((one) => ({
    ...one,
    body: one.body === null || one.body.length <= longestBody ? one.body : `${one.body.length}…`,
  }))
  return JSON.stringify({ kind, format: 1, app: version, ...report, calls }, null, 1)
}

export interface DemoFile {
  /** null: the file is a world alone. */
  readonly report: BugReport | null
  /** The text of a world file; the cloud says whether it has that world. */
  readonly world: string
}

/** Reads a bug report, and passes on what may be a world file. */
export function readDemoFile(text: string): DemoFile | FileProblem {
  if (text.length > longestFile) return { kind: 'too-large' }
  const json = jsonOf(text)
  const known = v.safeParse(anyReport, json)
  if (!known.success) return { report: null, world: text }
  const otherVersion = { kind: 'other-version', app: known.output.app } as const
  if (known.output.format !== 1) return otherVersion
  const parsed = v.safeParse(reportFile, json)
  if (!parsed.success) return { kind: 'broken' }
  const { kind: _kind, format: _format, scenario, faults, ...rest } = parsed.output
  const readFaults = v.safeParse(v.array(fault), faults)
  if (!readFaults.success || (scenario !== null && !isScenarioName(scenario))) return otherVersion
  const report = { ...rest, scenario, faults: readFaults.output }
  return { report, world: JSON.stringify(report.world) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
