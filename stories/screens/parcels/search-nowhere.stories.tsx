import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

/** Addresses of departments whose bills cannot be searched. */
const meta = {
  title: 'Citizens/Find a bill/Nowhere',
  component: Screen,
  tags: ['!dev'],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const leadsToNotFound: Story['play'] = async ({ canvasElement }) => {
  await expect(
    await inside(canvasElement).findByRole('heading', { name: 'We could not find that page' }),
  ).toBeVisible()
}

export const UnknownDepartment: Story = {
  args: { path: '/street-sweeping/search' },
  play: leadsToNotFound,
}

export const ReservedWord: Story = {
  args: { path: '/url/search' },
  play: leadsToNotFound,
}

export const DepartmentWithoutBills: Story = {
  args: { path: '/dog-licenses/search' },
  play: leadsToNotFound,
}
