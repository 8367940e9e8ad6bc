import { expect, it } from 'vitest'
import * as v from 'valibot'
import { forgotPassword, verifyToken } from '@/contract/people/sessions'
import { createCloud } from '@mocks/app/create-cloud'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { callerFor } from './caller'
import { withDemoCalls } from './demo-calls'
import { demoMailPath, demoMails } from './demo-mail'
import { demoVisit, demoVisitPath } from './demo-visit'
import { ownWorlds } from './own-worlds'

const email = 'user@miamicounty.example'

async function mailTo(answer: (request: Request) => Promise<Response>, to: string) {
  const query = new URLSearchParams({ to })
  const response = await answer(
    new Request(`http://miamicounty.pay.localhost:5173${demoMailPath}?${query}`),
  )
  const json: unknown = await response.json()
  return { status: response.status, json }
}

it('lists the mails to an address, and to no other', async () => {
  const cloud = createCloud()
  const answer = withDemoCalls(() => cloud)
  await callerFor({ fetch: answer }, 'miamicounty').call(forgotPassword, { body: { email } })
  const { json } = await mailTo(answer, email.toUpperCase())
  expect(v.parse(demoMails, json)).toMatchObject([{ to: email, kind: 'reset' }])
  expect((await mailTo(answer, 'admin@civictill.example')).json).toEqual([])
  expect((await mailTo(answer, '')).json).toEqual([])
})

it('is no call of the cloud itself: the http host has no mailboxes', async () => {
  const cloud = createCloud()
  await callerFor(cloud, 'miamicounty').call(forgotPassword, { body: { email } })
  expect((await mailTo((request) => cloud.fetch(request), email)).status).toBe(404)
})

async function visit(
  answer: (request: Request) => Promise<Response>,
  body: unknown,
  scenario = '',
) {
  const headers = scenario === '' ? {} : { [visitHeaders.scenario]: scenario }
  const address = `http://miamicounty.pay.localhost:5173${demoVisitPath}`
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await answer(new Request(address, init))
  const json: unknown = await response.json()
  return { status: response.status, json }
}

it('signs a visit in, whatever faults its calls have', async () => {
  const answer = withDemoCalls(ownWorlds(createCloud({ scenarios: true })))
  const { json } = await visit(answer, { email: ' User@miamicounty.example' }, 'token-refused')
  const { entry, clock_offset } = v.parse(demoVisit, json)
  expect([entry?.user.name, clock_offset < 0]).toEqual(['Ruth Keller', true])
  const own = callerFor({ fetch: answer }, 'miamicounty', { token: entry?.token ?? null })
  expect((await own.call(verifyToken, {})).answer?.user.email).toBe(email)
})

it('tells a visit the time of its own world', async () => {
  const answer = withDemoCalls(ownWorlds(createCloud({ scenarios: true })))
  const offset = async (scenario: string) =>
    v.parse(demoVisit, (await visit(answer, { email: null }, scenario)).json).clock_offset
  const days = ((await offset('after-due-date')) - (await offset(''))) / 86_400_000
  expect(days).toBeCloseTo(49, 2)
})

it('refuses unknown people and invalid requests', async () => {
  const answer = withDemoCalls(() => createCloud())
  const asked = await Promise.all(
    [{ email: null }, { email: 'x@y.example' }].map((body) => visit(answer, body)),
  )
  expect(asked.map(({ json }) => v.parse(demoVisit, json).entry)).toEqual([null, null])
  expect((await visit(answer, { name: 'Ruth' })).status).toBe(422)
})
