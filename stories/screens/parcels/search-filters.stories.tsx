import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

const market = '/real-estate-tax/search?by=address&q=Market&house=11-13'

const meta = {
  title: 'Citizens/Find a bill/Property tax, filtered',
  component: Screen,
  args: { path: market },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The result lines without the head. */
async function linesOf(canvasElement: HTMLElement) {
  const table = await inside(canvasElement).findByRole('table', {
    name: 'Bills found: Real estate tax',
  })
  return within(table).getAllByRole('row').slice(1)
}

export const Filters: Story = {
  name: 'Filtered results',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const [one] = await linesOf(canvasElement)
    // The filter says it for all lines.
    await expect(one).not.toHaveTextContent('2025')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Show' }), 'Only due')
    await waitFor(async () => expect(await linesOf(canvasElement)).toHaveLength(4))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Highest amount')
    await waitFor(async () => {
      const [first] = await linesOf(canvasElement)
      await expect(first).toHaveTextContent('08-004530')
    })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year' }), '2024')
    await expect(await page.findByRole('heading', { name: /parcels?$/ })).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Year' }), 'All')
    await waitFor(async () => {
      const [first] = await linesOf(canvasElement)
      await expect(first).toHaveTextContent('2025')
    })
  },
}
