import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AmountField } from '@/ui/form/fields/amount-field'
import { ChoiceCards } from '@/ui/form/choice-cards'
import { Money } from '@/ui/display/money'
import { Stack } from '@/ui/layout/stack'
import { dark, german, inKit } from '../support/kit'

type Amount = 'first-half' | 'full' | 'other'

function Choices() {
  const [amount, setAmount] = useState<Amount>('first-half')
  const [tender, setTender] = useState<'echeck' | 'card' | null>(null)
  return (
    <Stack gap="8">
      <ChoiceCards
        legend="Choose an amount"
        name="amount"
        value={amount}
        onChange={setAmount}
        help="The first half must be paid before the second."
        options={[
          {
            value: 'first-half',
            label: 'First half',
            note: 'Past due since Feb 13',
            price: <Money cents={94_864} />,
          },
          {
            value: 'full',
            label: 'Full year',
            note: 'Both halves',
            price: <Money cents={186_108} />,
          },
          {
            value: 'other',
            label: 'Other amount',
            note: '$50.00 to $1,861.08',
            more: <AmountField label="Amount" />,
          },
        ]}
      />
      <ChoiceCards
        size="lg"
        legend="How would you like to pay?"
        name="tender"
        value={tender}
        onChange={setTender}
        error="Choose how to pay"
        options={[
          {
            value: 'echeck',
            label: 'Bank account',
            note: 'E-check. You need your routing and account number.',
            price: <Money cents={95_014} />,
            priceNote: 'Fee $1.50',
            aside: 'Saves $26.48',
          },
          {
            value: 'card',
            label: 'Credit or debit card',
            note: 'Not taken today',
            price: <Money cents={97_662} />,
            priceNote: 'Fee $27.98',
            disabled: true,
          },
        ]}
      />
    </Stack>
  )
}

/** A choice with a price beside it: amounts, ways to pay. */
const meta = {
  title: 'Pieces/Choice cards',
  component: Choices,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { ChoiceCards, AmountField, Money },
} satisfies Meta<typeof Choices>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amounts = within(canvas.getByRole('radiogroup', { name: 'Choose an amount' }))
    await expect(amounts.getByRole('radio', { name: /First half/u })).toBeChecked()
    await userEvent.click(amounts.getByText('Other amount'))
    await expect(amounts.getByRole('radio', { name: /Other amount/u })).toBeChecked()
    await expect(amounts.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect(
      canvas.getByRole('radiogroup', { name: 'How would you like to pay?' }),
    ).toHaveAccessibleDescription('Choose how to pay')
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
