import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeopleScreen } from '../../support/people-screen'
import { hardPeople, peopleOf } from '../../support/people-list'
import { dark, inKit } from '../../support/kit'

const meta = {
  title: 'Screens/List',
  component: PeopleScreen,
  decorators: [inKit],
  parameters: { office: true },
  args: { rows: peopleOf(120) },
} satisfies Meta<typeof PeopleScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const RowsDark: Story = { ...dark }
export const Selecting: Story = { args: { selects: true } }
export const Loading: Story = { args: { first: 'waits' } }
export const Empty: Story = { args: { rows: [] } }
export const NothingMatches: Story = { args: { address: { q: 'zzz', state: 'locked' } } }
export const Fails: Story = { args: { first: 'fails' } }
export const HardTexts: Story = { args: { rows: hardPeople } }
