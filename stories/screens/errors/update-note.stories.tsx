import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UpdateNote } from '@/app/updates/update-note'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'

// A newer version of the site is there (decision 59).

const meta = {
  title: 'Errors/A newer version',
  component: UpdateNote,
  decorators: [inKit],
  args: { onReload: fn(), onPutAway: fn() },
} satisfies Meta<typeof UpdateNote>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  name: 'A reload is offered',
  play: async ({ args, canvasElement }) => {
    const page = inside(canvasElement)
    await expect(page.getByText(/^This site has been updated/u)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Not now' }))
    await expect(args.onPutAway).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
