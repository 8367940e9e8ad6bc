import { expect, it } from 'vitest'
import * as v from 'valibot'
import { forgotPassword } from '@/contract/sessions'
import { createCloud } from '@mocks/cloud/create-cloud'
import { callerFor } from './caller'
import { withDemoCalls } from './demo-calls'
import { demoMailPath, demoMails } from './demo-mail'

const email = 'user@miamicounty.example'

async function mailTo(answer: (request: Request) => Promise<Response>, to: string) {
  const query = new URLSearchParams({ to })
  const response = await answer(
    new Request(`http://miamicounty.pay.localhost:5173${demoMailPath}?${query}`),
  )
  const json: unknown = await response.json()
  return { status: response.status, json }
}

it('shows what was written to an address, and to no other', async () => {
  const cloud = createCloud()
  const answer = withDemoCalls(cloud)
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
