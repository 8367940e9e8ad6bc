import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { samplePayments } from '@mocks/scenarios/page-samples'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** What staff remark about a payment (product.md A14): saved once, and nothing left to be saved again. */
const meta = {
  title: 'Office/Transactions/Notes',
  component: Screen,
  tags: ['!dev'],
  args: {
    path: `/transactions-reports/transactions/1/real-estate-tax?transaction=${samplePayments.posted}`,
    persona: 'merchant-admin',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Changes are announced after the answer. */
const patience = { timeout: 10_000 }

async function addNote(canvasElement: HTMLElement, text: string) {
  const shown = inside(await inside(canvasElement).findByRole('dialog', { name: 'Payment' }))
  const note = await shown.findByRole('textbox', { name: 'Add a note' })
  await userEvent.type(note, text)
  await userEvent.click(shown.getByRole('button', { name: 'Save the note' }))
  await waitFor(() => expect(note).toHaveValue(''), patience)
  await expect(shown.queryByRole('button', { name: 'Discard' })).toBeNull()
  return shown
}

export const Noted: Story = {
  play: async ({ canvasElement }) => {
    const shown = await addNote(canvasElement, 'Called twice')
    await expect((await shown.findAllByText(/Called twice/))[0]).toBeVisible()
  },
}

export const AnswerLost: Story = {
  name: 'Noted, and the answer is lost',
  args: {
    cloud: {
      faults: [
        { match: { call: 'noteTransaction' }, effect: { kind: 'drop-after-commit' }, times: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await addNote(canvasElement, 'Called twice')
    await expect((await shown.findAllByText(/Called twice/))[0]).toBeVisible()
  },
}
