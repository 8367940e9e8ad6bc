import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { WarningDetail } from '@/contract/warnings'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** One warning: what was seen, what to do about it, and who has done what. */
const meta = {
  title: 'Office/Warnings/Drawer',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/warnings?warning=1' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

const drawer = async (canvasElement: HTMLElement, name = 'Warning') =>
  inside(await inside(canvasElement).findByRole('dialog', { name }, patience))

export const Open: Story = {
  name: 'Nobody has seen it yet',
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await expect(await warning.findByText('Suspicious traffic')).toBeVisible()
    await expect(warning.getByText('92% of 64 attempts declined')).toBeVisible()
    await expect(warning.getByText('Happened for the first time')).toBeVisible()
    await expect(
      warning.getByRole('link', { name: 'View traffic from this network' }),
    ).toBeVisible()
  },
}

export const Acknowledged: Story = {
  name: 'Acknowledged, and mine from then on',
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Acknowledge' }))
    await waitFor(async () => {
      await expect(warning.queryByRole('button', { name: 'Acknowledge' })).toBeNull()
    }, patience)
    await expect(warning.getAllByText('Ana Lee', { exact: false }).length).toBeGreaterThan(1)
  },
}

export const CloseNeedsNote: Story = {
  name: 'Closed with a note, and not without',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Close with a note' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^Close the warning: / }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close with a note' }))
    await expect((await dialog.findAllByText('Fill in this field.')).length).toBeGreaterThan(0)
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/u }), '<b>Blocked</b> for 24 h')
    await userEvent.click(dialog.getByRole('button', { name: 'Close with a note' }))
    await expect(await warning.findByText('<b>Blocked</b> for 24 h', {}, patience)).toBeVisible()
    await expect(warning.getByRole('button', { name: 'Reopen' })).toBeVisible()
  },
}

export const Assigned: Story = {
  name: 'Given to a colleague',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Assign' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^Assign the warning: / }))
    await dialog.findByRole('option', { name: 'Chloe Park' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Owner/u }), 'Chloe Park')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await expect(await warning.findByText('Assigned to Chloe Park', {}, patience)).toBeVisible()
  },
}

export const ForSupport: Story = {
  name: 'Support acknowledges only',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await warning.findByRole('button', { name: 'Acknowledge' })
    for (const name of ['Assign', 'Close with a note']) {
      await expect(warning.queryByRole('button', { name })).toBeNull()
    }
  },
}

export const Closed: Story = {
  name: 'Closed: its history, and a way to open it again',
  args: { path: '/admin/warnings?warning=21' },
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await expect(await warning.findByText('Blocked. The processor was told.')).toBeVisible()
    await expect(warning.getByRole('button', { name: 'Reopen' })).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'There is no such warning',
  args: { path: '/admin/warnings?warning=none' },
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await warning.findByText('This warning no longer exists.', {}, patience)
  },
}

export const Loading: Story = {
  name: 'It loads',
  args: { cloud: { faults: neverAnswers('getWarning') } },
  play: async ({ canvasElement }) => {
    await drawer(canvasElement)
  },
}

export const TwoPeople: Story = {
  name: 'Somebody else was faster',
  args: {
    cloud: {
      faults: answers('updateWarning', 409, { code: 'changed', message: 'Changed' }),
    },
  },
  play: async ({ canvasElement }) => {
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Acknowledge' }))
    await expect(
      await warning.findByText(/Someone else has changed this warning/u, {}, patience),
    ).toBeVisible()
  },
}

const theirs: WarningDetail = {
  id: '1',
  kind: 'suspicious-traffic',
  severity: 'high',
  merchant: { id: '2', name: 'City of Tiffin', sub_domain: 'tiffin' },
  subject: { kind: 'network', id: '198.51.100.0/24', name: '198.51.100.0/24' },
  facts: { of: 64, share: 92 },
  place: null,
  count: 3,
  first_at: '2026-05-31T03:12:00.000Z',
  last_at: '2026-05-31T04:05:00.000Z',
  state: 'open',
  owner: { id: '2', name: 'Ben Ortiz' },
  history: [],
  version: 'theirs',
}

export const OwnersFailed: Story = {
  name: 'The owners cannot be loaded',
  args: { cloud: { faults: answers('listWarningOwners', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Assign' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^Assign the warning: / }))
    await dialog.findByRole('button', { name: 'Try again' }, patience)
    await expect(dialog.queryByRole('button', { name: 'Assign' })).toBeNull()
  },
}

export const BothAssign: Story = {
  name: 'Two people assign it: both versions',
  args: {
    cloud: {
      faults: answers('updateWarning', 409, {
        code: 'changed',
        message: 'Changed',
        current: theirs,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const warning = await drawer(canvasElement)
    await userEvent.click(await warning.findByRole('button', { name: 'Assign' }))
    const dialog = inside(await page.findByRole('dialog', { name: /^Assign the warning: / }))
    await dialog.findByRole('option', { name: 'Chloe Park' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Owner/u }), 'Chloe Park')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    const both = inside(
      await page.findByRole('dialog', { name: /Someone else changed this/u }, patience),
    )
    await expect(both.getByText(/Chloe Park/u)).toBeVisible()
    await expect(both.getByText(/Ben Ortiz/u)).toBeVisible()
  },
}
