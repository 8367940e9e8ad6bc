import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BackLink } from '@/ui/action/back-link'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon, PrintIcon } from '@/ui/display/icons'
import { LinkButton } from '@/ui/action/link-button'
import { Row, Stack } from '@/ui/layout/stack'
import { TextLink } from '@/ui/action/text-link'
import { dark, inKit } from '../support/kit'

const pressed = fn()

function Buttons() {
  return (
    <Stack>
      <Row>
        <Button size="lg" onClick={pressed}>
          Add $948.64 to cart
        </Button>
        <Button variant="outline" icon={<PrintIcon />}>
          Print bill
        </Button>
        <Button variant="quiet">Back to your details</Button>
        <Button size="sm">Add 2 to cart</Button>
      </Row>
      <Row>
        <Button pending onClick={pressed}>
          Pay $950.14
        </Button>
        <Button disabled>Search</Button>
        <IconButton label="Close" icon={<CloseIcon />} />
      </Row>
      <Row>
        <LinkButton href="#check-out">Check out</LinkButton>
        <LinkButton asChild variant="outline">
          <a href="#receipt">Print receipt</a>
        </LinkButton>
      </Row>
      <BackLink>
        <a href="#departments">Departments</a>
      </BackLink>
      <p>
        Read{' '}
        <TextLink inline href="#fees">
          what it costs to pay
        </TextLink>{' '}
        first.
      </p>
    </Stack>
  )
}

/** Everything that is pressed or followed. A button says what happens; a link leads somewhere. */
const meta = {
  title: 'Pieces/Buttons and links',
  component: Buttons,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { Button, IconButton, LinkButton, TextLink, BackLink },
} satisfies Meta<typeof Buttons>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    const canvas = within(canvasElement)
    // A pending button keeps its name and focus, and ignores presses.
    const pay = canvas.getByRole('button', { name: 'Pay $950.14' })
    await userEvent.click(pay)
    await expect(pressed).not.toHaveBeenCalled()
    await expect(pay).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Add $948.64 to cart' }))
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Print receipt' })).toHaveAttribute(
      'href',
      '#receipt',
    )
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
