import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AmountField } from '@/ui/form/fields/amount-field'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { SearchIcon } from '@/ui/display/icons'
import { SelectField } from '@/ui/form/fields/select-field'
import { Stack } from '@/ui/layout/stack'
import { TextField } from '@/ui/form/fields/text-field'
import { dark, german, inKit } from '../support/kit'

function Fields() {
  return (
    <Stack gap="5" maxWidth="26rem">
      <TextField
        label="Number on your bill"
        hideLabel
        icon={<SearchIcon />}
        placeholder="Number on your bill"
      />
      <TextField
        label="E-mail"
        need="required"
        type="email"
        autoComplete="email"
        help="We send the receipt there."
        defaultValue="jane@"
        error="Enter an address like name@example.com"
      />
      <TextField label="Phone" need="optional" type="tel" autoComplete="tel" />
      <TextField
        label="Routing number"
        inputMode="numeric"
        defaultValue="042 000 314"
        confirmation="This routing number is valid"
      />
      <AmountField label="Other amount" help="$50.00 to $1,861.08" defaultValue="948.64" />
      <SelectField label="Tax year" defaultValue="2025">
        <option value="2025">2025</option>
        <option value="2024">2024</option>
      </SelectField>
      <CheckboxField
        label="Send the receipt by e-mail"
        help="You can print it too."
        defaultChecked
      />
      <CheckboxField label="I authorize this debit of $950.14" error="Check the box to go on" />
      <TextField label="Account number" disabled defaultValue="12" />
    </Stack>
  )
}

/** Fields for citizens: a label, a hint, one error at a time. */
const meta = {
  title: 'Pieces/Fields',
  component: Fields,
  decorators: [inKit],
  tags: ['autodocs'],
  subcomponents: { TextField, SelectField, AmountField, CheckboxField },
} satisfies Meta<typeof Fields>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'All of them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'E-mail (required)' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(
      'Enter an address like name@example.com We send the receipt there.',
    )
    await expect(
      canvas.getByRole('checkbox', { name: /I authorize/u }),
    ).toHaveAccessibleDescription('Check the box to go on')
  },
}

export const Dark: Story = { ...dark, tags: ['!dev', '!autodocs'] }
export const German: Story = { ...german, tags: ['!dev', '!autodocs'] }
