import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen } from '../../support/screen'

const list = '/notifications/1?type=BILLING'

const meta = {
  title: 'Office/Notifications/Lists',
  component: Screen,
  args: { persona: 'merchant-admin', path: list },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const provider = { tenant: null, persona: 'super', path: '/admin/notifications' } as const

export const Overview: Story = {
  name: 'Every merchant, and the recent sends',
  args: provider,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Merchants' }))
    await expect((await table.findAllByRole('rowheader')).length).toBe(17)
    await page.findByRole('heading', { name: 'Recent sends' })
    await page.findByRole('link', { name: 'Leaf collection' })
    // A banner is shown, not sent.
    await page.findByText('On the site')
  },
}

export const OverviewFailed: Story = {
  name: 'The overview cannot be read',
  args: { ...provider, cloud: { faults: answers('listNotificationMerchants', 500) } },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  },
}

export const Billing: Story = {
  name: 'Billing notices',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Billing notices' }))
    await table.findByRole('link', { name: /^A week before it is due/u })
    await table.findByText('Paused')
  },
}

export const General: Story = {
  name: 'Announcements',
  args: { path: '/notifications/1' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('link', { name: /^New counter hours/u })
  },
}

export const Clerk: Story = {
  name: 'A Merchant User drafts, and sends nothing',
  args: { persona: 'merchant-user', path: '/notifications/1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(
      await page.findByRole('button', { name: 'Actions for New counter hours' }),
    )
    const items = await page.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Edit', 'Duplicate'])
  },
}

export const Support: Story = {
  name: 'Support looks, and changes nothing',
  args: { tenant: null, persona: 'support', path: '/notifications/1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('link', { name: /^New counter hours/u })
    await expect(page.queryByRole('link', { name: 'New announcement' })).toBeNull()
  },
}

export const Paused: Story = {
  name: 'A reminder is paused',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = 'Actions for A week before it is due'
    await userEvent.click(await page.findByRole('button', { name }))
    await page.findByRole('menuitem', { name: 'Cancel sending' })
    await userEvent.click(page.getByRole('menuitem', { name: 'Pause' }))
    await findNotice('A week before it is due is paused')
  },
}

export const BackToDraft: Story = {
  name: 'A banner that shall not be shown is a draft again',
  args: { path: '/notifications/1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Actions for Juneteenth/u }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Do not show' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Do not show Juneteenth?' }))
    await dialog.findByText(/^It has not been shown yet\. It becomes a draft again/u)
    await userEvent.click(dialog.getByRole('button', { name: 'Do not show' }))
    await findNotice('Juneteenth will not be shown')
  },
}

export const Nothing: Story = {
  name: 'Nothing yet',
  args: {
    cloud: {
      faults: answers('listNotifications', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText(/^No billing notices yet\./u)
  },
}

export const Loading: Story = {
  name: 'On its way',
  args: { cloud: { faults: neverAnswers('listNotifications') } },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('heading', { level: 1, name: 'Notification list' })
  },
}
