import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { profilePath } from './at-the-profile'
import { expectLoading, inside } from '../../support/page'

const meta = {
  title: 'Citizens/Profile/Who may see it',
  component: Screen,
  args: { path: profilePath, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const SomebodyElses: Story = {
  name: 'Another person’s profile',
  // Asking for it would lead to the page that nothing was found.
  args: { path: '/user-profile/5', cloud: { faults: answers('getUser', 404) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^This profile belongs to someone else/u)).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
    await expect(page.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute(
      'href',
      profilePath,
    )
  },
}

export const Refused: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('getUser', 403, { error: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('getUser') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expectLoading(page)
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The profile cannot be loaded',
  args: { cloud: { faults: answers('getUser', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Try again' }, { timeout: 3_000 }),
    ).toBeVisible()
    await expect(page.getByText(/Reference/u)).toBeVisible()
  },
}
