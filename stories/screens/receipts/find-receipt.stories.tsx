import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Receipt/Find a receipt',
  component: Screen,
  args: { path: '/departments' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function open(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const [link] = await page.findAllByRole('button', { name: 'Find a receipt' })
  if (!link) throw new Error('nothing opens the dialog')
  await userEvent.click(link)
  const dialog = within(await page.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible())
  return dialog
}

async function fillIn(dialog: Page, confirmation: string) {
  await userEvent.type(dialog.getByLabelText('Confirmation number'), confirmation)
  await userEvent.type(dialog.getByLabelText('E-mail address'), 'jane@example.com{Enter}')
}

export const Open: Story = {
  name: 'Asked for',
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

export const Missing: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Find receipt' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
    await expect(dialog.getByLabelText('Confirmation number')).toHaveAccessibleDescription(
      'Enter the confirmation number.',
    )
  },
}

/** The answer is the same whichever half is wrong. */
export const NotFound: Story = {
  name: 'Not found',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await fillIn(dialog, 'CT-0000-0000')
    await expect(
      await dialog.findByText(/We found no receipt for this number and e-mail address/),
    ).toHaveTextContent('(937) 555-0140')
  },
}

export const ThirdWrongTry: Story = {
  name: 'The third wrong try',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await fillIn(dialog, 'CT-0000-0000')
    const again = dialog.getByRole('button', { name: 'Find receipt' })
    for (let tries = 1; tries < 4; tries += 1) {
      // Typed one after the other, as a person does.
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(again)
    }
    const box = await dialog.findByRole('checkbox', { name: 'I am a person, not a program' })
    await expect(box).toHaveAccessibleDescription('Check the box to try again.')
    await userEvent.click(box)
    await userEvent.click(again)
    await expect(await dialog.findByText(/We found no receipt/)).toBeVisible()
  },
}

export const TooMany: Story = {
  name: 'Too many tries',
  args: { cloud: { faults: answers('lookUpReceipt', 429) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await fillIn(dialog, 'CT-0000-0000')
    await expect(await dialog.findByText(/Too many tries/)).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('lookUpReceipt', 500) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await fillIn(dialog, 'CT-0000-0000')
    await expect(
      await dialog.findByText('We could not look for your receipt. Try again in a moment.'),
    ).toBeVisible()
  },
}

export const Found: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('lookUpReceipt', 200, { data: { id: 'no-such-receipt' } }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await open(canvasElement)
    await fillIn(dialog, 'CT-T9NM-22XS')
    // This world has no such receipt; the story checks the request.
    await expect(
      await page.findByRole('heading', { level: 1, name: 'We could not find that page' }),
    ).toBeVisible()
  },
}
