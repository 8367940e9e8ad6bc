import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { RecaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import type { RecaptchaSettings } from '@/contract/recaptcha/recaptcha-limits'
import { usualLimits } from '@/rules/recaptcha/limits'
import { answers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** When a visitor is stopped, and whom staff have stopped or let (product.md A24). */
const meta = {
  title: 'Office/Warnings reCaptcha/Settings and blocks',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/warnings/recaptcha?tab=settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }
const notice = { selector: 'section *' }
const blocks = '/admin/warnings/recaptcha?tab=blocks'

async function settings(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  await page.findByRole('button', { name: 'Save settings' }, patience)
  return page
}

export const Settings: Story = {
  name: 'Change the settings',
  play: async ({ canvasElement }) => {
    const page = await settings(canvasElement)
    await userEvent.selectOptions(page.getByLabelText(/^Show the challenge below/u), '0.7')
    await userEvent.click(page.getByRole('button', { name: 'Save settings' }))
    await expect(await page.findByText(/^Changed by Ana Lee/u, {}, patience)).toBeVisible()
    await expect(page.getByLabelText(/^Show the challenge below/u)).toHaveValue('0.7')
  },
}

export const Refused: Story = {
  name: 'A block of everyone, and one above the challenge, are refused',
  play: async ({ canvasElement }) => {
    const page = await settings(canvasElement)
    const block = page.getByLabelText(/^Block payments below/u)
    await userEvent.selectOptions(block, '0.6')
    await userEvent.click(page.getByRole('button', { name: 'Save settings' }))
    await expect(block).toHaveAccessibleDescription(
      /Choose at most the score below which the challenge is shown/u,
    )
    await userEvent.selectOptions(block, '1')
    await expect(block).toHaveAccessibleDescription(/would refuse nearly all payments/u)
  },
}

const newer: RecaptchaSettings = {
  ...usualLimits,
  pause_minutes: 15,
  updated_at: '2026-06-01T13:58:00.000Z',
  updated_by: 'Max Super',
  version: 'newer',
}

export const Conflict: Story = {
  name: 'Somebody else has changed them',
  args: {
    cloud: {
      faults: answers('saveRecaptchaSettings', 409, {
        message: 'Changed',
        code: 'changed',
        current: newer,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await settings(canvasElement)
    await userEvent.selectOptions(page.getByLabelText(/^Show the challenge below/u), '0.7')
    await userEvent.click(page.getByRole('button', { name: 'Save settings' }))
    const dialog = inside(await page.findByRole('dialog', {}, patience))
    await expect(dialog.getByText('Pause in minutes')).toBeVisible()
    await expect(dialog.getByText('15')).toBeVisible()
    await expect(dialog.getByText('0.7')).toBeVisible()
  },
}

export const ForAdmin: Story = {
  name: 'As an Admin sees them',
  args: { persona: 'admin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('Smallest amount without the challenge', {}, patience),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Save settings' })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'They cannot be read',
  args: { cloud: { faults: answers('getRecaptchaSettings', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('button', { name: 'Try again' }, patience)
  },
}

const block: RecaptchaBlock = {
  id: 'one',
  kind: 'block',
  network: '198.51.100.0/24',
  covers: 'network',
  merchant: null,
  at: '2026-06-01T13:40:00.000Z',
  by: 'Ben Ortiz',
  ends_at: '2026-06-02T13:40:00.000Z',
}
const inForce = answers('listRecaptchaBlocks', 200, {
  data: [
    block,
    { ...block, id: 'two', kind: 'allow', network: '100.71.40.0/24', ends_at: null },
    {
      ...block,
      id: 'three',
      kind: 'visible',
      network: null,
      merchant: { id: '2', name: 'City of Tiffin' },
    },
  ],
})

export const Blocks: Story = {
  name: 'Blocks and exceptions in force',
  args: { path: blocks, cloud: { faults: inForce } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = 'Blocks and exceptions in force'
    const table = inside(await page.findByRole('table', { name }, patience))
    await expect(table.getByRole('row', { name: /198\.51\.100/u })).toHaveTextContent(
      /Payments blocked.*Whole network.*Jun 2, 2026, 9:40 AM EDT/u,
    )
    await userEvent.click(table.getByRole('button', { name: 'Actions for 198.51.100.0/24' }))
    const menu = inside(await page.findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Lift the block' }))
    const question = await page.findByRole('dialog', { name: /^Lift the block of / })
    await userEvent.click(inside(question).getByRole('button', { name: 'Lift' }))
    // The cloud has no block of this id: it has ended, as was wanted.
    await expect(await findNotice('The block was lifted.')).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const BlocksForAdmin: Story = {
  name: 'An Admin sees blocks, and lifts none',
  args: { path: blocks, persona: 'admin', cloud: { faults: inForce } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText('City of Tiffin', {}, patience)
    await expect(page.queryByRole('button', { name: /^Actions for/u })).toBeNull()
  },
}

export const NoBlocks: Story = {
  name: 'Nothing is blocked',
  args: { path: blocks },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText(/^There are no blocks/u, {}, patience)
  },
}

export const OwnNetwork: Story = {
  name: 'A block of the own network has to be typed',
  args: {
    path: '/admin/warnings/recaptcha',
    cloud: {
      faults: answers('listRecaptchaEvents', 200, {
        data: [
          {
            id: '1',
            at: '2026-06-01T13:58:00.000Z',
            merchant: null,
            action: 'sign-in',
            score: 0.9,
            network: '198.18.7.0/24',
            is_own: true,
            country: 'US',
            attempts: 1,
            cards: 0,
            declines: 0,
            outcome: 'allowed',
            reason: null,
            last4: '',
            bank: null,
            payment: null,
            false_positive: null,
          },
        ],
        pagination: { page: 1, per_page: 25, total: 1, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const own = { name: 'Actions for 198.18.7.0/24' }
    await userEvent.click(await page.findByRole('button', own, patience))
    const menu = inside(await page.findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Block payments' }))
    const dialog = inside(await page.findByRole('dialog'))
    await expect(dialog.getByText(/^You are using 198\.18\.7\.0\/24 yourself/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Block payments' }))
    const typed = dialog.getByRole('textbox')
    await expect(typed).toHaveAccessibleDescription(/exactly as it is shown/u)
    await userEvent.type(typed, '198.18.7.0/24')
    await userEvent.click(dialog.getByRole('button', { name: 'Block payments' }))
    await expect(await page.findByText(/are blocked for 1 hour/u, notice, patience)).toBeVisible()
  },
}
