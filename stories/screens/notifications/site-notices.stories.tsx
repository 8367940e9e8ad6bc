import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { config } from '@/state/preferences'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Notices on the site',
  component: Screen,
  args: { tenant: 'tiffin', path: '/departments' },
  // What one story puts away, another shows.
  beforeEach: () => {
    config.dismissed_notices = []
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Banner: Story = {
  name: 'The banner on the city’s site',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText(/^A water main on Miami Street/u)
    const name = 'Put away “No water on Miami Street”'
    await userEvent.click(page.getByRole('button', { name }))
    await expect(page.queryByText(/^A water main on Miami Street/u)).toBeNull()
  },
}

export const OnSignIn: Story = {
  name: 'The banner above signing in',
  args: { path: '/sign-in' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText(/^A water main on Miami Street/u)
    const name = 'Put away “No water on Miami Street”'
    await userEvent.click(page.getByRole('button', { name }))
    await expect(page.queryByText(/^A water main on Miami Street/u)).toBeNull()
  },
}
