import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { passwordScore } from '@/rules/people/passwords'
import { PasswordField } from '@/ui/form/fields/password-field'
import { Stack } from '@/ui/layout/stack'
import { dark, german, inKit } from '../support/kit'

function Choosing({ typed: first = '' }: { typed?: string }) {
  const [typed, setTyped] = useState(first)
  return (
    <PasswordField
      label="New password"
      help="At least 8 characters."
      autoComplete="new-password"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      strength={typed === '' ? null : passwordScore(typed)}
    />
  )
}

function Levels() {
  return (
    <Stack gap="5" maxWidth="26rem">
      {['', 'short', 'longenough', 'longenough1', 'Longenough1', 'Longenough-1'].map((typed) => (
        <Choosing key={typed} typed={typed} />
      ))}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error="Enter your password."
      />
    </Stack>
  )
}

/** A new password with a meter of its strength, and a way to see it. */
const meta = {
  title: 'Pieces/Password field',
  component: Levels,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { PasswordField },
} satisfies Meta<typeof Levels>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All strengths',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const said of [
      'Too short.',
      'Weak. Stronger with a capital letter, a digit, or a special character.',
      'Fair. Stronger with a capital letter or a special character.',
      'Good. Stronger with a special character.',
      'Strong.',
    ]) {
      const meters = canvas.getAllByRole('status').filter(({ textContent }) => textContent === said)
      await expect(meters).toHaveLength(1)
    }
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter your password.',
    )
  },
}
export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }

export const Typing: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Choosing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('New password')
    await userEvent.type(field, 'abc')
    await expect(canvas.getByText('Too short.')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.queryByText('Too short.')).toBeNull()
    // As a password manager does it.
    await userEvent.click(field)
    await userEvent.paste('correct horse battery')
    await expect(field).toHaveValue('correct horse battery')
    await expect(canvas.getByText('Fair.')).toBeVisible()
  },
}

const sent = fn()

export const Shown: Story = {
  name: 'Shown',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    // Sent in the clear a browser would keep it among its suggestions.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sent).toHaveBeenCalled()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('secret')
  },
}
