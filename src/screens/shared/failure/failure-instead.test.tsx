import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiFailure } from '@/api/failure'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { openSession } from '@/state/session/signed-in'
import { UiProvider } from '@/ui/theme/ui-provider'
import { FailureInstead } from './failure-instead'

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

async function show(code: string | undefined) {
  openSession('token', {
    id: 'u1',
    name: 'Pat Cole',
    email: 'pat@example.com',
    username: 'pcole',
    phone: null,
    role: ['Merchant User'],
    merchant_id: '1',
    sub_domain: 'miamicounty',
  })
  const error = new ApiFailure({
    kind: 'http',
    callId: 'listTransactions',
    requestId: 'r-1',
    status: 403,
    body: { error: 'No', ...(code !== undefined && { code }) },
    retryAfterSeconds: null,
  })
  // Its words are waited for.
  await act(async () => {
    render(
      <UiProvider>
        <Messages locale="en">
          <Suspense>
            <FailureInstead error={error} phone={null} />
          </Suspense>
        </Messages>
      </UiProvider>,
    )
    await Promise.resolve()
  })
}

test('a 403 because of the department blames the department, any other the role', async () => {
  await show('other_department')
  expect(await screen.findByText(/^You do not work for this department\./u)).toBeTruthy()
  expect(screen.queryByText(/Your role/u)).toBeNull()
  cleanup()
  await show(undefined)
  expect(await screen.findByText(/^Your role \(Merchant User\) does not allow this/u)).toBeTruthy()
})
