import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'

const meta = { title: 'Screens/Errors', component: Screen } satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

function shows(heading: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: heading }),
    ).toBeVisible()
  }
}

export const NotFound: Story = {
  args: { path: '/nowhere/at/all' },
  play: shows('We could not find that page'),
}

export const MerchantDisabled: Story = {
  args: { path: '/departments', tenant: 'brewster' },
  play: shows('This site is not taking payments'),
}

export const UnknownSubdomain: Story = {
  args: { path: '/departments', tenant: 'atlantis' },
  play: shows('Oops! This is not a city’s address'),
}

export const WrongUrl: Story = {
  args: { path: '/', tenant: null },
  play: shows('Oops! This is not a city’s address'),
}

export const ServerError: Story = {
  args: { path: '/500' },
  play: shows('Something went wrong on our side'),
}

export const CallAnswers404: Story = {
  name: 'Any call that answers 404 leads to /404',
  args: { path: '/departments', cloud: { faults: answers('listDepartments', 404) } },
  play: shows('We could not find that page'),
}
