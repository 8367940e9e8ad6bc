import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ReasonButton } from '@/ui/action/reason-button'
import { Row } from '@/ui/layout/stack'
import { Drawer } from '@/ui/overlay/drawer'
import { dark, inKit } from '../support/kit'
import { inside } from '../support/page'

const onPress = fn()

function Buttons() {
  return (
    <Row>
      <ReasonButton disabledReason={null} onClick={onPress}>
        Refund
      </ReasonButton>
      <ReasonButton
        variant="outline"
        disabledReason="The last Merchant Admin cannot be deleted. Make another one first."
        onClick={onPress}
      >
        Delete
      </ReasonButton>
    </Row>
  )
}

/** A button that cannot be pressed says why, to everybody. */
const meta = {
  title: 'Pieces/Button with a reason',
  component: Buttons,
  decorators: [inKit],
  beforeEach: () => {
    onPress.mockReset()
  },
  tags: ['autodocs'],
  subcomponents: { ReasonButton },
} satisfies Meta<typeof Buttons>
export default meta
type Story = StoryObj<typeof meta>

export const Blocked: Story = {
  name: 'Says why it is off',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Refund' }))
    await expect(onPress).toHaveBeenCalledOnce()
    const remove = page.getByRole('button', { name: 'Delete' })
    await expect(remove).toHaveAccessibleDescription(/The last Merchant Admin/u)
    // In reach of the keyboard, and says why.
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    const reason = () => page.getAllByText(/The last Merchant Admin/u)[0]
    await waitFor(() => expect(reason()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(reason()).not.toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(reason()).toBeVisible())
    await expect(page.getByRole('status')).toHaveTextContent(/The last Merchant Admin/u)
  },
}

export const BlockedDark: Story = {
  ...Blocked,
  name: 'Blocked dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}

const onClose = fn()

/** Esc takes the reason away first, and then the drawer. */
export const InDrawer: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Drawer open title="Payment" onClose={onClose}>
      <Buttons />
    </Drawer>
  ),
  play: async ({ canvasElement }) => {
    onClose.mockReset()
    const page = inside(canvasElement)
    const remove = await page.findByRole('button', { name: 'Delete' })
    await waitFor(() => expect(page.getByRole('heading', { name: 'Payment' })).toHaveFocus())
    await userEvent.click(remove)
    await waitFor(() => expect(page.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}
