import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { forgetAddedCalls } from '@/api/added-calls'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty } from '../../support/merchant'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** What visitors tried, as the provider's roles see it (product.md A24). */
const meta = {
  title: 'Office/Warnings reCaptcha/Traffic',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/warnings/recaptcha' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails, and changes are announced. */
const patience = { timeout: 10_000 }
/** What a notice says; the live region says it, too. */
const notice = { selector: 'section *' }

const tester = '198.51.100.0/24'
const burst = `/admin/warnings/recaptcha?network=${encodeURIComponent(tester)}`

async function menuOf(canvasElement: HTMLElement, network = tester) {
  const page = inside(canvasElement)
  const [first] = await page.findAllByRole('button', { name: `Actions for ${network}` }, patience)
  if (!first) throw new Error('There is no row')
  await userEvent.click(first)
  return inside(await page.findByRole('menu'))
}

export const List: Story = {
  name: 'Figures, hours and every attempt',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Traffic' }))
    await expect((await table.findAllByRole('rowheader')).length).toBe(25)
    await expect(await page.findByText(/of 209 attempts below 0\.5/u)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Attempts per hour' })).toBeVisible()
  },
}

export const OfOneNetwork: Story = {
  name: 'Everything of one network: card testing',
  args: { path: burst },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText('64 matches', {}, patience)
    await expect(
      page.getByRole('button', { name: 'Remove the filter “Network: Contains 198.51.100.0/24”' }),
    ).toBeVisible()
    const table = inside(page.getByRole('table', { name: 'Traffic' }))
    await expect((await table.findAllByText('Blocked')).length).toBe(25)
  },
}

export const OneAttempt: Story = {
  name: 'One attempt, and its full address',
  args: { path: `${burst}&event=60` },
  play: async ({ canvasElement }) => {
    const drawer = inside(await inside(canvasElement).findByRole('dialog', { name: 'Attempt' }))
    const look = await drawer.findByRole('button', { name: 'Show full address' }, patience)
    await userEvent.click(look)
    await expect(await drawer.findByText(/^\d+\.\d+\.\d+\.[1-9]\d*$|^2001:/u)).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Show full address' })).toBeNull()
  },
}

export const Gone: Story = {
  name: 'An attempt that is not kept any more',
  args: { path: '/admin/warnings/recaptcha?event=no-such-one' },
  play: async ({ canvasElement }) => {
    const drawer = inside(await inside(canvasElement).findByRole('dialog', { name: 'Attempt' }))
    await expect(
      await drawer.findByText(
        'This entry is no longer kept, or it has already ended.',
        {},
        patience,
      ),
    ).toBeVisible()
  },
}

export const Block: Story = {
  name: 'Block payments for a while',
  args: { path: burst },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Block payments' }))
    const dialog = inside(
      await page.findByRole('dialog', { name: `Block payments from ${tester}?` }),
    )
    await expect(dialog.getByText(/They can still look up and view bills/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '24 hours' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Block payments' }))
    await expect(
      await page.findByText(`Payments from ${tester} are blocked for 24 hours.`, notice, patience),
    ).toBeVisible()
  },
}

export const Allow: Story = {
  name: 'Put a network on the allow list',
  args: { path: burst },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Add to the allow list' }))
    const dialog = inside(await page.findByRole('dialog'))
    await expect(dialog.getByText(/A pause after declined cards and a block/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add to the allow list' }))
    await expect(
      await page.findByText(`${tester} is on the allow list.`, notice, patience),
    ).toBeVisible()
  },
}

export const FalsePositive: Story = {
  name: 'A false positive counts no more',
  args: { path: burst },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^55 of 64 attempts/u, {}, patience)).toBeVisible()
    const menu = await menuOf(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as a false positive' }))
    await expect(await page.findByText(/^54 of 64 attempts/u, {}, patience)).toBeVisible()
  },
}

export const Visible: Story = {
  name: 'The challenge for everyone, for two hours',
  args: { path: burst },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /^Show the challenge to everyone/u }))
    const dialog = inside(
      await page.findByRole('dialog', {
        name: 'Show the challenge to everyone at City of Tiffin?',
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Show the challenge' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), patience)
  },
}

export const ForSupport: Story = {
  name: 'As Support sees it',
  args: { persona: 'support', path: `${burst}&event=60` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const drawer = inside(await page.findByRole('dialog', { name: 'Attempt' }))
    await drawer.findByText('Attempts from this address in 10 minutes', {}, patience)
    await expect(drawer.queryByRole('button', { name: 'Show full address' })).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: 'Actions for this attempt' }))
    const menu = inside(await page.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').length).toBe(1)
  },
}

export const ForMerchant: Story = {
  name: 'A merchant’s people may not see it',
  args: { persona: 'merchant-admin', tenant: 'miamicounty' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(/Your role \(Merchant Admin\)/u),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'It loads',
  args: { cloud: { faults: neverAnswers('listRecaptchaEvents') } },
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'Warnings reCaptcha' }
    await expect(await inside(canvasElement).findByRole('heading', heading)).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Nothing yet',
  args: {
    cloud: {
      faults: answers('listRecaptchaEvents', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText('No attempts yet.')
  },
}

export const NotOffered: Story = {
  name: 'A host without these calls',
  args: {
    tenant: 'miamicounty',
    cloud: {
      faults: answers('getMerchantInfo', 200, {
        data: { ...miamiCounty, id: '1', added_calls: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const [said] = await inside(canvasElement).findAllByText(
      /not available online here/u,
      {},
      patience,
    )
    await expect(said).toBeVisible()
    forgetAddedCalls()
  },
}

export const Failed: Story = {
  name: 'It cannot be read',
  args: {
    cloud: {
      faults: [
        ...answers('listRecaptchaEvents', 500, { message: 'No' }),
        ...answers('getRecaptchaSummary', 500, { message: 'No' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const again = { name: 'Try again' }
    await waitFor(async () => {
      await expect(inside(canvasElement).getAllByRole('button', again).length).toBe(2)
    }, patience)
  },
}
