import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { effects } from '@mocks/scenarios/fault'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

const home = { path: '/overview-parcel/MH-00109/2025/manufactured-home-tax' } as const

/** The county's own system has these bills. */
const meta = {
  title: 'Citizens/Bill/Manufactured home',
  component: Screen,
  args: home,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ManufacturedHome: Story = {
  name: 'A home',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Registration')).toBeVisible()
    await expect(page.getByText('Checked with the county')).toBeVisible()
    await expect(page.getAllByRole('heading', { name: 'About this account' })).toHaveLength(1)
  },
}
/** The county's own system is down; the site is not. */
export const ManufacturedHomeUnanswered: Story = {
  name: 'The county’s system does not answer',
  args: {
    ...home,
    // Twice at first, as it is tried again.
    cloud: { faults: [{ match: { call: 'getBill' }, times: 2, effect: effects['502'] }] },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The county’s system is not answering; last checked 10:00/),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Account MH-00109' })).toBeVisible()
    await expect(page.getByText(/^Reference/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByText('Checked with the county')).toBeVisible()
  },
}
