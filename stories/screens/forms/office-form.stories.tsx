import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiFailure } from '@/api/failure'
import { dark, german, inKit } from '../../support/kit'
import {
  DepartmentForm,
  type DepartmentFields,
  waterDepartment,
} from '../../support/department-form'
import { InRouter } from '../../support/in-router'

const onSave = fn<(fields: DepartmentFields) => Promise<unknown>>()

const meta = {
  title: 'Office/Forms/One page',
  component: DepartmentForm,
  decorators: [
    (Story) => (
      <InRouter>
        <Story />
      </InRouter>
    ),
    inKit,
  ],
  parameters: { office: true },
  args: { onSave },
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue(null)
  },
} satisfies Meta<typeof DepartmentForm>
export default meta
type Story = StoryObj<typeof meta>

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))

export const Saves: Story = {
  name: 'Saved',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /^Name \(required\)/u })
    await userEvent.type(name, ' works')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    const turnOn = within(canvas.getByRole('group', { name: 'Turn-on fee' }))
    await userEvent.clear(turnOn.getByRole('textbox', { name: 'Amount' }))
    await userEvent.type(turnOn.getByRole('textbox', { name: 'Amount' }), '50')
    await save(canvasElement)
    await expect(await canvas.findByText(/^Saved \d/u)).toBeVisible()
    await expect(onSave).toHaveBeenCalledOnce()
    await expect(onSave.mock.lastCall?.[0]).toEqual({
      ...waterDepartment,
      name: 'Water and sewer works',
      fees: [
        { name: 'Late fee', cents: 1_000 },
        { name: 'Turn-on fee', cents: 5_000 },
      ],
    })
    await expect(canvas.queryByText('Not saved yet')).toBeNull()
    // Saved values do not block leaving.
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }))
    await expect(await canvas.findByText(/Another page/u)).toBeVisible()
  },
}

export const Errors: Story = {
  name: 'Mistakes',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Name \(required\)/u }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a fee' }))
    await userEvent.keyboard('late FEE')
    const added = within(canvas.getByRole('group', { name: 'late FEE' }))
    await userEvent.type(added.getByRole('textbox', { name: 'Amount' }), '9999')
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '7/10/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '7/1/2026')
    await save(canvasElement)
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name: Fill in this field.',
      'Name: This is there twice.',
      'Amount: Enter an amount from $0.01 to $5,000.00.',
      'To: The end is before the beginning.',
    ])
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await waitFor(() =>
      expect(contents.getByRole('link', { name: 'Fees has errors' })).toBeVisible(),
    )
    await expect(contents.getByRole('link', { name: 'Payments' })).toBeVisible()
    await userEvent.click(contents.getByRole('link', { name: 'Season has errors' }))
    await expect(canvas.getByRole('heading', { name: 'Season' })).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const ErrorsDark: Story = { ...Errors, name: 'Errors dark', tags: ['!dev'], ...dark }

export const Refused: Story = {
  name: 'Refused by the server',
  play: async ({ canvasElement }) => {
    onSave.mockRejectedValue(
      new ApiFailure({
        kind: 'http',
        callId: 'saveDepartment',
        requestId: 'r-1',
        status: 422,
        body: {
          message: 'Some fields are not valid',
          errors: { 'fees.1.cents': ['The council allows $40.00.'] },
        },
        retryAfterSeconds: null,
      }),
    )
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Save' })
    await save(canvasElement)
    const summary = within(await canvas.findByRole('alert'))
    await userEvent.click(summary.getByRole('button', { name: 'The council allows $40.00.' }))
    const amount = within(canvas.getByRole('group', { name: 'Turn-on fee' })).getByRole('textbox', {
      name: 'Amount',
    })
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAccessibleDescription('The council allows $40.00.')
  },
}

export const Leaving: Story = {
  name: 'Leaving asks first',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    const name = await canvas.findByRole('textbox', { name: /^Name \(required\)/u })
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }))
    await userEvent.click(await body.findByRole('button', { name: 'Stay here' }))
    await expect(name).toHaveValue('Water and sewer!')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }))
    await userEvent.click(await body.findByRole('button', { name: 'Leave without saving' }))
    await expect(await canvas.findByText(/Another page/u)).toBeVisible()
  },
}

export const GermanPhone: Story = {
  tags: ['!dev'],
  globals: { ...german.globals, viewport: { value: 'mobile1', isRotated: false } },
}
