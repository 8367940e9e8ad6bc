import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { config } from '@/state/preferences'
import type { Fault, FaultEffect } from '@mocks/scenarios/fault'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { clerk, phone } from './at-a-user'

/** What every list of the office has: search, filters, order, columns, keys, pages, two lines per row. */
const meta = {
  title: 'Office/Users/Search, filter and sort',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/users/1?tab=citizens&per_page=10' },
  beforeEach: () => {
    config.lists = {}
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails. */
const patience = { timeout: 10_000 }
/** The count is announced in the live region, too. */
const inToolbar = { selector: 'main p' }

const rows = (page: Page) => page.getByRole('table', { name: 'Citizens' })
const names = (page: Page) =>
  within(rows(page))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent)

const firstIs = (page: Page, name: string) =>
  waitFor(() => expect(names(page)[0]).toBe(name), patience)

/** The second time that the list is asked for; a retry is spoiled as well. */
const later = (effect: FaultEffect): Fault[] => [
  { match: { call: 'listUsers', nth: 2 }, effect, times: 9 },
]

export const Rows: Story = {
  name: 'Rows are links',
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await expect(canvas.getByText('1–10 of 28')).toBeVisible()
    // The whole row is the link, which opens in another tab as any link does.
    const link = canvas.getByRole('link', { name: 'Adan Beier' })
    const { left, width, top, height } = (link.closest('tr') ?? link).getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
  },
}

export const Sorting: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('columnheader', { name: 'Name E-mail' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(name).getByRole('button', { name: 'Name' }))
    await firstIs(canvas, 'Wilbur Sauer')
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    // Dates and numbers begin with the largest.
    const accounts = canvas.getByRole('columnheader', { name: 'Linked accounts' })
    await userEvent.click(within(accounts).getByRole('button'))
    await firstIs(canvas, 'Ruth Keller')
    await expect(accounts).toHaveAttribute('aria-sort', 'descending')
    await expect(name).not.toHaveAttribute('aria-sort')
  },
}

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox')
    await expect(search).toHaveFocus()
    // In the field, the keys are the field's.
    await userEvent.keyboard('mi/{ArrowDown}')
    await expect(search).toHaveValue('mi/')
    await canvas.findByText('No results match your search and filters.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search).toHaveValue(''))
    await firstIs(canvas, 'Adan Beier')
    canvas.getByRole('link', { name: 'Adan Beier' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Allen Kilback' })).toHaveFocus()
  },
}

/** The search waits for more letters: what is pressed in the meantime stays. */
export const FilterWhileTyping: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    const never = within(canvas.getByRole('search')).getByRole('button', {
      name: 'Never signed in',
    })
    await userEvent.type(canvas.getByRole('searchbox'), 'runte')
    await userEvent.click(never)
    await canvas.findByText('1 match', inToolbar)
    await firstIs(canvas, 'Josiane Runte')
    await expect(never).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Filters: Story = {
  name: 'Filters',
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await userEvent.type(canvas.getByRole('searchbox'), 'st{Enter}')
    const filters = within(canvas.getByRole('search'))
    await userEvent.click(filters.getByRole('button', { name: 'Status: any' }))
    const statuses = await canvas.findByRole('dialog', { name: 'Status' })
    await userEvent.click(within(statuses).getByLabelText('Locked'))
    await userEvent.click(within(statuses).getByLabelText('Deactivated'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await canvas.findByRole('button', { name: /^Remove the filter “Status: (Locked|Deact).* or / })
    await canvas.findByText('1 match', inToolbar)
    await expect(names(canvas)).toEqual(['Steven Bergstrom'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await canvas.findByText('28 people', inToolbar)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    // The tab is not a filter.
    await expect(rows(canvas)).toBeVisible()
  },
}

/** Which part leaves nothing over is for the reader to try. */
export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { path: '/users/1?tab=citizens&q=zzz&status=locked&never_signed_in=false' },
  play: async ({ canvas }) => {
    await canvas.findByText('No results match your search and filters.')
    await expect(canvas.getByRole('button', { name: 'Remove Status: Locked' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “zzz”' }))
    await firstIs(canvas, 'Steven Bergstrom')
  },
}

export const ColumnsAndPages: Story = {
  name: 'Choose columns, and rows per page',
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const choice = within(canvas.getByRole('dialog', { name: 'Columns to show' }))
    // What names the row stays.
    await expect(choice.queryByLabelText('Name')).toBeNull()
    await userEvent.click(choice.getByLabelText('User name'))
    await userEvent.click(choice.getByLabelText('Status'))
    await expect(canvas.getByRole('columnheader', { name: 'User name' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expect(await canvas.findByText('1–25 of 28')).toBeVisible()
    await expect(config.lists['users-citizens']).toEqual({
      columns: { username: true, status: false },
      per_page: 25,
    })
  },
}

export const FailsAnew: Story = {
  name: 'Loading anew fails',
  args: { cloud: { faults: later({ kind: 'status', status: 500 }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(
      await canvas.findByText(/The rows below may be out of date/u, {}, patience),
    ).toBeVisible()
    await expect(canvas.getByText(/^Reference: /u)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Adan Beier' })).toBeVisible()
  },
}

/** The rows of the page before stay, dimmed, until the answer comes. */
export const Waiting: Story = {
  name: 'Waiting for the next page',
  args: { cloud: { faults: later({ kind: 'timeout' }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(rows(canvas)).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('link', { name: 'Adan Beier' })).toBeInTheDocument()
  },
}

export const OnPhone: Story = {
  name: 'On a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('28 people', inToolbar)
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'Name, descending',
    )
    await firstIs(canvas, 'Wilbur Sauer')
    // Two lines; the rest on demand, from the row's menu.
    const [signIn] = canvas.getAllByText('May 28', { exact: false })
    await expect(signIn).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Wilbur Sauer' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Show all fields' }))
    await expect(signIn).toBeVisible()
  },
}

/** A clerk has no menu there: a button of its own shows the rest. */
export const OnPhoneWithoutMenu: Story = {
  tags: ['!dev'],
  args: { persona: 'merchant-user', path: '/users/1' },
  globals: phone,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'All fields of Leon Fisk' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  },
}

export const FiltersOnPhone: Story = {
  tags: ['!dev'],
  args: { path: '/users/1?tab=citizens&status=locked' },
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    const page = inside(canvasElement)
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByLabelText('Deactivated'))
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 2 matches' }))
    await expect(canvas.getByText(/^Status: Locked or Deactivated$/u)).toBeVisible()
  },
}

export const NarrowWindow: Story = {
  name: 'In a narrow window',
  args: { path: '/users/1' },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    // The columns do not fit side by side, so the rows have two lines as on a phone.
    await canvas.findByText('7 people', inToolbar)
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

const hardTexts = [
  {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    email: 'geschaeftsfuehrung@donaudampfschifffahrtsgesellschaft.example',
  },
  { name: 'محمد عبد الرحمن الحسيني', email: 'm.hussaini@tiffin.example' },
  { name: '<script>alert(1)</script>', email: '=1+1@tiffin.example' },
  { name: '👩‍👩‍👧‍👦 🏳️‍🌈 Family Åström', email: 'astrom@tiffin.example' },
  { name: 'Wilhelmina Alexandra Konstantinopoulos '.repeat(8).slice(0, 300), email: 'w@x.example' },
  { name: 'x'.repeat(300), email: `${'y'.repeat(60)}@tiffin.example` },
]

/** Names of 300 characters, emoji, right to left, and what looks like a script. */
export const HardTexts: Story = {
  tags: ['!dev'],
  args: {
    path: '/users/1',
    cloud: {
      faults: answers('listUsers', 200, {
        data: hardTexts.map((texts, index) => ({ ...clerk, ...texts, id: `hard-${index}` })),
        pagination: { page: 1, per_page: 25, total: hardTexts.length, last_page: 1 },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '<script>alert(1)</script>' })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const HardTextsGerman: Story = {
  tags: ['!dev'],
  args: HardTexts.args ?? {},
  globals: { locale: 'de' },
}
export const HardTextsOnPhone: Story = { ...HardTexts, globals: phone }
