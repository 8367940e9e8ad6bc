import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { scenarioNames } from '@mocks/scenarios/registry'
import { FrontPage } from '@mocks/panel/front-page'
import { dark, german, inKit } from '../support/kit'

/** The demonstration's own page: first steps, and everything that it can show. */
const meta = {
  title: 'Demonstration/Catalogue',
  component: FrontPage,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120 }}>
        <Story />
      </main>
    ),
    inKit,
  ],
} satisfies Meta<typeof FrontPage>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1', isRotated: false } }

const regionIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name })

export const Page: Story = {
  name: 'First page',
  play: async ({ canvasElement }) => {
    const scenarios = await regionIn(canvasElement, 'Scenarios')
    const all = scenarioNames.length
    await expect(within(scenarios).getByRole('status')).toHaveTextContent(`${all} of ${all} shown`)
    await expect(within(scenarios).getAllByRole('button', { name: /^Copy link/u })).toHaveLength(
      all,
    )
    const start = within(canvasElement).getByRole('link', { name: 'First steps, cities, people' })
    await expect(start).toHaveAttribute('href', '#start')
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvasElement }) => {
    const scenarios = within(await regionIn(canvasElement, 'Scenarios'))
    const field = scenarios.getByRole('searchbox', { name: 'Find a scenario' })
    await userEvent.type(field, 'no such thing')
    await expect(scenarios.getByText('None has these words.')).toBeVisible()
  },
}

/** The filter leaves only what ends in that way. */
export const PagesByOutcome: Story = {
  name: 'Pages by outcome',
  play: async ({ canvasElement }) => {
    const pages = within(await regionIn(canvasElement, 'Every page, as everybody'))
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Outcome' }), 'Sign-in')
    const links = pages.getAllByRole('link')
    await expect(links.filter((link) => link.textContent !== 'Sign-in')).toEqual([])
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Outcome' }), 'Own site')
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Site' }), 'Root domain')
    await expect(pages.getByText(/^No page ends like this here\./u)).toBeVisible()
  },
}

/** A call that no page makes names its sender. */
export const CallWithoutPage: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const calls = within(await regionIn(canvasElement, 'Make a call fail'))
    await userEvent.selectOptions(calls.getByRole('combobox', { name: 'Call' }), 'createMerchant')
    await expect(calls.getByRole('status')).toHaveTextContent('?fault=createMerchant:500')
    await expect(calls.queryByRole('link')).toBeNull()
  },
}

export const Dark: Story = { ...dark, tags: ['!dev'] }

export const GermanPhone: Story = {
  tags: ['!dev'],
  globals: { ...german.globals, ...phone },
  play: async ({ canvasElement }) => {
    await expect(await regionIn(canvasElement, 'Jede Seite, als jede Person')).toBeVisible()
  },
}
