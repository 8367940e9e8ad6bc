import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Answer, EditedPerson } from '../../support/edited-person'
import { inAddress } from '../../support/in-router'
import { dark, inKit } from '../../support/kit'
import { inside } from '../../support/page'

const onSave = fn()

const meta = {
  title: 'Office/Changes/Saving',
  component: EditedPerson,
  decorators: [inAddress, inKit],
  args: { onSave },
  beforeEach: () => {
    onSave.mockReset()
  },
} satisfies Meta<typeof EditedPerson>
export default meta
type Story = StoryObj<typeof meta>

async function save(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const name = page.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Anne Miller')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  return page
}

/** The same place for everything that a server may say of a form. */
const refused = (answer: Answer, text: RegExp): Story => ({
  args: { answers: [answer] },
  play: async ({ canvasElement }) => {
    const page = await save(canvasElement)
    const summary = await page.findByRole('alert')
    await expect(summary).toHaveTextContent(text)
    await expect(summary).toHaveFocus()
    await expect(page.getByLabelText('Name')).toHaveValue('Anne Miller')
  },
})

export const Pending: Story = {
  name: 'Being saved',
  args: { answers: ['waits'] },
  play: async ({ canvasElement }) => {
    const page = await save(canvasElement)
    const button = page.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  name: 'Saved',
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    const region = await within(document.body).findByRole('region', { name: 'Notices (F8)' })
    await expect(region).toHaveTextContent('Ann Miller is saved.')
  },
}

export const NotAllowed: Story = {
  ...refused({ status: 403, body: { error: 'No' } }, /Sign in with an account/u),
  name: 'Not allowed',
}
export const ServersSentence: Story = {
  ...refused(
    { status: 409, body: { code: 'last_admin', message: 'One Merchant Admin has to stay.' } },
    /One Merchant Admin has to stay\. Reference: f2a9c1d4/u,
  ),
  tags: ['!dev'],
}
export const WrongField: Story = {
  ...refused(
    { status: 422, body: { errors: { email: ['This address is taken.'] } } },
    /This address is taken\./u,
  ),
  tags: ['!dev'],
}
export const NoAnswer: Story = {
  ...refused(
    { kind: 'network', status: 0 },
    /We could not reach the server\..* Reference: f2a9c1d4/u,
  ),
  name: 'No answer',
}
export const NoAnswerInTime: Story = {
  ...refused(
    { kind: 'network', status: 0, timedOut: true },
    /The server did not answer\..* Reference/u,
  ),
  tags: ['!dev'],
}
export const TooMany: Story = {
  ...refused({ status: 429, retryAfterSeconds: 30 }, /Try again in 30 seconds\. Reference/u),
  name: 'Too many at once',
}
export const BrokenServer: Story = {
  ...refused({ status: 500 }, /Our server could not do this.* Reference/u),
  tags: ['!dev'],
}
export const BrokenServerDark: Story = {
  ...BrokenServer,
  name: 'Broken server dark',
  tags: ['!dev'],
  ...dark,
}

export const WithoutAForm: Story = {
  tags: ['!dev'],
  args: { answers: [{ status: 500 }] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Deactivate' }))
    await expect(await page.findByRole('alert')).toHaveTextContent(/Reference: f2a9c1d4/u)
  },
}

async function deactivate(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Deactivate' }))
  const region = await within(document.body).findByRole('region', { name: 'Notices (F8)' })
  await userEvent.click(within(region).getByRole('button', { name: 'Undo' }))
  return within(document.body)
}

export const Undone: Story = {
  name: 'Taken back',
  play: async ({ canvasElement }) => {
    const body = await deactivate(canvasElement)
    await waitFor(() => expect(body.getByRole('region')).toHaveTextContent('Undone.'))
  },
}

export const NotUndone: Story = {
  tags: ['!dev'],
  args: { answers: [null, { status: 500 }] },
  play: async ({ canvasElement }) => {
    const body = await deactivate(canvasElement)
    await waitFor(() =>
      expect(body.getByRole('region')).toHaveTextContent(
        /could not be undone. Reference: f2a9c1d4/u,
      ),
    )
  },
}

export const DeletedByName: Story = {
  name: 'Deleted after typing its name',
  args: { answers: [{ status: 500 }] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Delete Ann Miller?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Ann Miller{Enter}')
    // After a failure the dialog stays, with the typed text.
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Reference: f2a9c1d4/u)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: 'Delete' })).toHaveFocus())
  },
}
