import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/ui/action/button'
import { type Toast, showToast } from '@/ui/feedback/toast'
import { Row } from '@/ui/layout/stack'
import { Drawer } from '@/ui/overlay/drawer'
import { dark, german, inKit } from '../support/kit'
import { inside } from '../support/page'

const onUndo = fn()

function Toasts({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(false)
  return (
    <Row>
      <Button onClick={() => showToast(toast)}>Do it</Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Ann Miller">
        <Button onClick={() => showToast(toast)}>Do it here</Button>
      </Drawer>
    </Row>
  )
}

const done: Toast = { text: 'Ann Miller is deactivated.' }

/** What was done, with a way back. */
const meta = {
  title: 'Pieces/Toasts',
  component: Toasts,
  decorators: [inKit],
  args: { toast: done },
  beforeEach: () => {
    onUndo.mockReset()
  },
  tags: ['autodocs'],
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

async function shown(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Do it' }))
  const region = await within(document.body).findByRole('region', { name: 'Notices (F8)' })
  return { page, region, inRegion: within(region) }
}

const isGone = () =>
  expect(within(document.body).queryByRole('region', { name: 'Notices (F8)' })).toBeNull()

export const Done: Story = {
  name: 'Done',
  play: async ({ canvasElement }) => {
    const { page, inRegion } = await shown(canvasElement)
    await waitFor(() => expect(inRegion.getByText(done.text)).toBeVisible())
    // Announced once, by the page's live region.
    await expect(page.getByRole('status')).toHaveTextContent('Ann Miller is deactivated.')
    await userEvent.click(inRegion.getByRole('button', { name: 'Close' }))
    await waitFor(isGone)
    await shown(canvasElement)
  },
}

export const Undo: Story = {
  name: 'With undo',
  args: { toast: { ...done, onUndo } },
  play: async ({ canvasElement }) => {
    const { page, inRegion } = await shown(canvasElement)
    // By keyboard: there, and back to where one was.
    await userEvent.keyboard('{F8}')
    await expect(inRegion.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(page.getByRole('button', { name: 'Do it' })).toHaveFocus()
    await userEvent.keyboard('{F8}{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(isGone)
    await expect(page.getByRole('button', { name: 'Do it' })).toHaveFocus()
    await shown(canvasElement)
  },
}

export const UndoDark: Story = { ...Undo, name: 'Undo dark', tags: ['!dev', '!autodocs'], ...dark }
export const UndoOnPhone: Story = {
  ...Undo,
  name: 'Undo on phone',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const UndoInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  ...german,
  args: {
    toast: {
      text: 'Die Einladung an Annegret Müller-Lüdenscheidt wurde zurückgezogen.',
      onUndo,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(inside(canvasElement).getByRole('button', { name: 'Do it' }))
  },
}

export const NotUndone: Story = {
  name: 'Undo fails',
  args: { toast: { tone: 'late', text: 'This could not be undone. Reference: f2a9c1d4' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
  },
}

/** What lies outside an open dialog cannot be pressed, so the toast is in it. */
export const OverADrawer: Story = {
  tags: ['!dev', '!autodocs'],
  args: { toast: { ...done, onUndo } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    const drawer = within(await page.findByRole('dialog', { name: 'Ann Miller' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Do it here' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await userEvent.click(drawer.getByRole('button', { name: 'Do it here' }))
    await drawer.findByRole('button', { name: 'Undo' })
    // It outlives the drawer.
    await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('region', { name: 'Notices (F8)' })).toBeVisible())
  },
}
