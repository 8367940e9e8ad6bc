import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forgetAddedCalls, noteAddedCalls } from '@/api/added-calls'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { openSession } from '@/state/session/signed-in'
import { UiProvider } from '@/ui/theme/ui-provider'
import { sampleWarning } from '@mocks/samples/sample-warning'
import { WarningActions } from './warning-actions'

// The city's zone comes with the router of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

beforeAll(() => loadEveryArea('en'))
afterEach(() => {
  cleanup()
  forgetAddedCalls()
})

function buttons(): number {
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
  const { container } = render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Messages locale="en">
          <WarningActions warning={sampleWarning} />
        </Messages>
      </QueryClientProvider>
    </UiProvider>,
  )
  return container.querySelectorAll('button').length
}

test('a warning has its buttons', () => {
  expect(buttons()).toBeGreaterThan(0)
})

test('it has none where the host cannot change warnings', () => {
  noteAddedCalls(['listWarnings'])
  expect(buttons()).toBe(0)
})
