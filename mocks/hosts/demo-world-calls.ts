import * as v from 'valibot'
import { tenantOf } from '@/rules/tenants/hosts'
import { longestFile } from '@mocks/app/bug-report'
import type { Cloud } from '@mocks/app/cloud'
import {
  demoClockMove,
  demoReturn,
  type demoReturned,
  demoWorldPaths,
  type demoFileAnswer,
  type demoUndone,
  type DemoWorldState,
} from './demo-world'
import { ownValue } from '@/rules/own-value'

type WorldCall = (cloud: Cloud, request: Request) => Promise<unknown>

const stateOf = async ({ control, clock }: Cloud): Promise<DemoWorldState> => ({
  ...(await control.state()),
  clock_offset: clock.offset,
})

async function undo({ control }: Cloud): Promise<v.InferOutput<typeof demoUndone>> {
  return { undone: await control.undo() }
}

async function take(
  { control }: Cloud,
  request: Request,
): Promise<v.InferOutput<typeof demoFileAnswer>> {
  const text = await request.text()
  const problem =
    text.length > longestFile ? ({ kind: 'too-large' } as const) : await control.import(text)
  return { problem }
}

async function moveClock(cloud: Cloud, request: Request): Promise<DemoWorldState | null> {
  const asked = v.safeParse(demoClockMove, await request.json().catch(() => null))
  if (!asked.success) return null
  await cloud.control.moveClock(asked.output.milliseconds)
  return stateOf(cloud)
}

const mostShown = 20

const siteOf = ({ url }: Request): string => tenantOf(new URL(url).host) ?? ''

async function returnOne(
  { control }: Cloud,
  request: Request,
): Promise<v.InferOutput<typeof demoReturned> | null> {
  const asked = v.safeParse(demoReturn, await request.json().catch(() => null))
  return asked.success
    ? { returned: await control.returnEcheck(siteOf(request), asked.output) }
    : null
}

const worldCalls: Readonly<Record<string, WorldCall>> = {
  [`GET ${demoWorldPaths.state}`]: stateOf,
  [`GET ${demoWorldPaths.hash}`]: async (cloud) => ({ hash: await cloud.hash() }),
  [`POST ${demoWorldPaths.undo}`]: undo,
  [`POST ${demoWorldPaths.reset}`]: async (cloud) => {
    await cloud.control.reset()
    return stateOf(cloud)
  },
  [`GET ${demoWorldPaths.file}`]: ({ control }) => control.export(),
  [`POST ${demoWorldPaths.file}`]: take,
  [`POST ${demoWorldPaths.clock}`]: moveClock,
  [`GET ${demoWorldPaths.echecks}`]: async ({ control }, request) =>
    (await control.echecks(siteOf(request))).slice(0, mostShown),
  [`POST ${demoWorldPaths.echecks}`]: returnOne,
}

/** null: not one of these calls. */
export async function answerWorldCall(cloud: Cloud, request: Request): Promise<Response | null> {
  const call = ownValue(worldCalls, `${request.method} ${new URL(request.url).pathname}`)
  if (!call) return null
  try {
    const answer = await call(cloud, request)
    return answer === null
      ? Response.json({ message: 'This cannot be done' }, { status: 422 })
      : Response.json(answer)
  } catch (error) {
    // The browser's store is unchanged, and so is the world.
    console.error(error)
    return Response.json({ message: 'This could not be kept' }, { status: 500 })
  }
}
