import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { forgetAddedCalls } from '@/api/added-calls'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty } from '../../support/merchant'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** The windows of maintenance, as the provider's roles see them (product.md A25). */
const meta = {
  title: 'Office/Maintenance/List',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/maintenance' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails, and changes are announced. */
const patience = { timeout: 10_000 }
/** What a notice says; the live region says it, too. */
const notice = { selector: 'section *' }

const table = async (canvasElement: HTMLElement) =>
  inside(await inside(canvasElement).findByRole('table', { name: 'Maintenance' }))

async function menuOf(canvasElement: HTMLElement, message: string) {
  const page = inside(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${message}` }))
  return inside(await page.findByRole('menu'))
}

const painted = 'The township hall is being painted. Please use the side entrance until June 12.'
const servers = 'We are moving to new servers. The site is back on Sunday, June 14, at 4:00 AM.'
const holiday = 'On Memorial Day, May 25, payments post on the next business day.'

export const List: Story = {
  name: 'Current, upcoming and past',
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement)
    const [, current, upcoming] = await rows.findAllByRole('row')
    await expect(current).toHaveTextContent(/Panther Creek Township.*Current.*Notice/u)
    await expect(upcoming).toHaveTextContent(/All 17 sites.*Upcoming.*Site off.*2:00 AM EDT/u)
    await expect(
      inside(canvasElement).getByRole('link', { name: 'Schedule maintenance' }),
    ).toBeVisible()
  },
}

export const EndNow: Story = {
  name: 'End one now',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, painted)
    await userEvent.click(menu.getByRole('menuitem', { name: 'End now' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^End the maintenance now\? ./ }))
    await expect(dialog.getByText(/The notice is removed from 1 site/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'End now' }))
    await expect(await page.findByText('Ended on 1 site.', notice, patience)).toBeVisible()
    const rows = await table(canvasElement)
    await waitFor(async () => {
      await expect(rows.getByRole('row', { name: /painted/u })).toHaveTextContent('Past')
    })
  },
}

export const DeleteOne: Story = {
  name: 'Delete one that has not begun',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, servers)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^Delete the maintenance of ./ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(
      await page.findByText('The maintenance was deleted.', notice, patience),
    ).toBeVisible()
    await waitFor(async () => {
      await expect(page.queryByText(servers)).toBeNull()
    })
  },
}

export const PastStays: Story = {
  name: 'What is over stays on record',
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, holiday)
    const remove = menu.getByRole('menuitem', { name: 'Delete' })
    await expect(remove).toHaveAccessibleDescription(
      'This maintenance has ended and stays on record.',
    )
    await expect(menu.queryByRole('menuitem', { name: 'End now' })).toBeNull()
    await expect(menu.getByRole('menuitem', { name: 'View' })).toBeInTheDocument()
  },
}

export const ForAdmin: Story = {
  name: 'As an Admin sees it',
  args: { persona: 'admin' },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, servers)
    await expect(menu.getByRole('menuitem', { name: 'Change' })).toBeInTheDocument()
    await expect(menu.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  },
}

export const ForSupport: Story = {
  name: 'As Support sees it',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, painted)
    await expect(menu.getByRole('menuitem', { name: 'View' })).toBeInTheDocument()
    for (const name of ['Change', 'End now', 'Delete']) {
      await expect(menu.queryByRole('menuitem', { name })).toBeNull()
    }
    await expect(
      inside(canvasElement).queryByRole('link', { name: 'Schedule maintenance' }),
    ).toBeNull()
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
  args: { cloud: { faults: neverAnswers('listMaintenanceWindows') } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { level: 1, name: 'Maintenance' }),
    ).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Nothing yet',
  args: {
    cloud: {
      faults: answers('listMaintenanceWindows', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText('No maintenance yet.')
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
    await expect(
      await inside(canvasElement).findByText(/not available online here/u, {}, patience),
    ).toBeVisible()
    forgetAddedCalls()
  },
}

export const Failed: Story = {
  name: 'It cannot be read',
  args: { cloud: { faults: answers('listMaintenanceWindows', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('button', { name: 'Try again' }, patience)
  },
}
