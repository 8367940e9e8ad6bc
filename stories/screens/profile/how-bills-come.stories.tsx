import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { profilePath } from './at-the-profile'

const meta = {
  title: 'Citizens/Profile/eBilling and mail',
  component: Screen,
  args: { path: `${profilePath}?tab=ebilling`, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const notifications = `${profilePath}?tab=notifications`
const boxOf = (name: string) => `Bills by e-mail, ${name}`

export const Ebilling: Story = {
  name: 'How bills come',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('checkbox', { name: boxOf('Market Street') })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: boxOf('08-004544') })).not.toBeChecked()
    await expect(page.getByText('They come on paper.')).toBeVisible()
  },
}

export const TurnedOn: Story = {
  name: 'eBilling turned on',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('checkbox', { name: boxOf('08-004544') })
    await userEvent.click(box)
    await page.findByText('On paper for now, by e-mail from Jul 1.')
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await page.findByText('They come on paper.')
    await expect(box).not.toBeChecked()
  },
}

export const NotTurnedOn: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('setEbilling', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('checkbox', { name: boxOf('08-004544') })
    await userEvent.click(box)
    await expect(await page.findByText('That was not saved. Try again.')).toBeVisible()
    await expect(box).not.toBeChecked()
  },
}

export const NothingToSend: Story = {
  name: 'No account to send bills for',
  args: { scenario: 'empty-world' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Link an account' })).toBeVisible()
  },
}

export const EbillingFailed: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('listLinkedAccounts', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Try again' }, { timeout: 3_000 }),
    ).toBeVisible()
  },
}

export const Notifications: Story = {
  name: 'Which mail comes',
  args: { path: notifications },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('checkbox', { name: /^Due soon/u })).toBeChecked()
    const receipt = page.getByRole('checkbox', { name: /^Receipt/u })
    await expect(receipt).toBeChecked()
    await expect(receipt).toBeDisabled()
  },
}

export const Saved: Story = {
  name: 'Saved',
  args: { path: notifications },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('checkbox', { name: /^Closed days/u })
    await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    await expect((await page.findAllByText('Your choices are saved.'))[0]).toBeVisible()
    await expect(box).not.toBeChecked()
  },
}

export const SavedAnswerLost: Story = {
  ...Saved,
  name: 'Saved, and the answer was lost',
  args: {
    path: notifications,
    cloud: {
      faults: [{ match: { call: 'saveSubscriptions' }, effect: { kind: 'drop-after-commit' } }],
    },
  },
}

export const NotSaved: Story = {
  name: 'Not saved',
  args: { path: notifications, cloud: { faults: answers('saveSubscriptions', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('checkbox', { name: /^Closed days/u })
    await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: 'Save choices' }))
    await expect(await page.findByRole('alert')).toHaveTextContent(/could not be saved/u)
    await expect(box).not.toBeChecked()
  },
}

export const LeftUnsaved: Story = {
  tags: ['!dev'],
  args: { path: notifications },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: /^Closed days/u }))
    await userEvent.click(page.getByRole('link', { name: 'History' }))
    const dialog = inside(
      await within(document.body).findByRole('dialog', { name: 'Leave without saving?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(await page.findByRole('heading', { name: /payments$/u })).toBeVisible()
  },
}

export const NotificationsLoading: Story = {
  tags: ['!dev'],
  args: { path: notifications, cloud: { faults: neverAnswers('getSubscriptions') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const NotificationsFailed: Story = {
  tags: ['!dev'],
  args: { path: notifications, cloud: { faults: answers('getSubscriptions', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^Your choices could not be loaded/u, {}, { timeout: 3_000 }),
    ).toBeVisible()
  },
}

export const NotificationsRefused: Story = {
  tags: ['!dev'],
  args: {
    path: notifications,
    cloud: { faults: answers('getSubscriptions', 403, { error: 'No' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
  },
}
