import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inKit } from '../support/kit'
import { journeys } from './journeys'
import { WelcomePage } from './welcome-page'

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  parameters: { bare: true },
  decorators: [inKit],
} satisfies Meta<typeof WelcomePage>

export default meta
type Story = StoryObj<typeof meta>

export const CivicTill: Story = {
  name: 'Civic Till',
  play: async ({ canvasElement }) => {
    const stops = journeys.flatMap((journey) => journey.stops)
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(stops.length)
  },
}

export const Dark: Story = {
  tags: ['!dev'],
  globals: { theme: 'dark', viewport: { value: 'mobile1', isRotated: false } },
}
