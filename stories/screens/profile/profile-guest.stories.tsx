import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Screen } from '../../support/screen'
import { profilePath } from './at-the-profile'
import { inside } from '../../support/page'

const meta = {
  title: 'Citizens/Profile/For a guest',
  component: Screen,
  args: { path: profilePath },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  name: 'A guest is asked to sign in',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Sign in to see your profile.')).toBeVisible()
    await expect(
      within(page.getByRole('main')).getByRole('link', { name: 'Sign in' }),
    ).toHaveAttribute('href', '/sign-in?return_to=%2Fuser-profile%2F6')
  },
}

export const GuestWithTheLinkOfAMail: Story = {
  tags: ['!dev'],
  args: { path: `${profilePath}?confirm=abc` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Sign in to confirm your e-mail address.')).toBeVisible()
  },
}

export const GuestOnTheRoot: Story = {
  tags: ['!dev'],
  args: { tenant: null, path: '/user-profile/1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Sign in to see your profile.')).toBeVisible()
  },
}
