import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Leaving } from '@/screens/entry/sign-in/leaving'
import { UiProvider } from '@/ui/theme/ui-provider'
import { Messages } from '@/i18n/provider'
import { inside } from '../../support/page'

const meta = {
  title: 'Sign-in/On the way',
  component: Leaving,
  decorators: [
    (Story) => (
      <UiProvider>
        <Messages locale="en">
          <main style={{ maxWidth: 448, margin: '48px auto' }}>
            <Story />
          </main>
        </Messages>
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof Leaving>
export default meta
type Story = StoryObj<typeof meta>

function says(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const heading = inside(canvasElement).getByRole('heading', { level: 1, name: text })
    // The button that had focus is gone with the form.
    await waitFor(() => expect(heading).toHaveFocus())
  }
}

export const Dashboard: Story = {
  name: 'To the dashboard',
  args: { to: 'dashboard' },
  play: says('Taking you to your dashboard…'),
}
export const Departments: Story = {
  tags: ['!dev'],
  args: { to: 'departments' },
  play: says('Taking you to the departments…'),
}
export const Back: Story = {
  tags: ['!dev'],
  args: { to: 'back' },
  play: says('Taking you back to where you were…'),
}
export const OwnSite: Story = {
  name: 'To the own city’s site',
  args: { to: 'ownSite' },
  play: says('Your account belongs to another address. Taking you there…'),
}
