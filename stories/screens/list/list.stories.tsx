import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { config } from '@/state/layout-config'
import { dark, german, inKit } from '../../support/kit'
import { activeIn, type Page } from '../../support/page'
import { hardPeople, peopleOf } from '../../support/people-list'
import { PeopleScreen } from '../../support/people-screen'

/** What forty lists of the office share: every state of it, over rows that are in the page. */
const meta = {
  title: 'Office/Lists/Any list',
  component: PeopleScreen,
  decorators: [inKit],
  parameters: { office: true },
  // Few rows: axe looks at each of their cells.
  args: { rows: peopleOf(120), address: { per_page: '10' }, onAction: fn() },
  beforeEach: () => {
    config.lists = {}
  },
} satisfies Meta<typeof PeopleScreen>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1', isRotated: false } }

/** The count is announced in the live region, too. */
const inToolbar = { selector: 'p' }

/** The names in the order in which they are listed. */
const names = (page: Page) => page.getAllByRole('link').map(({ textContent }) => textContent)

async function firstIs(page: Page, name: string) {
  await waitFor(() => expect(names(page)[0]).toBe(name))
}

export const Rows: Story = {
  name: 'Rows',
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    await expect(canvas.getByText('1–10 of 120')).toBeVisible()
    await expect(names(canvas)).toHaveLength(10)
    // The whole row is the link, which opens in another tab as any link does.
    const link = canvas.getByRole('link', { name: 'Ann Miller' })
    const row = canvas.getByRole('row', { name: /^Ann Miller ann/u })
    const { left, width, top, height } = row.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
  },
}

export const RowsDark: Story = { ...dark, tags: ['!dev'] }

export const Sorting: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('columnheader', { name: 'Name' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(name).getByRole('button'))
    await firstIs(canvas, 'Jo Voss')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    // Amounts begin with the largest.
    const paid = canvas.getByRole('columnheader', { name: 'Paid' })
    await userEvent.click(within(paid).getByRole('button'))
    await expect(paid).toHaveAttribute('aria-sort', 'descending')
    await expect(name).not.toHaveAttribute('aria-sort')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$904.96'))
  },
}

export const Keyboard: Story = {
  tags: ['!dev'],
  args: { selects: true },
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox')
    await expect(search).toHaveFocus()
    // In the field, the keys are the field's.
    await userEvent.keyboard('mi/{ArrowDown}')
    await expect(search).toHaveValue('mi/')
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
    const link = (name: string) => canvas.getByRole('link', { name })
    link('Ann Miller').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(link('Ann Miller 2')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Select Ann Miller 2' })).toBeChecked()
    await expect(link('Ann Miller 2')).toHaveFocus()
  },
}

/** The search waits for more letters: what is pressed in the meantime stays. */
export const FilterWhileTyping: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    const never = within(canvas.getByRole('search')).getByRole('button', { name: 'Never paid' })
    await userEvent.type(canvas.getByRole('searchbox'), 'quinn')
    await userEvent.click(never)
    await expect(never).toHaveAttribute('aria-pressed', 'true')
    // Ten are called so, and some of them have paid.
    await waitFor(() => expect(canvas.getByText(/^[1-9] match(?:es)?$/u, inToolbar)).toBeVisible())
    await expect(never).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Filters: Story = {
  name: 'Filters',
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    await userEvent.type(canvas.getByRole('searchbox'), 'quinn{Enter}')
    await canvas.findByText('10 matches', inToolbar)
    const filters = within(canvas.getByRole('search'))
    await userEvent.click(filters.getByRole('button', { name: 'Role: any' }))
    const roles = await canvas.findByRole('dialog', { name: 'Role' })
    await userEvent.click(within(roles).getByLabelText('Merchant User (1,250)'))
    await userEvent.click(within(roles).getByLabelText('User'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('button', { name: /^Remove the filter “Role: Merchant User or/u })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'locked')
    await userEvent.click(filters.getByRole('button', { name: 'Paid: any' }))
    await userEvent.type(canvas.getByLabelText('At least'), 'much{Enter}')
    await expect(canvas.getByLabelText('At least')).toHaveAccessibleDescription(
      /Enter dollars and cents/u,
    )
    await userEvent.clear(canvas.getByLabelText('At least'))
    await userEvent.type(canvas.getByLabelText('At least'), '1,000{Enter}')
    // Which part leaves nothing over is for the reader to try.
    await canvas.findByRole('button', { name: 'Remove Paid: $1,000 or more' })
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove the filter “Paid: $1,000 or more”' }),
    )
    await waitFor(() => expect(names(canvas).length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await canvas.findByText('120 in total', inToolbar)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { address: { q: 'zzz', state: 'locked', never_paid: 'true' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your search and filters.')
    await expect(canvas.getByRole('button', { name: 'Remove Never paid' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “zzz”' }))
    await waitFor(() => expect(names(canvas).length).toBeGreaterThan(0))
  },
}

export const NothingMatchesDark: Story = {
  tags: ['!dev'],
  args: NothingMatches.args ?? {},
  ...dark,
}

export const Empty: Story = {
  name: 'Nothing yet',
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has been added yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { first: 'waits', selects: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

export const LoadingPhone: Story = { tags: ['!dev'], args: { first: 'waits' }, globals: phone }

export const FailsWithoutRows: Story = {
  name: 'The list cannot be loaded',
  args: { first: 'fails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The list could not be loaded/u)).toBeVisible()
    await expect(canvas.getByText('Reference: f2a9c1d4')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('120 in total', inToolbar)
  },
}

export const FailsWithRows: Story = {
  name: 'Loading anew fails',
  args: { later: 'fails' },
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(await canvas.findByText(/The rows below may be out of date/u)).toBeVisible()
    await expect(canvas.getByText('Reference: f2a9c1d4')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ann Miller' })).toBeVisible()
  },
}

/** The rows of the question before stay, dimmed, until the answer comes. */
export const Stale: Story = {
  name: 'Older than five minutes',
  args: { later: 'waits' },
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('link', { name: 'Ann Miller' })).toBeInTheDocument()
  },
}

export const Selection: Story = {
  name: 'Some are selected',
  args: { selects: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ann Okafor' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    await expect(canvas.getByText('10 selected')).toBeVisible()
    // Another page keeps the selection.
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await firstIs(canvas, 'Ann Ueda')
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10 on this page' }))
    await expect(canvas.getByText('20 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 120 that match' }))
    await expect(canvas.getByText('All 120 that match are selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(args.onAction).toHaveBeenCalledWith('deactivate', 'all 120')
    await expect(canvas.getByText('120 in total')).toBeVisible()
  },
}

export const AllSelected: Story = {
  tags: ['!dev'],
  args: { selects: true },
  ...dark,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 120 that match' }))
  },
}

export const ColumnChoice: Story = {
  name: 'Choose columns',
  play: async ({ canvas }) => {
    await canvas.findByText('120 in total', inToolbar)
    const open = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.click(open)
    const choice = canvas.getByRole('dialog', { name: 'Columns to show' })
    // What names the row stays.
    await expect(within(choice).queryByLabelText('Name')).toBeNull()
    await userEvent.click(within(choice).getByLabelText('Payments'))
    await userEvent.click(within(choice).getByLabelText('E-mail'))
    await expect(canvas.getByRole('columnheader', { name: 'Payments' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'E-mail' })).toBeNull()
    await expect(config.lists['story-people']?.columns).toEqual({ payments: true, email: false })
  },
}

export const RowMenu: Story = {
  name: 'Menu of a row',
  play: async ({ canvas, args }) => {
    const open = await canvas.findByRole('button', { name: 'Actions for Ann Miller' })
    await userEvent.click(open)
    const menu = canvas.getByRole('menu', { name: 'Actions for Ann Miller' })
    await waitFor(() => expect(menu).toHaveFocus())
    await expect(activeIn(menu)).toBe(within(menu).getByRole('menuitem', { name: 'Edit' }))
    const unlock = within(menu).getByRole('menuitem', { name: 'Unlock' })
    await expect(unlock).toHaveAttribute('aria-disabled', 'true')
    await expect(unlock).toHaveAccessibleDescription('This person is not locked out.')
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('remove', 'p-0'))
    await expect(open).toHaveFocus()
    await userEvent.click(open)
  },
}

export const Pages: Story = {
  tags: ['!dev'],
  args: { address: { page: '9', per_page: '50' } },
  play: async ({ canvas }) => {
    // A page that is not there leads to the last.
    await expect(await canvas.findByText('101–120 of 120')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10')
    await expect(await canvas.findByText('1–10 of 120')).toBeVisible()
    await expect(config.lists['story-people']?.per_page).toBe(10)
  },
}

export const HardTexts: Story = { tags: ['!dev'], args: { rows: hardPeople } }
export const HardTextsGerman: Story = {
  tags: ['!dev'],
  args: { rows: hardPeople, selects: true },
  ...german,
}
export const HardTextsPhone: Story = { tags: ['!dev'], args: { rows: hardPeople }, globals: phone }

export const Phone: Story = {
  name: 'On a phone',
  args: { selects: true },
  globals: phone,
  play: async ({ canvas, args }) => {
    await canvas.findByText('120 in total', inToolbar)
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'Name, descending',
    )
    await firstIs(canvas, 'Jo Voss')
    // Two lines; the rest on demand, from the row's menu.
    await expect(canvas.getAllByText('Last sign-in')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Jo Voss' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Show all fields' }))
    // Ticks come when rows are being selected; then a press anywhere on the row is theirs.
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jo Voss' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(args.onAction).toHaveBeenCalledWith('deactivate', 'p-89')
  },
}

export const NarrowWindow: Story = {
  name: 'In a narrow window',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    // The columns do not fit side by side, so the rows have two lines as on a phone.
    await canvas.findByText('120 in total', inToolbar)
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const FilterSheet: Story = {
  tags: ['!dev'],
  globals: { ...phone, theme: 'dark' },
  args: { address: { state: 'locked', per_page: '10' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'This fiscal year' }))
    await userEvent.click(within(sheet).getByLabelText('Never paid'))
    const show = await within(sheet).findByRole('button', { name: /^Show \d+ matches$/u })
    await userEvent.click(show)
    await expect(canvas.getByText('Status: Locked')).toBeVisible()
  },
}
