import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ann, changedTo, EditedPerson } from '../../support/edited-person'
import { inAddress } from '../../support/in-router'
import { dark, german, inKit } from '../../support/kit'
import { inside } from '../../support/page'

const onSave = fn()
const theirs = { ...ann, name: 'Ann Miller-Stone', role: 'Merchant Admin', version: '2' }

const meta = {
  title: 'Office/Changes/Two people change the same',
  component: EditedPerson,
  decorators: [inAddress, inKit],
  args: { onSave, answers: [changedTo(theirs)] },
  beforeEach: () => {
    onSave.mockReset()
  },
} satisfies Meta<typeof EditedPerson>
export default meta
type Story = StoryObj<typeof meta>

async function meet(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const name = page.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Anne Miller')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const dialog = await page.findByRole('dialog')
  return { page, dialog: within(dialog) }
}

export const BothVersions: Story = {
  name: 'Both versions',
  play: async ({ canvasElement }) => {
    const { page, dialog } = await meet(canvasElement)
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus())
    // Only fields that differ are shown.
    const [name, role] = dialog.getAllByRole('group')
    await expect(dialog.getAllByRole('group')).toHaveLength(2)
    // What both changed is ours until it is taken; what only the other has changed is theirs.
    await expect(
      within(name ?? document.body).getByRole('radio', { name: /Keep mine/u }),
    ).toBeChecked()
    await expect(
      within(role ?? document.body).getByRole('radio', { name: /Use theirs/u }),
    ).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Use theirs Ann Miller-Stone' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep mine Merchant User' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(onSave).toHaveBeenLastCalledWith(
      { name: 'Ann Miller-Stone', email: 'ann@tiffin.example', role: 'Merchant User' },
      '2',
    )
  },
}

const opened: Story = {
  play: async ({ canvasElement }) => {
    await meet(canvasElement)
  },
}
export const Opened: Story = { ...opened, name: 'Compared' }
export const OpenedDark: Story = { tags: ['!dev'], ...opened, ...dark }
export const OpenedOnPhone: Story = {
  tags: ['!dev'],
  ...opened,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const InGerman: Story = {
  tags: ['!dev'],
  ...german,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(page.getByLabelText('Name'), 's')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByRole('dialog')).toHaveTextContent('Meine behalten')
  },
}

export const BackToTheForm: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { page, dialog } = await meet(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByLabelText('Name')).toHaveValue('Anne Miller')
  },
}

export const NotSaved: Story = {
  tags: ['!dev'],
  args: { answers: [changedTo(theirs), { status: 500 }] },
  play: async ({ canvasElement }) => {
    const { dialog } = await meet(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: 'Use theirs Ann Miller-Stone' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Reference: f2a9c1d4/u)
    await expect(dialog.getByRole('radio', { name: 'Use theirs Ann Miller-Stone' })).toBeChecked()
  },
}

/** Another version came while one was choosing. */
export const ChangedAgain: Story = {
  name: 'Changed once more',
  args: {
    answers: [changedTo(theirs), changedTo({ ...theirs, name: 'Anita Stone', version: '3' })],
  },
  play: async ({ canvasElement }) => {
    const { page, dialog } = await meet(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const again = within(await page.findByRole('dialog'))
    await again.findByRole('radio', { name: 'Use theirs Anita Stone' })
    await userEvent.click(again.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(onSave).toHaveBeenLastCalledWith(
      { name: 'Anne Miller', email: 'ann@tiffin.example', role: 'Merchant Admin' },
      '3',
    )
  },
}

/** A name of 300 characters, emoji, right to left, and what looks like a script. */
export const HardTexts: Story = {
  tags: ['!dev'],
  args: {
    answers: [
      changedTo({
        ...theirs,
        name: `${'Wasserzweckverband'.repeat(16)} <script>alert(1)</script> 🚰 مياه`,
        email: '',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await meet(canvasElement)
    await expect(dialog.getByRole('radio', { name: 'Use theirs (empty)' })).toBeChecked()
  },
}
