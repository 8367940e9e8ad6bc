import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FormFailure } from '@/ui/form/form-shell'
import { InRouter } from '../../support/in-router'
import { dark, inKit } from '../../support/kit'
import { type MerchantSteps, MerchantWizard, wizardDraft } from '../../support/merchant-wizard'

const onFinish = fn<(merchant: MerchantSteps) => Promise<FormFailure | undefined>>()

const meta = {
  title: 'Office/Forms/Step by step',
  component: MerchantWizard,
  decorators: [inKit],
  render: (args) => (
    <InRouter>
      <MerchantWizard {...args} />
    </InRouter>
  ),
  parameters: { office: true },
  args: { onFinish },
  beforeEach: () => {
    wizardDraft.forget()
    onFinish.mockReset()
    onFinish.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof MerchantWizard>
export default meta
type Story = StoryObj<typeof meta>

const go = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const ToTheEnd: Story = {
  name: 'Step by step to the end',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/u }), 'Tiffin')
    await go(canvasElement, 'Continue')
    // The step shows its errors, and stays.
    await expect(await canvas.findByRole('alert')).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subdomain/u }), 'tiffin')
    await go(canvasElement, 'Continue')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fees' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /Name and address \(done\)/u })).toBeVisible()
    await go(canvasElement, 'Continue')
    await expect(await canvas.findByRole('switch', { name: 'Guests can pay' })).toBeVisible()
    await go(canvasElement, 'Continue')
    await expect(await canvas.findByText('Tiffin · tiffin')).toBeVisible()
    await go(canvasElement, 'Create the merchant')
    await expect(await canvas.findByText('The merchant is created.')).toBeVisible()
    await expect(onFinish).toHaveBeenCalledOnce()
    await expect(onFinish).toHaveBeenCalledWith({
      site: { name: 'Tiffin', subdomain: 'tiffin' },
      fees: { rows: [{ name: 'Convenience fee', cents: 150 }] },
      options: { paperless: true, guests: true },
    })
  },
}

export const LeftAndComeBackTo: Story = {
  name: 'Left, and come back to',
  args: { blocks: ['The council has to agree first.'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Subdomain/u }), 'Tif fin')
    await go(canvasElement, /^Fees/u)
    await expect(await canvas.findByText('The council has to agree first.')).toBeVisible()
    await go(canvasElement, 'Review')
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name and address: 2 fields to correct',
      'Fees: The council has to agree first.',
    ])
    await go(canvasElement, 'Create the merchant')
    await expect(onFinish).not.toHaveBeenCalled()
    await userEvent.click(summary.getByRole('button', { name: /Name and address/u }))
    // The typed values are still there.
    await expect(await canvas.findByRole('textbox', { name: /^Subdomain/u })).toHaveValue('Tif fin')
  },
}

export const Refused: Story = {
  name: 'Refused by the server',
  render: (args) => (
    <InRouter search={{ step: 'review' }}>
      <MerchantWizard {...args} />
    </InRouter>
  ),
  beforeEach: () => {
    const site = { name: 'Tiffin', subdomain: 'tiffin' }
    const fees = { rows: [{ name: 'Convenience fee', cents: 150 }] }
    const options = { paperless: true, guests: true }
    // From now on the draft is of this visit.
    wizardDraft.read()
    wizardDraft.keep({ values: { site, fees, options }, visited: ['site', 'fees', 'options'] })
    onFinish.mockResolvedValue({ errors: { 'site.subdomain': ['tiffin is taken.'] } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Kept from before, at the step of the address.
    await expect(await canvas.findByText(/We kept what you typed/u)).toBeVisible()
    await go(canvasElement, 'Create the merchant')
    const subdomain = await canvas.findByRole('textbox', { name: /^Subdomain/u })
    await waitFor(() => expect(subdomain).toHaveAccessibleDescription(/tiffin is taken/u))
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const Dark: Story = { ...dark, tags: ['!dev'] }

export const Phone: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await go(canvasElement, /^Schritt 1 von 4/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }))
    await expect(await canvas.findByText('Schritt 3 von 4')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
