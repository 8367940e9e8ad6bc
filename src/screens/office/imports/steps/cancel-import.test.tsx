import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cancel } from '@/api/imports'
import { ApiFailure } from '@/api/failure'
import { officeKeys } from '@/api/office-keys'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { openSession } from '@/state/session/signed-in'
import { sampleImport } from '@mocks/samples/sample-import'
import { CancelImport } from './cancel-import'

// The city's zone comes with the router of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))
vi.mock('@/api/imports', () => ({ cancel: vi.fn<() => Promise<unknown>>() }))

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

const uploading = { ...sampleImport, state: 'uploading' as const }

function shown() {
  openSession('token', {
    id: 'u1',
    name: 'Pat Cole',
    email: 'pat@example.com',
    username: 'pcole',
    phone: null,
    role: ['Super Users'],
    merchant_id: null,
    sub_domain: null,
  })
  const onCanceled = vi.fn<() => void>()
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Messages locale="en">
        <CancelImport row={uploading} onCanceled={onCanceled} />
      </Messages>
    </QueryClientProvider>,
  )
  return { onCanceled, queryClient, press: () => act(async () => fireEvent.click(button())) }
}
const button = () => screen.getByRole('button')

test('the upload goes on where canceling failed, and the failure is said', async () => {
  vi.mocked(cancel).mockRejectedValue(
    new ApiFailure({
      kind: 'http',
      callId: 'cancelImport',
      requestId: 'r-1',
      status: 500,
      body: {},
      retryAfterSeconds: null,
    }),
  )
  const { onCanceled, press } = shown()
  await press()
  expect(onCanceled).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).not.toBe('')
})

test('the upload is stopped once it is canceled', async () => {
  const canceled = { ...uploading, state: 'cancelled' as const }
  vi.mocked(cancel).mockResolvedValue(canceled)
  const { onCanceled, queryClient, press } = shown()
  await press()
  expect(onCanceled).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(officeKeys.imports.one(uploading.id))).toBe(canceled)
})
