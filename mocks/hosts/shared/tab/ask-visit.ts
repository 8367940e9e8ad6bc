import * as v from 'valibot'
import { type DemoVisit, demoVisit, demoVisitPath } from '@mocks/hosts/demo-visit'
import { marked } from './tab-visit'

/** Calls the world of this tab's visit; `email`: as this person, null for a guest. */
export async function askVisit(
  ask: (request: Request) => Promise<Response>,
  email: string | null,
): Promise<DemoVisit> {
  const address = new URL(demoVisitPath, window.location.href)
  const body = JSON.stringify({ email })
  const response = await ask(marked(new Request(address, { method: 'POST', body })))
  return v.parse(demoVisit, await response.json())
}
