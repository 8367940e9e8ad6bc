import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

/** One window: planned, changed, or seen (product.md A25). */
const meta = {
  title: 'Office/Maintenance/Form',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/maintenance?window=new' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }
/** What a notice says; the live region says it, too. */
const notice = { selector: 'section *' }

async function opened(canvasElement: HTMLElement, title = 'Schedule maintenance'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('heading', { level: 1, name: title })
  await page.findByRole('heading', { level: 2, name: 'Start and end' })
  return page
}

async function fill(page: Page, name: RegExp, text: string) {
  const field = page.getByLabelText(name)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

async function write(page: Page, name: RegExp, text: string) {
  const field = page.getByLabelText(name)
  await userEvent.clear(field)
  // At once: a letter at a time proves nothing more.
  await userEvent.click(field)
  await userEvent.paste(text)
}

async function at(page: Page, part: 'start' | 'end', date: string, time: string) {
  await fill(page, part === 'start' ? /^Start date/u : /^End date/u, date)
  await fill(page, part === 'start' ? /^Start time/u : /^End time/u, time)
}

const choose = async (page: Page, name: RegExp) =>
  userEvent.click(page.getByRole('radio', { name }))

const plan = async (page: Page) => userEvent.click(page.getByRole('button', { name: 'Schedule' }))

const preview = (page: Page) => inside(page.getByRole('group', { name: 'Preview' }))

export const New: Story = {
  name: 'Plan one',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await page.findByText(/the time zone of all 17 sites/u)
    await write(page, /^Message/u, 'The office is closed today.')
    await expect(await preview(page).findByText('The office is closed today.')).toBeVisible()
    await plan(page)
    await expect(
      await page.findByText(/It is now in force on 17 sites/u, notice, patience),
    ).toBeVisible()
    await expect(await page.findByRole('table', { name: 'Maintenance' })).toHaveTextContent(
      'The office is closed today.',
    )
  },
}

export const ClosedAtOnce: Story = {
  name: 'Before sites close at once, it is asked',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await choose(page, /^Site off/u)
    await write(page, /^Message/u, 'The sites move.')
    await plan(page)
    const question = await page.findByRole('dialog', { name: 'Close every site now?' })
    await expect(question).toHaveTextContent('as soon as you confirm, until you end it')
    await userEvent.click(inside(question).getByRole('button', { name: 'Cancel' }))
    await expect(page.queryByText(/It is now in force/u)).toBeNull()
    await expect(page.getByRole('textbox', { name: /^Message/u })).toHaveValue('The sites move.')
    await plan(page)
    await userEvent.click(await page.findByRole('button', { name: 'Close now' }))
    await expect(
      await page.findByText(/It is now in force on 17 sites/u, notice, patience),
    ).toBeVisible()
  },
}

export const WithErrors: Story = {
  name: 'What is missing is said',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await choose(page, /^Sites of selected merchants/u)
    await at(page, 'start', '06/02/2026', '10:00')
    await at(page, 'end', '06/02/2026', '09:00')
    await plan(page)
    for (const text of ['Choose at least one merchant.', 'The end must be after the start.']) {
      await expect((await page.findAllByText(text, { exact: false }))[0]).toBeVisible()
    }
  },
}

export const PastStart: Story = {
  name: 'A start in the past is said as it is left',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const past = /^The start is in the past/u
    await fill(page, /^Start date/u, '05/31/2026')
    await page.findByText(past)
    await userEvent.clear(page.getByLabelText(/^Start date/u))
    await userEvent.tab()
    await waitFor(() => expect(page.queryByText(past)).toBeNull())
    await fill(page, /^Start time/u, '09:00')
    await fill(page, /^Start date/u, '06/01/2026')
    await page.findByText(past)
  },
}

export const NoSuchTime: Story = {
  name: 'A time that its day skips, and one that comes twice',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await at(page, 'start', '11/01/2026', '01:30')
    await expect(await page.findByText(/twice on that day.*The first one applies/u)).toBeVisible()
    await at(page, 'end', '03/14/2027', '02:30')
    await plan(page)
    await expect(
      (await page.findAllByText(/This time does not exist on that day/u))[0],
    ).toBeVisible()
  },
}

export const Conflicts: Story = {
  name: 'Due dates and other windows that it meets',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await choose(page, /^Payments off/u)
    await at(page, 'start', '06/14/2026', '03:00')
    await at(page, 'end', '06/15/2026', '12:00')
    await expect(await page.findByText(/^Monthly is due on Jun 15, 2026 for/u)).toBeVisible()
    await expect(
      await page.findByText(/^Site off, “We are moving to new servers.*on 17 of these sites/u),
    ).toBeVisible()
    await expect(page.getByText(/Payments in progress will finish/u)).toBeVisible()
    await expect(preview(page).getByText(/^To pay by phone, call/u)).toBeVisible()
  },
}

export const CheckFailed: Story = {
  name: 'What it meets cannot be checked',
  args: { cloud: { faults: answers('checkMaintenance', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(
      await page.findByText(/We could not check for due dates/u, {}, patience),
    ).toBeVisible()
  },
}

export const InOtherLanguages: Story = {
  name: 'As visitors of each language see it',
  args: { path: '/admin/maintenance?window=2' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Maintenance')
    const seen = preview(page)
    await expect(await seen.findByText('This site is not available right now')).toBeVisible()
    const language = page.getByRole('combobox', { name: 'Visitor’s language' })
    await userEvent.selectOptions(language, 'de')
    await expect(await seen.findByText(/Wir ziehen auf neue Server um/u)).toBeVisible()
    await userEvent.selectOptions(language, 'fr')
    await expect(await page.findByText(/There is no text in Français/u)).toBeVisible()
    await expect(await seen.findByText(/We are moving to new servers/u)).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: 'On a phone' }))
  },
}

const newer: MaintenanceWindow = {
  id: '2',
  scope: 'all',
  merchants: [],
  level: 'site-off',
  message: 'The move to new servers takes longer.',
  translations: null,
  time_zone: 'America/New_York',
  starts_at: '2026-06-14T06:00:00.000Z',
  ends_at: '2026-06-14T10:00:00.000Z',
  allow_staff: false,
  status_url: 'https://status.civictill.example',
  state: 'upcoming',
  sites: 17,
  still_covered: 0,
  updated_at: '2026-06-01T13:58:00.000Z',
  updated_by: 'Ben Ortiz',
  version: 'newer',
}

const changedTo = (current: MaintenanceWindow) => ({
  path: '/admin/maintenance?window=2',
  cloud: {
    faults: answers('updateMaintenanceWindow', 409, {
      message: 'Changed',
      code: 'changed',
      current,
    }),
  },
})

export const Conflict: Story = {
  name: 'Somebody else has changed it',
  args: changedTo(newer),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Maintenance')
    await write(page, /^Message \(required\)/u, 'We are moving tonight.')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const dialog = inside(await page.findByRole('dialog', {}, patience))
    await expect(dialog.getByText('We are moving tonight.')).toBeVisible()
    await expect(dialog.getByText('The move to new servers takes longer.')).toBeVisible()
    await expect(dialog.getByText('Jun 14, 2026, 6:00 AM')).toBeVisible()
  },
}

const begun: MaintenanceWindow = {
  ...newer,
  level: 'banner',
  starts_at: '2026-06-01T13:00:00.000Z',
  state: 'current',
}

export const ConflictStopsPayments: Story = {
  name: 'A choice between versions that stops payments at once is asked',
  args: changedTo(begun),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Maintenance')
    await choose(page, /^Payments off/u)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const versions = { name: /changed/iu }
    const dialog = inside(await page.findByRole('dialog', versions, patience))
    await userEvent.click(dialog.getByRole('button', { name: /^Save/u }))
    const question = await page.findByRole('dialog', { name: /^Stop payments on every site/u })
    await userEvent.click(inside(question).getByRole('button', { name: 'Cancel' }))
    await expect(page.getByRole('dialog', versions)).toBeVisible()
  },
}

export const Begun: Story = {
  name: 'One that has begun keeps its start',
  args: { path: '/admin/maintenance?window=1' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Maintenance')
    await expect(page.getByText(/^This maintenance began on May 29, 2026/u)).toBeVisible()
    await expect(page.queryByLabelText(/^Start date/u)).toBeNull()
  },
}

export const Past: Story = {
  name: 'One that is over',
  args: { path: '/admin/maintenance?window=6' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('All merchants’ sites')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const ForSupport: Story = {
  name: 'As Support sees one',
  args: { path: '/admin/maintenance?window=2', persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('https://status.civictill.example')).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}

export const SupportMayNotPlan: Story = {
  name: 'Support may not plan one',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/Your role .*Support/u)).toBeVisible()
  },
}

export const Deleted: Story = {
  name: 'What was typed into one that is deleted is not asked about',
  tags: ['!dev'],
  args: { path: '/admin/maintenance?window=2' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Maintenance')
    await write(page, /^Message/u, 'The sites move.')
    await userEvent.click(page.getByRole('button', { name: 'Actions for Maintenance' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    const question = inside(await page.findByRole('dialog', { name: /^Delete the maintenance/u }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await page.findByRole('table', { name: 'Maintenance' }, patience)
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'One that was deleted',
  args: { path: '/admin/maintenance?window=none' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('This maintenance was deleted.', {}, patience)).toBeVisible()
    await waitFor(async () => {
      await expect(page.getAllByRole('link', { name: 'All maintenance' }).length).toBe(2)
    })
  },
}
