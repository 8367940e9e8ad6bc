import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '@/contract/people/users'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { forgetPaymentLedAway, notePaymentLedAway } from '@/state/cart/payment-led-away'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'
import { UiProvider } from '@/ui/theme/ui-provider'
import { PaymentLedAwayNotice } from './payment-led-away-notice'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/checkout">{children}</a>,
}))
vi.mock('@/screens/shared/merchant/merchant', () => ({ useOfficePhone: () => null }))

beforeAll(() => loadEveryArea('en'))
afterEach(() => {
  cleanup()
  forgetPaymentLedAway()
  purgeSession()
})

function open(role: Role, known: 'unknown' | 'refused') {
  openSession('token', {
    id: '4',
    name: 'Harriet Lowe',
    email: 'harriet@miamicounty.example',
    username: 'harriet',
    phone: null,
    role: [role],
    merchant_id: '1',
    sub_domain: 'miamicounty',
  })
  notePaymentLedAway(known)
  render(
    <UiProvider>
      <Messages locale="en">
        <PaymentLedAwayNotice look="checkout" />
      </Messages>
    </UiProvider>,
  )
}

test.each(['unknown', 'refused'] as const)('%s: only a payer is led to the checkout', (known) => {
  open('User', known)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  cleanup()
  open('Merchant Admin', known)
  expect(screen.getByRole('alert')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
