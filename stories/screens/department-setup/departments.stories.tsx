import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { list, names, patience, press } from './at-the-departments'

/** A3, step 4: the departments of a merchant. */
const meta = {
  title: 'Office/Merchants/Departments',
  component: Screen,
  args: {
    tenant: null,
    persona: 'super',
    path: '/admin/settings/add-settings/1?step=departments',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const of = (department: string, persona: 'super' | 'support' = 'super') =>
  ({
    persona,
    path: `/admin/settings/add-settings/1?step=departments&department=${department}`,
  }) as const

const write = async (canvasElement: HTMLElement, name: RegExp, text: string) => {
  const box = await inside(canvasElement).findByRole('textbox', { name })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}

export const InTheirOrder: Story = {
  name: 'All departments',
  play: async ({ canvasElement }) => {
    await expect(await names(canvasElement)).toEqual([
      'Real estate tax',
      'Manufactured home tax',
      'Building permits',
      'Dog licenses',
    ])
    await press(canvasElement, 'Move Real estate tax down')
    await waitFor(async () =>
      expect((await names(canvasElement)).slice(0, 2)).toEqual([
        'Manufactured home tax',
        'Real estate tax',
      ]),
    )
    await press(canvasElement, 'Actions for Dog licenses')
    const menu = inside(await inside(canvasElement).findByRole('menu'))
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch off' }))
    const dialog = inside(
      await inside(canvasElement).findByRole('dialog', { name: 'Switch off Dog licenses?' }),
    )
    await expect(dialog.getByText(/^Citizens cannot pay this department until/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    const row = async () => (await list(canvasElement)).getAllByRole('listitem')[3]
    await waitFor(async () => expect(await row()).toHaveTextContent('Off'))
    await press(canvasElement, 'Actions for Dog licenses')
    const again = inside(await inside(canvasElement).findByRole('menu'))
    await userEvent.click(again.getByRole('menuitem', { name: 'Switch on' }))
    await waitFor(async () => expect(await row()).not.toHaveTextContent('Off'))
    await expect(inside(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const AllOff: Story = {
  name: 'All are switched off, after a question',
  play: async ({ canvasElement }) => {
    await list(canvasElement)
    await press(canvasElement, 'Switch all off')
    const page = inside(canvasElement)
    const dialog = inside(
      await page.findByRole('dialog', { name: /^Switch off all departments of / }),
    )
    // The dialog fades in.
    const consequence = dialog.getByText(/^Citizens can pay nothing on this site/)
    await waitFor(() => expect(consequence).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Switch all off' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.queryByRole('button', { name: 'Switch all off' })).toBeNull())
    await page.findByRole('button', { name: 'Switch all on' })
  },
}

export const ThereAndBack: Story = {
  name: 'A department is opened and left',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await list(canvasElement)
    await press(canvasElement, 'Building permits')
    const heading = await page.findByRole('heading', { level: 3, name: 'Building permits' })
    await waitFor(() => expect(heading).toHaveFocus())
    await press(canvasElement, 'All departments')
    await list(canvasElement)
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Building permits' })).toHaveFocus(),
    )
  },
}

export const KeptForItsPayments: Story = {
  name: 'A department with payments stays',
  play: async ({ canvasElement }) => {
    await list(canvasElement)
    await press(canvasElement, 'Actions for Real estate tax')
    const menu = inside(await inside(canvasElement).findByRole('menu'))
    const remove = menu.getByRole('menuitem', { name: /^Delete/ })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveTextContent('It has payments: switch it off instead.')
  },
}

export const None: Story = {
  name: 'No department yet',
  args: {
    cloud: { faults: answers('listMerchantDepartments', 200, { data: [] }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^No department yet/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a department' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { cloud: { faults: neverAnswers('listMerchantDepartments') } },
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('heading', { name: 'Departments', level: 2 })
  },
}

export const Failed: Story = {
  name: 'The departments cannot be loaded',
  args: { cloud: { faults: answers('listMerchantDepartments', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The departments could not be loaded\./, {}, patience),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ForSupport: Story = {
  name: 'As Support sees them',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    await list(canvasElement)
    const page = inside(canvasElement)
    await expect(page.queryByRole('button', { name: 'Add a department' })).toBeNull()
    await press(canvasElement, 'Real estate tax')
    await expect(await page.findByText('Source of bills')).toBeVisible()
    await expect(page.queryByRole('textbox', { name: /^Name/ })).toBeNull()
  },
}

export const Added: Story = {
  name: 'A department is added',
  args: of('_new'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await write(canvasElement, /^Name/, '"Sewer" & <b>storm</b> 下水')
    await userEvent.tab()
    await expect(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('sewer-b-storm-b')
    await write(canvasElement, /^Address/, 'sewer')
    await press(canvasElement, 'Add the department')
    await waitFor(async () => expect(await names(canvasElement)).toHaveLength(5), patience)
    await expect(page.getByRole('button', { name: '"Sewer" & <b>storm</b> 下水' })).toBeVisible()
  },
}

export const Mistakes: Story = {
  args: of('_new'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await write(canvasElement, /^Name/, 'Reports')
    await write(canvasElement, /^Address/, 'reports')
    await write(canvasElement, /^Number pattern/, '^[0-9]+$')
    await write(canvasElement, /^Example number/, 'A1')
    await press(canvasElement, 'Add the department')
    const summary = inside(await page.findByRole('alert'))
    await expect(
      await summary.findByText(/This is the address of a page of the site/),
    ).toBeVisible()
    await expect(summary.getByText(/The example does not match the pattern/)).toBeVisible()
  },
}

export const AddressFollows: Story = {
  name: 'The address follows the name, and its error goes with it',
  args: of('_new'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await press(canvasElement, 'Add the department')
    const address = () => page.getByRole('textbox', { name: /^Address/ })
    await waitFor(() => expect(address()).toHaveAttribute('aria-invalid', 'true'))
    await write(canvasElement, /^Name/, 'Reports')
    await userEvent.tab()
    await expect(address()).toHaveValue('reports-payments')
    await waitFor(() => expect(address()).not.toHaveAttribute('aria-invalid', 'true'))
    await write(canvasElement, /^Name/, 'Dog licenses')
    await userEvent.tab()
    await expect(address()).toHaveValue('dog-licenses')
    await press(canvasElement, 'Add the department')
    await expect(
      (await page.findAllByText('Another department has this address.', {}, patience))[0],
    ).toBeVisible()
    await write(canvasElement, /^Name/, 'Cat licenses')
    await userEvent.tab()
    await expect(address()).toHaveValue('cat-licenses')
    await waitFor(() => expect(page.queryByText('Another department has this address.')).toBeNull())
  },
}

export const PrivateFacts: Story = {
  name: 'The builder refuses private facts',
  args: of('dog-licenses'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await press(canvasElement, 'Add a field')
    // Only the new one is open.
    await userEvent.click(await page.findByRole('textbox', { name: /^Label/ }))
    await userEvent.paste('Social Security number')
    await press(canvasElement, 'Save the department')
    const summary = inside(await page.findByRole('alert'))
    await expect(
      await summary.findByText(/Social security numbers, dates of birth and card numbers may not/),
    ).toBeVisible()
  },
}

export const OneFieldAtATime: Story = {
  name: 'The fields of the form open one at a time',
  args: of('dog-licenses'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('button', { name: 'Add a field' })
    const labels = () => page.queryAllByRole('textbox', { name: /^Label/ })
    await expect(labels()).toHaveLength(0)
    const [first, second] = page
      .getAllByRole('button', { expanded: false })
      .filter((button) => button.closest('[data-name]') !== null)
    if (!first || !second) throw new Error('Dog licenses have several fields')
    await userEvent.click(first)
    await expect(labels()).toHaveLength(1)
    await userEvent.click(second)
    await expect(labels()).toHaveLength(1)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
  },
}

export const OfAnotherSystem: Story = {
  name: 'The connection is tested',
  args: of('manufactured-home-tax'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await write(canvasElement, /^Address of the Tyler API/, 'https://offline.tyler.example.com/')
    await write(canvasElement, /^Tax code/, 'MH')
    await write(canvasElement, /^Roll types/, 'MH')
    await press(canvasElement, 'Test the connection')
    await expect(await page.findByText(/^No answer from this address/)).toBeVisible()
    await write(canvasElement, /^Address of the Tyler API/, 'https://tyler.example.com/')
    await press(canvasElement, 'Test the connection')
    await expect(await page.findByText(/^The system answers and knows/)).toBeVisible()
  },
}
