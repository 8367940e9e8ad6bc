import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { CatalogueTab } from '@mocks/demo/catalogue/use-catalogue-address'
import { CataloguePage } from '@mocks/demo/front-page'
import { places } from '@mocks/demo/places'
import { scenarioNames } from '@mocks/scenarios/registry'
import { personas } from '@mocks/world/personas'
import { dark, inKit } from '../support/kit'

/** The page at an address of its own, so that a story changes none of the browser's. */
function Catalogue({ start = 'start', find = '' }: { start?: CatalogueTab; find?: string }) {
  const [tab, go] = useState(start)
  const [words, setWords] = useState(find)
  const hrefOf = (name: CatalogueTab) => `#${name}`
  return <CataloguePage address={{ tab, words, hrefOf, go, find: setWords }} />
}

/** The demonstration's own page: the tour, cities, people, and everything that it can show. */
const meta = {
  title: 'Demonstration/Catalogue',
  component: Catalogue,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120 }}>
        <Story />
      </main>
    ),
    inKit,
  ],
} satisfies Meta<typeof Catalogue>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1', isRotated: false } }

const regionIn = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('region', { name })

export const Page: Story = {
  name: 'First page',
  play: async ({ canvasElement }) => {
    const cities = within(await regionIn(canvasElement, 'Cities and counties'))
    await expect(cities.getAllByRole('link')).toHaveLength(places.length)
    const people = within(await regionIn(canvasElement, 'People'))
    await expect(people.getAllByRole('link', { name: /^Open as/u })).toHaveLength(personas.length)
    const act = within(await regionIn(canvasElement, 'See it from the office'))
    await expect(act.getByRole('link', { name: 'The county’s numbers' })).toHaveAttribute(
      'href',
      expect.stringContaining('as=merchant-admin'),
    )
  },
}

/** A tab shows its part of the reference. */
export const Scenarios: Story = {
  name: 'Every scenario',
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getByRole('navigation', {
      name: 'Parts of the demonstration',
    })
    await userEvent.click(within(tabs).getByRole('link', { name: 'Scenarios' }))
    const scenarios = within(await regionIn(canvasElement, 'Scenarios'))
    await expect(scenarios.getAllByRole('button', { name: /^Copy link/u })).toHaveLength(
      scenarioNames.length,
    )
  },
}

/** What has both words comes first. */
export const DoubleCharge: Story = {
  name: 'Looking for a double charge',
  args: { find: 'double charge' },
  play: async ({ canvasElement }) => {
    const scenarios = within(await regionIn(canvasElement, 'Scenarios'))
    await expect(scenarios.getAllByRole('link')[0]).toHaveAccessibleName(/^Pay: /u)
    const tags = within(await regionIn(canvasElement, 'E-mail tags'))
    await expect(
      tags.getByRole('link', { name: 'A similar payment was made before' }),
    ).toBeVisible()
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Find anything here' }), 'xyzzy')
    await expect(await page.findByText('Nothing here has any of these words.')).toBeVisible()
  },
}

/** The filter leaves only what ends in that way. */
export const PagesByOutcome: Story = {
  name: 'Pages by outcome',
  args: { start: 'pages' },
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
  args: { start: 'calls' },
  play: async ({ canvasElement }) => {
    const calls = within(await regionIn(canvasElement, 'Make a call fail'))
    await userEvent.selectOptions(calls.getByRole('combobox', { name: 'Call' }), 'getTypeList')
    await expect(calls.getByRole('status')).toHaveTextContent('?fault=getTypeList:500')
    await expect(calls.queryByRole('link')).toBeNull()
  },
}

export const Dark: Story = { tags: ['!dev'], ...dark }

export const Found: Story = {
  tags: ['!dev'],
  args: { find: '403' },
  globals: { ...dark.globals, ...phone },
  play: async ({ canvasElement }) => {
    await expect(await regionIn(canvasElement, 'Make a call fail')).toBeVisible()
  },
}
