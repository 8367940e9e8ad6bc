import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { miamiCounty } from '../../support/merchant'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

/** The three levels of maintenance (product.md 2.0, "Maintenance notice"). */
const meta = {
  title: 'Citizens/Maintenance',
  component: Screen,
  args: { scenario: 'site-off' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const heading = 'This site is not available right now'

export const SiteOff: Story = {
  name: 'The site is off',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(/^We are moving to a new system\./)).toBeVisible()
    await expect(page.getByText('Jun 3, 2026, 8:00 AM EDT')).toBeVisible()
    await expect(page.getAllByRole('link', { name: '(937) 555-0140' })[0]).toBeVisible()
    await expect(page.getByText(/^It is kept, and so is your cart/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'For the office: sign in' })).toBeVisible()
    // The word is the office's, not the payer's (product.md 2.0).
    await expect(canvasElement).not.toHaveTextContent(/maintenance/i)
    await expect(page.queryByRole('button', { name: /^Cart/ })).toBeNull()
    await waitFor(() => expect(document.title).toBe('Miami County, Ohio - Not available now'))
  },
}

/** A server that is down altogether says so at merchant-info (decision 1). */
export const NothingKnown: Story = {
  name: 'Off, and nobody knows how long',
  args: {
    scenario: 'as-guest',
    cloud: { faults: answers('getMerchantInfo', 503, { message: 'Back soon' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Back soon')).toBeVisible()
    await expect(page.getByText(/^We do not know yet\./)).toBeVisible()
  },
}

/** A receipt is a public address, too. */
export const Receipt: Story = {
  tags: ['!dev'],
  args: { path: '/print-receipt/0123456789abcdef0123456789abcdef' },
  play: SiteOff.play ?? (() => undefined),
}

/** No account is opened meanwhile; staff gets in by /sign-in. */
export const SignUp: Story = {
  tags: ['!dev'],
  args: { path: '/sign-up' },
  play: SiteOff.play ?? (() => undefined),
}

export const StaffSignsIn: Story = {
  tags: ['!dev'],
  args: { path: '/sign-in' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(await page.findByText(/^We are moving to a new system\./)).toBeVisible()
  },
}

export const Office: Story = {
  name: 'Staff works on',
  args: { scenario: 'site-off-for-staff' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(await page.findByText(/^This site is closed to visitors/)).toBeVisible()
    await expect(page.getByText(/^We are moving to a new system\./)).toBeVisible()
  },
}

export const CitizenSignedIn: Story = {
  tags: ['!dev'],
  args: { persona: 'user', path: '/user-profile/6' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
}

export const Notice: Story = {
  name: 'A notice on top',
  args: { scenario: 'maintenance-notice' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^The office is closed on June 2\./)).toBeVisible()
    await expect(await page.findByRole('button', { name: /^Cart/ })).toBeVisible()
  },
}

/** It was called off before its time: the page is there again, without a reload. */
export const CalledOff: Story = {
  tags: ['!dev'],
  args: {
    scenario: 'as-guest',
    cloud: {
      faults: [
        {
          match: { call: 'getMerchantInfo', nth: 1 },
          effect: {
            kind: 'status',
            status: 200,
            body: { data: miamiCounty, maintenance: { is_maintenance: true, level: 'site-off' } },
          },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Look again' }))
    await expect(
      await page.findByRole('heading', { level: 2, name: /Real estate tax/i }),
    ).toBeVisible()
  },
}
