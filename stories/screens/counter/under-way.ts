import { waitFor, expect } from 'storybook/test'
import { ref } from 'valtio'
import type { SaleState } from '@/contract/payments/counter'
import type { Phase } from '@/screens/shared/payment/payment-machine'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'

/** A payment of an earlier page, which the panel comes to. */

const key = '5f0c2f6e-6a52-4f0b-9d4e-0c8f1f1f7a10'

/** The account of the panel. */
export const here = '08-004512'

/** A terminal's sale, in a state of its own. */
export function sale(state: SaleState, account = here) {
  const data = {
    key,
    terminal_id: '19088PP83401',
    state,
    total_cents: 97_662,
    at: '2026-06-01T14:00:00.000Z',
    receipt_id: null,
    confirmation: null,
  }
  const isOver = state === 'timed-out' || state === 'cancelled'
  const told = {
    state: isOver ? 'not_found' : 'unknown',
    receipt_id: null,
    confirmation: null,
    at: null,
  }
  return {
    args: {
      cloud: {
        faults: [
          ...answers('getSale', 200, { data }),
          ...answers('getPaymentStatus', 200, { data: told }),
        ],
      },
    },
    beforeEach: () => startWith('terminal', account),
  }
}

export function startWith(tender: string, account = here, phase: Phase = { at: 'checking' }): void {
  attempts.current = {
    key,
    fingerprint: 'f',
    state: 'unknown',
    tender,
    item_ids: [`${account}-2025-1`],
    account: { department_id: 'real-estate-tax', account, client: '0001' },
    total_cents: 97_662,
    started_at: '2026-06-01T14:00:00.000Z',
    receipt_id: null,
  }
  paymentRun.phase = ref(phase)
}

interface Shown {
  canvasElement: HTMLElement
}

export const shows =
  (...words: readonly RegExp[]) =>
  async ({ canvasElement }: Shown) => {
    const page = inside(canvasElement)
    for (const one of words) {
      const said = await page.findByText(one)
      // The dialog appears within a moment.
      await waitFor(() => expect(said).toBeVisible())
    }
  }
