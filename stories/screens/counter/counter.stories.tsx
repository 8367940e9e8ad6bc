import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AtTheCounter } from '../../support/at-the-counter'
import { answers } from '../../support/faults'
import { german, inKit } from '../../support/kit'
import { inside, type Page } from '../../support/page'
import { cardToken, fieldsSay } from '../checkout/at-the-till'
import { open, press } from './at-the-form'
import { sale, shows, startWith } from './under-way'

const meta = {
  title: 'Office/Counter/Take a payment',
  component: AtTheCounter,
  decorators: [inKit],
  parameters: { office: true },
} satisfies Meta<typeof AtTheCounter>

export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = {
  name: 'The panel beside an account',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Due now: $948.64')).toBeVisible()
  },
}

export const Ways: Story = {
  name: 'Every way with its fee',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    for (const [name, fee] of [
      [/^Card, entered/, 'Fee $27.98'],
      [/^E-check/, 'Fee $1.50'],
      [/^Card terminal/, 'Fee $27.98'],
      [/^Paper check/, 'No fee'],
    ] as const) {
      const radio = dialog.getByRole('radio', { name })
      await expect(radio.closest('label')).toHaveTextContent(fee)
    }
  },
}

export const Cash: Story = {
  name: 'Cash, with its change',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await userEvent.type(dialog.getByRole('textbox', { name: /Cash received/ }), '1000')
    await expect(await dialog.findByText('$51.36', { selector: '[role=status] b' })).toBeVisible()
    await press(dialog, /^Record \$948\.64 in cash/)
    await expect(await dialog.findByRole('heading', { name: '$948.64 was taken' })).toHaveFocus()
    await expect(dialog.getByText('$51.36')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open the receipt' })).toBeVisible()
    await press(dialog, /^Done/)
    const page = inside(canvasElement)
    await expect(await page.findByText('Due Jul 10, 2026: $912.44')).toBeVisible()
  },
}

export const CashByPhone: Story = {
  name: 'Cash cannot come by phone',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await userEvent.click(dialog.getByRole('radio', { name: 'By phone' }))
    await press(dialog, /^Record \$948\.64 in cash/)
    await expect(
      (await dialog.findAllByText(/^Cash and checks cannot be taken by phone/u))[0],
    ).toBeVisible()
  },
}

export const Cashier: Story = {
  ...Cash,
  name: 'A Merchant User who may take payments',
  args: { rights: ['terminal'] },
}

export const NoCashier: Story = {
  name: 'A Merchant User whose right was taken away',
  args: { rights: [] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Take a payment' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Take a payment' }))
    await expect(
      (await dialog.findAllByText(/Your role|not allowed|can no longer take/u))[0],
    ).toBeVisible()
    await expect(dialog.queryByRole('radio', { name: /^Cash/u })).toBeNull()
  },
}

export const Check: Story = {
  name: 'A paper check needs its number',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Paper check/)
    await press(dialog, /^Record a check/)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Check number/ })).toBeInvalid())
    // Cash has none.
    const choose = (way: RegExp) => userEvent.click(dialog.getByRole('radio', { name: way }))
    await choose(/^Cash/)
    await waitFor(() => expect(dialog.queryByText(/^Enter the check’s number/u)).toBeNull())
    await choose(/^Paper check/)
    await userEvent.type(dialog.getByRole('textbox', { name: /Check number/ }), '1042')
    await press(dialog, /^Record a check/)
    await expect(await dialog.findByText('$948.64 was taken')).toBeVisible()
  },
}

export const Echeck: Story = {
  name: 'An e-check that the payer authorized',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^E-check/)
    await userEvent.type(dialog.getByRole('textbox', { name: /Routing number/ }), '042 000 314')
    await userEvent.type(dialog.getByRole('textbox', { name: /Account number/ }), '123456789')
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /authorizes one debit of \$950\.14/ }),
    )
    await press(dialog, /^Debit \$950\.14/)
    await expect(await dialog.findByText('$950.14 was taken')).toBeVisible()
  },
}

async function byCard(canvasElement: HTMLElement, token = cardToken): Promise<Page> {
  const dialog = await open(canvasElement, /^Card, entered/)
  await userEvent.type(dialog.getByRole('textbox', { name: /Billing ZIP/ }), '45373')
  await press(dialog, /^Go on to the card: \$976\.62/)
  await dialog.findByTitle('Secure card fields')
  fieldsSay(dialog, token)
  await press(dialog, /^Charge \$976\.62/)
  return dialog
}

export const Card: Story = {
  name: 'A card in the hosted fields',
  play: async ({ canvasElement }) => {
    const dialog = await byCard(canvasElement)
    await expect(await dialog.findByText('$976.62 was taken')).toBeVisible()
  },
}

export const Declined: Story = {
  name: 'A card that is declined',
  play: async ({ canvasElement }) => {
    const token = '9472046381951053'
    const dialog = await byCard(canvasElement, { ...cardToken, message: token, token })
    await expect(await dialog.findByText(/The bank declined the payment/)).toBeVisible()
  },
}

export const Duplicate: Story = {
  name: 'Paid a short while ago',
  args: { cloud: { faults: answers('takePayment', 409, { code: 'duplicate_suspected' }) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await press(dialog, /^Record/)
    await expect(await dialog.findByRole('button', { name: 'Take it anyway' })).toBeVisible()
  },
}

export const InGerman: Story = {
  name: 'In German: no way’s word is broken',
  tags: ['!dev'],
  globals: { ...german.globals, viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Zahlung annehmen' }))
    const dialog = inside(await page.findByRole('dialog'))
    const word = await dialog.findByText('Kartenterminal')
    // Chosen, it is bold and wider.
    await userEvent.click(word)
    const letters = document.createRange()
    letters.selectNodeContents(word)
    await expect(letters.getClientRects()).toHaveLength(1)
    // The ways still stand in one row.
    const [first, ...others] = [
      ...dialog.getByRole('radiogroup', { name: 'Wie wird gezahlt?' }).querySelectorAll('label'),
    ]
    for (const other of others) await expect(other.offsetTop).toBe(first?.offsetTop)
  },
}

export const WrongAmount: Story = {
  name: 'The ways stay at an amount that none of them takes',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    const amount = dialog.getByRole('textbox', { name: /Amount, First half/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1')
    await expect(
      await dialog.findByText(/^The amount must be at least \$\d+\.00, the office’s minimum\.$/u),
    ).toBeVisible()
    await expect(amount).toBeInvalid()
    await expect(dialog.getByRole('radio', { name: /^Cash/ })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /Payer’s name/ })).toHaveValue('Ann Caller')
    await userEvent.type(amount, '00')
    await waitFor(() => expect(amount).toBeValid())
    await expect(await dialog.findByRole('button', { name: /^Record \$100\.00/ })).toBeVisible()
  },
}

export const Terminal: Story = {
  name: 'At a card terminal',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Card terminal/)
    await userEvent.click(await dialog.findByRole('radio', { name: /83401/ }))
    await press(dialog, /^Start on the terminal/)
    await expect(await dialog.findByText(/insert or tap the card/)).toBeVisible()
    await expect(
      dialog.getByText('19088PP83401', { selector: ':not(label *)' }).closest('p'),
    ).toHaveTextContent('Terminal 19088PP83401')
    await expect(dialog.getByRole('timer')).toHaveTextContent(
      /^Time left for the card: (?:2:00|1:5\d)$/u,
    )
    await expect(
      await dialog.findByText('$976.62 was taken', undefined, { timeout: 12_000 }),
    ).toBeVisible()
  },
}

export const TerminalCancelled: Story = {
  name: 'A sale that the clerk cancels',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Card terminal/, 'ann+nocard@example.com')
    await userEvent.click(await dialog.findByRole('radio', { name: /83402/ }))
    await press(dialog, /^Start on the terminal/)
    await press(dialog, /^Cancel the sale/)
    await expect(await dialog.findByText('Canceled: nothing was charged')).toBeVisible()
    await press(dialog, /^Take it again/)
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: /Payer’s name/ })).toHaveValue('Ann Caller')
  },
}

export const TerminalInUse: Story = {
  name: 'A terminal that another clerk takes meanwhile',
  args: {
    cloud: { faults: answers('startSale', 422, { errors: { terminal: ['Leon is using it.'] } }) },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Card terminal/)
    await expect(await dialog.findByRole('radio', { name: /83400/ })).toBeDisabled()
    await expect(dialog.getByText('In use')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /83401/ }))
    await press(dialog, /^Start on the terminal/)
    await expect(await dialog.findByText(/This terminal is in use/)).toBeVisible()
  },
}

export const Connecting: Story = { ...sale('connecting'), play: shows(/^Connecting to the/) }
export const Waiting: Story = { ...sale('waiting'), play: shows(/insert or tap/) }
export const Authorizing: Story = { ...sale('authorizing'), play: shows(/no longer be canceled/) }
export const NoAnswer: Story = {
  ...sale('checking'),
  name: 'A terminal that does not answer',
  play: shows(/did not answer/),
}
export const TimedOut: Story = {
  ...sale('timed-out'),
  name: 'A terminal that timed out',
  play: shows(/Timed out: nothing was charged/),
}

export const BeingChecked: Story = {
  name: 'A payment that is being checked',
  args: {
    cloud: {
      faults: answers('getPaymentStatus', 200, {
        data: { state: 'unknown', receipt_id: null, confirmation: null, at: null },
      }),
    },
  },
  beforeEach: () => startWith('card'),
  play: shows(/is being checked\. Do not take it again/),
}

export const NothingChosen: Story = {
  name: 'Nothing is chosen',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox', { name: /2025/ })) {
      if (box.checked) await userEvent.click(box)
    }
    await expect(await dialog.findByText(/^Choose what to pay/)).toBeVisible()
  },
}
