import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forgetAddedCalls, noteAddedCalls } from '@/api/added-calls'
import type { RecaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { openSession } from '@/state/session/signed-in'
import { useEventActions } from './use-event-actions'

// The city's zone comes with the router of a page.
vi.mock('@/screens/shared/time/time-zone', () => ({ useTimeZone: () => 'America/New_York' }))

beforeAll(() => loadEveryArea('en'))
afterEach(forgetAddedCalls)

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <Messages locale="en">{children}</Messages>
  </QueryClientProvider>
)

const tried: RecaptchaEvent = {
  id: 'try-1',
  at: '2026-06-01T18:14:00.000Z',
  merchant: null,
  action: 'sign-in',
  score: 0.3,
  network: '198.51.100.0/24',
  is_own: false,
  country: null,
  attempts: 1,
  cards: 0,
  declines: 0,
  outcome: 'allowed',
  reason: null,
  last4: '',
  bank: null,
  payment: null,
  false_positive: null,
}

function offered() {
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
  const { result } = renderHook(useEventActions, { wrapper: Around })
  return result.current.actions(tried).map(({ key }) => key)
}

test('what its host has calls for', () => {
  expect(offered()).toEqual(['network', 'block', 'allow', 'mark'])
  noteAddedCalls(['listRecaptchaEvents', 'markRecaptchaEvent'])
  expect(offered()).toEqual(['network', 'mark'])
  noteAddedCalls(['listRecaptchaEvents'])
  expect(offered()).toEqual(['network'])
})
