import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Find a bill/Another way',
  component: Screen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What was typed is no number, and can be searched for in another way. */
export const NameAsNumber: Story = {
  name: 'A name in the field for the number',
  args: { path: '/real-estate-tax/search?by=number&q=Doe' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Search by address instead' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Search by owner instead' }))
    const field = await page.findByRole('searchbox', { name: 'Owner name' })
    await expect(field).toHaveValue('Doe')
    await expect(field).toHaveFocus()
    await waitFor(() => expect(page.queryByText(/Check the number/u)).toBeNull())
  },
}

/** A whole number was looked for in all years already. */
export const WholeNumber: Story = {
  name: 'A whole number that there is not',
  args: { path: '/parking-tickets/search?by=number&q=PT-25-99999', tenant: 'tiffin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^No bills match PT-25-99999/u)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Search all years' })).toBeNull()
  },
}

/** The beginning of a number of last year. */
export const OfAnotherYear: Story = {
  name: 'Nothing in the newest year',
  args: { path: '/parking-tickets/search?by=number&q=PT-25', tenant: 'tiffin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('link', { name: 'Search all years' }))
    await expect((await page.findAllByRole('link', { name: /^PT-25-/u }))[0]).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('All')
    await expect(page.queryByRole('link', { name: 'Search all years' })).toBeNull()
  },
}
