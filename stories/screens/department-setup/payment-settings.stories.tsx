import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { defaultSettings } from '@/rules/merchants/default-settings'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** A3, step 5: how a department is paid, what that costs, and from when on. */
const meta = {
  title: 'Office/Merchants/Payment settings',
  component: Screen,
  args: {
    tenant: null,
    persona: 'super',
    path: '/admin/settings/add-settings/1?step=payments&department=real-estate-tax',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }

const preview = async (canvasElement: HTMLElement) =>
  inside(await inside(canvasElement).findByRole('table', { name: 'Fee preview' }, patience))

const write = async (canvasElement: HTMLElement, name: RegExp, text: string) => {
  const box = await inside(canvasElement).findByRole('textbox', { name })
  await userEvent.clear(box)
  await userEvent.click(box)
  if (text !== '') await userEvent.paste(text)
}

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await inside(canvasElement).findByRole('button', { name }))

export const FeesOnRealAmounts: Story = {
  name: 'A fee is raised from a later day',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = await preview(canvasElement)
    await expect(table.getByRole('row', { name: /\$948\.64/ })).toHaveTextContent('$27.98')
    await write(canvasElement, /^Card fee/, '3.00')
    await expect(table.getByRole('row', { name: /\$948\.64/ })).toHaveTextContent('$27.98 → $28.46')
    await write(canvasElement, /^Try another amount/, 'ten')
    await userEvent.tab()
    await expect(page.getByText(/^Enter an amount in dollars and cents/)).toBeVisible()
    await write(canvasElement, /^Try another amount/, '200')
    await expect(table.getByRole('row', { name: /\$200\.00/ })).toHaveTextContent('$5.90 → $6.00')
    await expect(page.queryByText(/^Enter an amount in dollars and cents/)).toBeNull()
    await expect(await page.findByText('1 unsaved change')).toBeVisible()
    // Back to the default by one press, and the field has focus.
    await press(canvasElement, 'Reset Card fee')
    await expect(page.getByRole('textbox', { name: /^Card fee/ })).toHaveValue('2.95')
    await expect(page.getByRole('textbox', { name: /^Card fee/ })).toHaveFocus()
    await expect(page.queryByText('1 unsaved change')).toBeNull()
    await press(canvasElement, 'Refunds')
    await expect(page.getByRole('region', { name: 'Refunds' })).toHaveFocus()
    await write(canvasElement, /^Card fee/, '3.00')
    await write(canvasElement, /^Effective date/, '07/01/2026')
    await userEvent.tab()
    await expect(await page.findByText(/^Until .*2026 citizens pay with the current/)).toBeVisible()
    await press(canvasElement, 'Save the payment settings')
    await expect(
      await page.findByText(/^Other settings take effect on/, {}, patience),
    ).toBeVisible()
    await press(canvasElement, 'Cancel this scheduled change')
    await waitFor(() => expect(page.queryByText(/^Other settings take effect on/)).toBeNull())
  },
}

export const SavedOnTheWay: Story = {
  name: 'While a site is being set up, Continue saves what was changed',
  args: { path: '/admin/settings/add-settings/17?step=payments' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await preview(canvasElement)
    await expect(page.getByRole('button', { name: 'Continue to Card Point' })).toBeVisible()
    await write(canvasElement, /^Card fee/, '')
    await press(canvasElement, 'Save and continue to Card Point')
    // What is wrong keeps the step.
    await expect(await page.findByRole('alert')).toBeVisible()
    await write(canvasElement, /^Card fee/, '3.00')
    await press(canvasElement, 'Save and continue to Card Point')
    await expect(
      await page.findByRole('heading', { level: 2, name: 'Card Point' }, patience),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^Payment settings/u }))
    await preview(canvasElement)
    await expect(page.getByRole('textbox', { name: /^Card fee/ })).toHaveValue('3')
  },
}

export const Contradictions: Story = {
  name: 'Settings that contradict themselves',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await preview(canvasElement)
    for (const tender of ['E-check', 'Card']) {
      await userEvent.click(page.getByRole('checkbox', { name: tender }))
    }
    await press(canvasElement, 'Add a tier')
    await write(canvasElement, /^Up to/, '100.00')
    // The account of the fee has the same name, further down.
    const [fee] = page.getAllByRole('textbox', { name: /^Fee / })
    if (!fee) throw new Error('No tier was added')
    await userEvent.click(fee)
    await userEvent.paste('1.00')
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await userEvent.click(page.getByRole('checkbox', { name: day }))
    }
    await write(canvasElement, /^Effective date/, 'tomorrow')
    await press(canvasElement, 'Save the payment settings')
    const summary = inside(await page.findByRole('alert'))
    for (const text of [
      /Choose at least one payment method/,
      /Larger amounts would have no fee/,
      /A cut-off time needs at least one posting day/,
      /^Effective date: Enter a date like/,
    ]) {
      await expect(await summary.findByText(text)).toBeVisible()
    }
  },
}

export const ForSupport: Story = {
  name: 'As Support sees them',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await preview(canvasElement)
    await expect(page.queryByRole('button', { name: 'Save the payment settings' })).toBeNull()
    await expect(page.getByText('Payment methods')).toBeVisible()
  },
}

export const ChangedMeanwhile: Story = {
  name: 'A colleague changed them meanwhile',
  args: {
    cloud: {
      faults: answers('saveDepartmentSettings', 409, {
        message: 'Somebody else has changed this since you opened it.',
        code: 'changed',
        current: {
          id: 'real-estate-tax',
          name: 'Real estate tax',
          description: 'Parcel number, like 08-004512',
          icon: 'home',
          source_type: 2,
          url: null,
          status: true,
          hidden: false,
          sort: 1,
          permits: false,
          bills: 'property',
          payment_settings: { ...defaultSettings(2, 'property'), cutoff: '16:00' },
          search: { by: ['number'], pattern: null, example: null, years: [2025] },
          next_due: null,
          notice: null,
          phone: null,
          scheduled: null,
          source: null,
          types: [],
          has_payments: true,
          has_bills: true,
          version: 'newer',
        } satisfies StaffDepartment,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await preview(canvasElement)
    await write(canvasElement, /^Card fee/, '3.15')
    await press(canvasElement, 'Save the payment settings')
    const dialog = inside(
      await inside(document.body).findByRole('dialog', {
        name: 'Someone else changed this while you were editing',
      }),
    )
    await waitFor(() => expect(dialog.getByText('4:00 PM')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await expect(inside(canvasElement).getByRole('textbox', { name: /^Card fee/ })).toHaveValue(
      '3.15',
    )
  },
}
