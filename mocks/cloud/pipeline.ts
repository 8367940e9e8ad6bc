import type { CallId } from '@/contract/all'
import type { FailureStatus } from '@/contract/endpoint'
import { isFailureBody } from '@/contract/wire'
import { type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import { faultsOf } from '@mocks/scenarios/scenario'
import type { World } from '@mocks/world/create-world'
import type { CallContext } from './context'
import { defectHeaders, serverMistake } from './faults/defect'
import { faultAnswer } from './faults/fault-answer'
import { type ActedFault, faultHeader, faultNotes } from './faults/fault-header'
import { counted, type CountedFault, type Faults } from './faults/faults'
import { sentKey } from './kept-changes'
import {
  maintenanceStage,
  openStage,
  permissionStage,
  sessionStage,
  subjectOf,
  tenantStage,
} from './gate'
import type { RawInput } from './parse-input'
import { type Recorder, WorldReplaced } from './recorder'
import { notFound, Refusal, Reply } from './reply'
import type { Match } from './routes'
import type { Services } from './services'
import { noVisit, type Visit, visitOf } from './visit/visit'

/** A world and what belongs to it; another may take its place between two calls. */
export interface LivingWorld {
  readonly world: World
  readonly services: Services
  /** Decides, appends to the journal, applies; one write after the other. */
  readonly write: Recorder['write']
}

export interface PipelineParts {
  living(): LivingWorld
  readonly match: (method: string, path: string) => Match | null
  /** World time. */
  now(): number
  latency(call: CallId | null): number
  readonly faults: Faults
  /** The faults of every visit. */
  readonly defaultFaults: readonly CountedFault[]
  /** The faults of visits that name no others. */
  readonly scenario: ScenarioName | null
  /** Requests may bring faults of their own. */
  readonly scenarios: boolean
}

/**
 * latency → fault → tenant → session → permission → parse → handler → check: the one way that every
 * call goes, so that 401, 403, 404 and 422 are the same everywhere.
 */
export async function answer(
  parts: PipelineParts,
  request: Request,
  address: string,
): Promise<Response> {
  const url = new URL(request.url)
  const match = parts.match(request.method, url.pathname)
  const id = match?.call.id ?? null
  const visit = parts.scenarios ? visitOf(request.headers) : noVisit
  if (visit instanceof Refusal) return respond(null, async () => visit)
  const call = { id, method: request.method, path: url.pathname }
  const ruling = parts.faults.rule(visit.id, faultsFor(parts, visit), call)
  const { wait: held, effect, acted } = ruling
  await wait(parts.latency(id) + held)
  if (effect && effect.kind !== 'drop-after-commit') {
    return noted(await faultAnswer(effect), acted)
  }
  const response = await respond(match, () => run(parts, { request, url, address }, match))
  // A refused request was not committed, so there is nothing to lose.
  if (effect && response.ok) return faultAnswer(effect)
  return noted(response, acted)
}

function noted(response: Response, acted: readonly ActedFault[]): Response {
  if (acted.length > 0) response.headers.set(faultHeader, faultNotes(acted))
  return response
}

/** What the request brings comes first, what its scenario says last. */
function faultsFor(
  { defaultFaults, scenario }: PipelineParts,
  visit: Visit,
): readonly CountedFault[] {
  const name = visit.scenario ?? scenario
  const own = name === null ? [] : counted(`scenario ${name}`, faultsOf(scenarioOf(name)))
  return [...visit.faults, ...defaultFaults, ...own]
}

async function respond(match: Match | null, work: () => Promise<unknown>): Promise<Response> {
  const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'X-Request-Id': crypto.randomUUID(),
        ...headers,
      },
    })
  const brokenContract = (problem: string) =>
    send(500, { message: problem, code: 'contract' }, defectHeaders(problem))
  try {
    const outcome = await work()
    if (outcome instanceof Refusal) throw outcome
    const status = outcome instanceof Reply ? outcome.status : 200
    const checked = match?.call.check(outcome instanceof Reply ? outcome.answer : outcome)
    if (checked && 'answer' in checked) return send(status, checked.answer)
    return brokenContract(
      `The answer of ${match?.call.id ?? ''} does not fit the contract: ${checked?.problem ?? ''}`,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) {
      // A fault of this program's own; the person sees no stack (quality.md, fault rule 5).
      console.error(error)
      return send(500, serverMistake, defectHeaders(error))
    }
    await wait(error.waited)
    const problem = refusalProblem(error, match)
    return problem ? brokenContract(problem) : send(error.status, error.body, error.headers)
  }
}

/** What any call may answer; other failures have to stand in its contract. */
const alwaysAllowed: readonly FailureStatus[] = [400, 401, 403, 404, 422, 503]

function refusalProblem(refusal: Refusal, match: Match | null): string | null {
  if (!isFailureBody(refusal.body)) return 'A failure does not fit the contract'
  const named = [...alwaysAllowed, ...(match?.call.endpoint.errors ?? [])]
  return named.includes(refusal.status)
    ? null
    : `${match?.call.id ?? ''} answers ${refusal.status}, which its contract does not name`
}

interface Received {
  readonly request: Request
  readonly url: URL
  readonly address: string
}

async function run(
  parts: PipelineParts,
  received: Received,
  match: Match | null,
): Promise<unknown> {
  try {
    return await runIn(parts.living(), parts, received, match)
  } catch (error) {
    // The request is validated against the current world.
    if (error instanceof WorldReplaced) return run(parts, received, match)
    throw error
  }
}

async function runIn(
  { world, services, write }: LivingWorld,
  parts: PipelineParts,
  { request, url, address }: Received,
  match: Match | null,
): Promise<unknown> {
  const { headers } = request
  const admitted = (now: number): Pick<CallContext, 'tenant' | 'user' | 'session'> => {
    const tenant = tenantStage(world, url)
    if (!match) throw notFound('This call')
    const { id, endpoint } = match.call
    openStage(tenant, id)
    const session = sessionStage(services.sessions, world, headers, id, now)
    maintenanceStage(world, tenant, id, session?.user ?? null, now)
    const user = permissionStage(endpoint.access, id, tenant, session?.user ?? null)
    return { tenant, user, session: session?.id ?? null }
  }
  const caller = admitted(parts.now())
  if (!match) throw notFound('This call')
  const { call, params } = match
  const raw: RawInput = {
    params,
    query: url.searchParams,
    body: call.endpoint.body && (await readBody(request.clone())),
  }
  const { input, handle } = call.handle(raw)
  const contextOf = (by: typeof caller, now: number): CallContext => ({
    world,
    now,
    ...by,
    subject: subjectOf(by.user),
    departmentId: headers.get('x-department-id') || null,
    address,
    request: { url, headers },
    services,
  })
  if (!call.apply) return handle(contextOf(caller, parts.now()))
  return write({
    call,
    params,
    sent: sentKey(call.endpoint, input, headers),
    // A write may have waited for others: time and rights are those at which its turn comes.
    context: () => {
      const now = parts.now()
      return contextOf(admitted(now), now)
    },
    decide: handle,
  })
}

const asForm = 'application/x-www-form-urlencoded'

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  // What a mail program sends for its own button to unsubscribe (RFC 8058).
  if (request.headers.get('content-type')?.startsWith(asForm) === true) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'The body is not JSON' })
  }
}

const wait = (milliseconds: number) =>
  milliseconds > 0
    ? new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds)
      })
    : undefined
