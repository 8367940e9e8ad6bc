import { type CallId, contract } from '@/contract/all'
import type { Endpoint } from '@/contract/endpoint'
import type { SampleCallers } from '@mocks/samples/sample-callers'
import { sampleCalls } from '@mocks/samples/sample-calls'
import { learnAddedCalls, sampleCallers, type SignIn, signIn } from './callers'
import { Connection, NotMade } from './connection'
import { ownCalls } from './own-calls'
import { checkedRefusals } from './refusals'
import { type Person, people, type Settings } from './settings'

/** What came of one check. */
export interface Outcome {
  readonly group: 'sign-in' | 'specification' | 'added' | 'refusals'
  readonly name: string
  /** `GET api/users`. */
  readonly call: string
  readonly result: 'passed' | 'failed' | 'skipped'
  /** Why it failed, or why it was skipped. */
  readonly problems: readonly string[]
  readonly notes: readonly string[]
  readonly seconds: number
}

/** Runs the contract against a host, one call after the other. */
export async function runConformance(settings: Settings): Promise<Outcome[]> {
  const connection = new Connection(settings)
  const outcomes: Outcome[] = []
  const check = async (
    about: Pick<Outcome, 'group' | 'name'> & { readonly endpoint: Endpoint },
    work: () => Promise<Checked>,
  ) => {
    const begun = performance.now()
    const { group, name, endpoint } = about
    const { result, problems, notes } = await outcomeOf(work)
    const call = `${endpoint.method} ${endpoint.path}`
    const seconds = (performance.now() - begun) / 1000
    outcomes.push({ group, name, call, result, problems, notes, seconds })
  }

  const signIns: SignIn[] = []
  for (const person of people) {
    await check(
      { group: 'sign-in', name: `sign in: ${person}`, endpoint: contract.login },
      async () => {
        const made = await signIn(connection, settings, person)
        signIns.push(made)
        if (settings.credentials[person] === undefined)
          throw new NotMade(`no credentials: --${person} and its password`)
        return { problems: made.problems, notes: [] }
      },
    )
  }
  if (settings.isAll) await learnAddedCalls(connection, settings).catch(() => undefined)

  const callers = sampleCallers(connection, settings, signIns)
  const own = ownCalls(connection, settings, signIns)
  const calls: readonly (Endpoint & { readonly id: CallId })[] = Object.values(contract)
  for (const endpoint of calls) {
    const { id, in_specification: isGiven } = endpoint
    if (!isGiven && !settings.isAll) continue
    await check({ group: isGiven ? 'specification' : 'added', name: id, endpoint }, async () => {
      connection.made.length = 0
      return madeCall(id, callers, connection, own[id] ?? sampleCalls[id])
    })
  }

  const tokenOf = (person: Person) =>
    signIns.find((one) => one.person === person)?.token ?? undefined
  for (const { name, endpoint, check: work } of checkedRefusals(connection, settings, tokenOf))
    await check({ group: 'refusals', name, endpoint }, async () => ({
      problems: await work(),
      notes: [],
    }))
  return outcomes
}

type Checked = Pick<Outcome, 'problems' | 'notes'>

/** Makes a call, with those that it needs before, and says what is wrong with it. */
async function madeCall(
  id: CallId,
  callers: SampleCallers,
  connection: Connection,
  sample: (callers: SampleCallers) => Promise<unknown>,
): Promise<Checked> {
  const thrown = await sample(callers).then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof NotMade) throw thrown
  const made = connection.made.findLast((one) => one.id === id)
  const before = connection.made.filter((one) => one.id !== id && one.problems.length > 0)
  const earlier = before.map((one) => `before it, ${one.id}: ${one.problems.join('; ')}`)
  if (!made) return { problems: [...earlier, textOf(thrown)], notes: [] }
  if (made.problems.length === 0) return { problems: [], notes: made.notes }
  return { problems: [...made.problems, ...earlier], notes: made.notes }
}

async function outcomeOf(
  work: () => Promise<Checked>,
): Promise<Pick<Outcome, 'result' | 'problems' | 'notes'>> {
  try {
    const { problems, notes } = await work()
    return { result: problems.length === 0 ? 'passed' : 'failed', problems, notes }
  } catch (error) {
    const result = error instanceof NotMade ? 'skipped' : 'failed'
    return { result, problems: [textOf(error)], notes: [] }
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the call was not made'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code === '' ? error.message : `no answer: ${code}`
}
