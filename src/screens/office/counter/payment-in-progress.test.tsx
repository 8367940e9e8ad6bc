import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { isPaymentOpen } from '@/state/cart/payments-in-flight'
import { UiProvider } from '@/ui/theme/ui-provider'
import { Taken } from './payment-ended'
import { PaymentInProgress } from './payment-in-progress'

/** A clerk's page that tells of a payment stays, whatever becomes of the site meanwhile. */

vi.mock('@/screens/shared/payment/use-outcome', () => ({
  useOutcome: () => ({ nextAt: null, asking: false, ask: () => undefined }),
}))
vi.mock('@/api/payments/counter', () => ({
  saleQuery: (key: string) => ({ queryKey: ['sale', key], queryFn: async () => null }),
}))

const attempt = {
  key: '0197f2a0-0000-4000-8000-000000000001',
  total_cents: 97662,
  started_at: '2026-06-01T14:00:00.000Z',
}

beforeAll(() => loadEveryArea('en'))
afterEach(cleanup)

const screens = {
  'while it is checked': <PaymentInProgress attempt={{ ...attempt, tender: 'card' }} />,
  'while the terminal is at work': (
    <PaymentInProgress attempt={{ ...attempt, tender: 'terminal' }} />
  ),
  'once it was taken': (
    <Taken
      attempt={{ ...attempt, tender: 'card' }}
      confirmation="CT-1"
      receiptId={null}
      changeCents={null}
      onClose={() => undefined}
    />
  ),
}

test.each(Object.entries(screens))('%s', (_, screen) => {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <Messages locale="en">{screen}</Messages>
      </UiProvider>
    </QueryClientProvider>,
  )
  expect(isPaymentOpen()).toBe(true)
  unmount()
  expect(isPaymentOpen()).toBe(false)
})
