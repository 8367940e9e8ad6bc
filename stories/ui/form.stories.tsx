import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as v from 'valibot'
import { Button } from '@/ui/action/button'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { type FormFailure, FormShell } from '@/ui/form/shell/form-shell'
import { TextField } from '@/ui/form/fields/text-field'
import { dark, inKit } from '../support/kit'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Enter your name')),
  email: v.pipe(v.string(), v.nonEmpty('Enter your e-mail'), v.email()),
  agree: v.literal(true, 'Check the box to go on'),
})

interface Payer {
  name: string
  email: string
  agree: boolean
}

const submitted = fn<(payer: Payer) => Promise<FormFailure | undefined>>()

function PayerForm() {
  return (
    <FormShell<Payer>
      schema={schema}
      defaults={{ name: '', email: '', agree: false }}
      onSubmit={(payer) => submitted(payer)}
    >
      {(form) => (
        <>
          <TextField label="Name" need="required" {...form.field('name')} />
          <TextField label="E-mail" need="required" type="email" {...form.field('email')} />
          <CheckboxField label="I have read this" {...form.flag('agree')} />
          <div>
            <Button type="submit" pending={form.pending}>
              Continue
            </Button>
          </div>
        </>
      )}
    </FormShell>
  )
}

function ReopenedForm() {
  return (
    <FormShell<Payer>
      schema={schema}
      defaults={{ name: 'Jane Doe', email: '', agree: false }}
      typed={{ name: 'Jane D', email: 'jane@exam', agree: true }}
      onSubmit={(payer) => submitted(payer)}
    >
      {({ field, flag, form }) => (
        <>
          <TextField label="Name" {...field('name')} />
          <TextField label="E-mail" type="email" {...field('email')} />
          <CheckboxField label="I have read this" {...flag('agree')} />
          {form.formState.isDirty && <p>Not saved</p>}
          <Button onClick={() => form.reset()}>Discard</Button>
        </>
      )}
    </FormShell>
  )
}

/** A form as a whole: checks when a field is left, a summary of what is wrong, one submit at a time. */
const meta = {
  title: 'Pieces/Form/As a whole',
  component: PayerForm,
  decorators: [inKit],
  beforeEach: () => {
    submitted.mockReset()
    submitted.mockResolvedValue(undefined)
  },
  tags: ['autodocs'],
  subcomponents: { FormShell },
} satisfies Meta<typeof PayerForm>
export default meta
type Story = StoryObj<typeof meta>

function formIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: /E-mail/u }),
    name: canvas.getByRole('textbox', { name: /Name/u }),
    agree: canvas.getByRole('checkbox'),
    submit: canvas.getByRole('button', { name: 'Continue' }),
  }
}

export const ChecksOnBlur: Story = {
  name: 'Checks when a field is left',
  play: async ({ canvasElement }) => {
    const { canvas, email } = formIn(canvasElement)
    await userEvent.type(email, 'jane')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(await canvas.findByText('This field is not valid.')).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(email, '@example.com')
    await expect(canvas.queryByText('This field is not valid.')).toBeNull()
  },
}

export const FailedSubmit: Story = {
  name: 'Sent with mistakes',
  play: async ({ canvasElement }) => {
    const { canvas, email, submit } = formIn(canvasElement)
    await userEvent.click(submit)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Check 3 things before you continue')
    await userEvent.click(within(summary).getByRole('button', { name: 'Enter your e-mail' }))
    await expect(email).toHaveFocus()
    await expect(submitted).not.toHaveBeenCalled()
  },
}

export const FailedSubmitDark: Story = {
  ...FailedSubmit,
  name: 'Failed submit dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}

export const RefusedByTheServer: Story = {
  name: 'Refused by the server',
  play: async ({ canvasElement }) => {
    submitted.mockResolvedValue({
      message: 'The given data was invalid.',
      errors: { email: ['This address is blocked'], captcha: ['Confirm that you are a person'] },
    })
    const { canvas, agree, email, name, submit } = formIn(canvasElement)
    await userEvent.type(name, 'Jane Doe')
    await userEvent.type(email, 'jane@example.com')
    await userEvent.click(agree)
    await userEvent.click(submit)
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('Confirm that you are a person')
    await expect(email).toHaveAccessibleDescription('This address is blocked')
    await expect(submitted).toHaveBeenCalledWith({
      name: 'Jane Doe',
      email: 'jane@example.com',
      agree: true,
    })
  },
}

export const Pending: Story = {
  name: 'Being sent',
  play: async ({ canvasElement }) => {
    submitted.mockReturnValue(new Promise(() => undefined))
    const { agree, email, name, submit } = formIn(canvasElement)
    await userEvent.type(name, 'Jane Doe')
    await userEvent.type(email, 'jane@example.com')
    await userEvent.click(agree)
    await userEvent.dblClick(submit)
    await userEvent.type(email, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
  },
}

export const TypedBefore: Story = {
  name: 'What was typed before is there',
  render: () => <ReopenedForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('Jane D')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('jane@exam')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByText('Not saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(name).toHaveValue('Jane Doe')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await waitFor(() => expect(canvas.queryByText('Not saved')).toBeNull())
  },
}
