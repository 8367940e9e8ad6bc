import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { scenarioNames } from '@mocks/scenarios/registry'
import { Screen } from '../support/screen'

/** Any scenario of the registry, by its name; the control offers all of them. */
const meta = {
  title: 'Demonstration/Any scenario',
  component: Screen,
  argTypes: { scenario: { control: 'select', options: scenarioNames } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

export const UnknownSubdomain: Story = {
  name: 'No such city',
  args: { scenario: '403-unknown-subdomain' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: /^Oops!/ })).toBeVisible()
  },
}

export const EmptySearch: Story = {
  name: 'Nothing found',
  args: { scenario: 'empty-search' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Similar numbers')).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'An answer after 30 seconds',
  args: { scenario: '30-second-answer' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Loading')).toBeInTheDocument()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const GermanDarkPhone: Story = {
  name: 'In German, dark, on a phone',
  args: { scenario: 'german-dark-phone' },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 2, name: 'Betrag wählen' }),
    ).toBeVisible()
    await expect(document.documentElement.dataset['theme']).toBe('dark')
  },
}

/** On the root domain, with everything a provider's administrator sees. */
export const Provider: Story = {
  name: 'The provider’s administrator',
  args: { scenario: 'as-admin' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ben Ortiz/ })).toBeVisible()
  },
}

/** Settings beside the scenario take precedence: the same maintenance, at the checkout. */
export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: { scenario: 'payments-off', path: '/real-estate-tax/search?q=08-004512' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^We are changing banks\./)).toBeVisible()
  },
}
