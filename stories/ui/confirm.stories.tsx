import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/ui/action/button'
import { Confirm } from '@/ui/overlay/confirm'
import { dark, german, inKit } from '../support/kit'
import { inside } from '../support/page'

const onConfirm = fn()

interface AskedProps {
  typed?: string
  pending?: boolean
  problem?: string
}

function Asked({ typed, pending = false, problem }: AskedProps) {
  const [open, setOpen] = useState(false)
  const isDelete = typed !== undefined
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={isDelete ? 'Delete Tiffin?' : 'Deactivate Ann Miller?'}
        verb={isDelete ? 'Delete' : 'Deactivate'}
        onConfirm={onConfirm}
        pending={pending}
        {...(problem !== undefined && { problem })}
        {...(typed !== undefined && { typed })}
      >
        {isDelete ? (
          <p>
            Visitors of tiffin get the 404 page at once. 3 people are signed in there now. This
            cannot be undone.
          </p>
        ) : (
          <p>She is signed out at once, and cannot sign in until she is activated again.</p>
        )}
      </Confirm>
    </>
  )
}

/** Asks before something that cannot be taken back. */
const meta = {
  title: 'Pieces/Confirm',
  component: Asked,
  decorators: [inKit],
  beforeEach: () => {
    onConfirm.mockReset()
  },
  tags: ['autodocs'],
  subcomponents: { Confirm },
} satisfies Meta<typeof Asked>
export default meta
type Story = StoryObj<typeof meta>

async function ask(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const opener = page.getByRole('button', { name: 'Ask' })
  await userEvent.click(opener)
  const dialog = await page.findByRole('dialog')
  return { page, opener, dialog, inDialog: within(dialog) }
}

const onPhone = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const Plain: Story = {
  name: 'Are you sure?',
  play: async ({ canvasElement }) => {
    const { opener, dialog, inDialog } = await ask(canvasElement)
    await waitFor(() =>
      expect(inDialog.getByRole('heading', { name: 'Deactivate Ann Miller?' })).toHaveFocus(),
    )
    await userEvent.click(inDialog.getByRole('button', { name: 'Deactivate' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    // The caller closes it.
    await userEvent.click(inDialog.getByRole('button', { name: 'Cancel' }))
    await expect(dialog).not.toBeInTheDocument()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

export const PlainDark: Story = {
  ...Plain,
  name: 'Plain dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}
export const PlainOnPhone: Story = {
  ...Plain,
  name: 'Plain on phone',
  tags: ['!dev', '!autodocs'],
  ...onPhone,
}

export const UnderWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { pending: true },
  play: async ({ canvasElement }) => {
    const { dialog, inDialog } = await ask(canvasElement)
    await userEvent.click(inDialog.getByRole('button', { name: 'Deactivate' }))
    await expect(onConfirm).not.toHaveBeenCalled()
    // It cannot be left while the result is unknown.
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(inDialog.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const NotDone: Story = {
  name: 'It was not done',
  args: { problem: 'One Merchant Admin has to stay. Reference: f2a9c1d4' },
  play: async ({ canvasElement }) => {
    const { inDialog } = await ask(canvasElement)
    await expect(inDialog.getByRole('alert')).toHaveTextContent(/One Merchant Admin has to stay/u)
  },
}

export const Typed: Story = {
  name: 'Type its name',
  args: { typed: 'Tiffin' },
  play: async ({ canvasElement }) => {
    const { inDialog } = await ask(canvasElement)
    const remove = inDialog.getByRole('button', { name: 'Delete' })
    await userEvent.click(remove)
    const field = inDialog.getByLabelText('Type “Tiffin” to confirm')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/^That does not match\. Type “Tiffin”/u)
    await userEvent.type(field, 'Tifin{Enter}')
    await expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, ' tiffin {Enter}')
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
  },
}

export const TypedDark: Story = {
  ...Typed,
  name: 'Typed dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}
export const TypedOnPhone: Story = {
  ...Typed,
  name: 'Typed on phone',
  tags: ['!dev', '!autodocs'],
  ...onPhone,
}

/** A name that is longer than the dialog is wide. */
export const TypedLong: Story = {
  tags: ['!dev', '!autodocs'],
  ...german,
  args: { typed: `${'Zweckverband Wasserversorgung '.repeat(5)}<script>` },
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
  },
}
