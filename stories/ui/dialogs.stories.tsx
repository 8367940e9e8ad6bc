import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/ui/action/button'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { Dialog } from '@/ui/overlay/dialog'
import { Drawer } from '@/ui/overlay/drawer'
import { Popover } from '@/ui/overlay/popover'
import { DateField } from '@/ui/form/fields/date-field'
import { Row } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { dark, inKit } from '../support/kit'
import { inside } from '../support/page'

function Dialogs() {
  const [dialog, setDialog] = useState(false)
  const [drawer, setDrawer] = useState(false)
  return (
    <Row>
      <Button onClick={() => setDialog(true)}>Find a receipt</Button>
      <Button variant="outline" onClick={() => setDrawer(true)}>
        Cart
      </Button>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Find a receipt"
        footer={<Button onClick={() => setDialog(false)}>Find it</Button>}
      >
        <TextField label="Confirmation number" />
      </Dialog>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        title="Cart"
        footer={<Button wide>Check out</Button>}
      >
        Two bills
      </Drawer>
    </Row>
  )
}

/** What stands over the page, and gives the focus back. */
const meta = {
  title: 'Pieces/Dialog and drawer',
  component: Dialogs,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { Dialog, Drawer },
} satisfies Meta<typeof Dialogs>
export default meta
type Story = StoryObj<typeof meta>

export const OpenDialog: Story = {
  name: 'Dialog',
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Find a receipt' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Find a receipt' })
    await waitFor(() =>
      expect(within(dialog).getByRole('heading', { name: 'Find a receipt' })).toHaveFocus(),
    )
    // Tab goes round inside.
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'Find it' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    // A click beside it loses nothing; Esc closes, and focus goes back.
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    within(dialog).getByRole('textbox').focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

export const OpenDialogDark: Story = {
  ...OpenDialog,
  name: 'Open dialog dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}

export const OpenDrawer: Story = {
  name: 'Drawer',
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Cart' })
    await waitFor(() => expect(drawer).toBeVisible())
  },
}

export const OpenDrawerDark: Story = {
  ...OpenDrawer,
  name: 'Open drawer dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}

const onClose = fn()

/** What opens in a dialog closes before it, by the same key. */
export const LayersInDialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Dialog open onClose={onClose} title="Change of rates">
      <Row>
        <ActionMenu label="More" actions={[{ key: 'copy', label: 'Copy' }]} />
        <Popover label="Columns" button={{ children: 'Columns' }}>
          {() => <TextField label="Name" />}
        </Popover>
        <DateField label="From" today="2026-07-02" value="" onChange={() => undefined} />
      </Row>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    onClose.mockReset()
    const page = inside(canvasElement)
    await waitFor(() =>
      expect(page.getByRole('heading', { name: 'Change of rates' })).toHaveFocus(),
    )
    for (const [button, opened] of [
      ['More', { role: 'menu', name: 'More' }],
      ['Columns', { role: 'dialog', name: 'Columns' }],
      ['Open the calendar', { role: 'dialog', name: 'Choose a date' }],
    ] as const) {
      const opener = page.getByRole('button', { name: button })
      await userEvent.click(opener)
      const layer = await page.findByRole(opened.role, { name: opened.name })
      await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(layer).not.toBeInTheDocument())
      await expect(onClose).not.toHaveBeenCalled()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}
