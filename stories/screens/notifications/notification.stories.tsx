import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const draft = '/notifications/1/notification/GENERAL/6'

const meta = {
  title: 'Office/Notifications/One',
  component: Screen,
  args: { persona: 'merchant-admin', path: draft },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A file of any type: the chooser's own filter can be switched off. */
async function choose(canvasElement: HTMLElement, file: File) {
  const chooser = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('No chooser of files')
  await userEvent.setup({ applyAccept: false }).upload(chooser, file)
}
const atStep = (step: string) => ({ path: `${draft}?step=${step}` })

export const Content: Story = {
  name: 'Content',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const text = await page.findByText(/^From August 3/u)
    await expect(text.closest('[role=textbox]')).toHaveAccessibleName(/^Text in English/u)
  },
}

export const NewOne: Story = {
  name: 'A new billing notice, with a slip in it',
  args: { path: '/notifications/1/notification/BILLING' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const subject = await page.findByRole('textbox', { name: /^Subject in English/u })
    await userEvent.type(subject, '{{{{oops}}')
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    const problem = page.findAllByText(/^Variable \{\{oops\}\} does not exist/u)
    // In the summary, and at its field.
    await expect((await problem).length).toBe(2)
  },
}

export const Variable: Story = {
  name: 'A variable, chosen by keyboard',
  args: { path: '/notifications/1/notification/BILLING' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const [menu] = await page.findAllByRole('button', { name: 'Insert a variable' })
    menu?.focus()
    await userEvent.keyboard('{ArrowUp}')
    // The menu takes the focus a frame after it is there; until then Enter is the button's.
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus())
    await expect(page.getAllByRole('menuitem').at(-1)).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Enter}')
    const text = () => page.getAllByRole('textbox', { name: /^Text in English/u })[0]
    await waitFor(() => expect(text()).toHaveTextContent(/\{\{[a-z_]+\}\}/u))
    await waitFor(() => expect(text()).toHaveFocus())
  },
}

export const Audience: Story = {
  name: 'Audience',
  args: atStep('audience'),
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText('169 recipients')
  },
}

export const Nobody: Story = {
  name: 'Nobody would get it',
  args: atStep('audience'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const zips = await page.findByRole('textbox', { name: /^ZIP codes/u })
    await userEvent.clear(zips)
    await userEvent.type(zips, '99999')
    await page.findByText('No recipients')
  },
}

export const Accounts: Story = {
  name: 'Account numbers, typed and of a file',
  args: atStep('audience'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const list = await page.findByRole('textbox', { name: /^Only these accounts/u })
    await userEvent.type(list, '08-004512, 08-004544;08-004512')
    await page.findByText('2 account numbers. One that is there twice counts once.')
    await choose(canvasElement, new File(['Owner,Parcel\nDoe,08-004512\n'], 'parcels.csv'))
    await page.findByText('One account number.')
    await expect(list).toHaveValue('08-004512')
  },
}

export const AccountFiles: Story = {
  name: 'Files that have no account numbers',
  args: atStep('audience'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const list = await page.findByRole('textbox', { name: /^Only these accounts/u })
    await userEvent.type(list, '08-004512')
    await choose(canvasElement, new File(['PK\u0003\u0004'], 'parcels.xlsx'))
    await page.findByText(/^parcels\.xlsx cannot be read as CSV\./u)
    await choose(canvasElement, new File(['1'.repeat(1_200_000)], 'roll.csv'))
    await page.findByText(/^roll\.csv is 1\.2 MB; the limit is 1 MB\./u)
    await choose(canvasElement, new File(['Account'], 'empty.csv'))
    await page.findByText('There are no account numbers in empty.csv.')
    await expect(list).toHaveValue('08-004512')
  },
}

export const TooManyAccounts: Story = {
  name: 'More account numbers than a list can have',
  args: atStep('audience'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const list = await page.findByRole('textbox', { name: /^Only these accounts/u })
    const all = Array.from({ length: 5_001 }, (_, index) => `A-${index}`)
    await choose(canvasElement, new File([all.join('\n')], 'accounts.csv'))
    const problem = 'There are 5,001 account numbers. At most 5,000 can be chosen.'
    await page.findByText(problem)
    await expect(list).toBeInvalid()
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    // In the summary, and at its field.
    await waitFor(() => expect(page.getAllByText(problem)).toHaveLength(2))
    await page.findByText('5,001 account numbers.')
    await page.findByText(/^Correct the filters/u)
    await expect(page.queryByText(/^[\d,]+ recipients$/u)).toBeNull()
  },
}

export const CountFailed: Story = {
  name: 'The recipients cannot be counted',
  args: { ...atStep('audience'), cloud: { faults: answers('countAudience', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText(/^The recipients could not be counted\./u, {}, { timeout: 10_000 })
  },
}

export const Schedule: Story = {
  name: 'A time that does not exist',
  args: atStep('schedule'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /^At a set date/u }))
    await userEvent.type(page.getByRole('textbox', { name: /^Day/u }), '03/14/2027')
    const time = page.getByLabelText(/^Time(?! of)/u)
    await userEvent.clear(time)
    await userEvent.type(time, '02:30')
    await page.findByText(/^2:30 AM does not exist on that day/u)
  },
}

export const Preview: Story = {
  name: 'Preview as plain text',
  args: { path: '/notifications/1/notification/GENERAL/6?step=preview' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.selectOptions(
      await page.findByRole('combobox', { name: 'Format' }),
      'Plain text',
    )
    await expect(page.getByRole('article')).toHaveTextContent('New hours from August')
  },
}

export const Confirm: Story = {
  name: 'Confirm',
  args: atStep('confirm'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = 'Send to 169 people now'
    await userEvent.click(await page.findByRole('button', { name }))
    await page.findByText(/^169 people get it\./u)
  },
}

export const Sent: Story = {
  name: 'Sent: the heading takes the focus',
  args: atStep('confirm'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = 'Send to 169 people now'
    await userEvent.click(await page.findByRole('button', { name }))
    const dialog = await page.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name }))
    await waitFor(() => expect(page.queryByRole('button', { name })).toBeNull())
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Deleted: Story = {
  name: 'Deleted: back in the list',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Actions/u }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete draft' }))
    const dialog = await page.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete draft' }))
    await page.findByRole('heading', { level: 1, name: 'Notification list' })
    await expect(page.queryByText(/^This notification does not exist\./u)).toBeNull()
  },
}

export const ConfirmMany: Story = {
  name: 'More than 500 recipients: the number is typed',
  args: { ...atStep('confirm'), cloud: { scenario: 'many-users' }, path: `${draft}?step=audience` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.clear(await page.findByRole('textbox', { name: /^ZIP codes/u }))
    await page.findByText(/^[\d,]{4,} recipients$/u, {}, { timeout: 10_000 })
    await userEvent.click(page.getByRole('button', { name: 'Save and continue' }))
    await page.findByRole('heading', { level: 2, name: 'Schedule' }, { timeout: 10_000 })
    await userEvent.click(page.getByRole('button', { name: /Confirm$/u }))
    const name = /^Send to [\d,]+ people now$/u
    const send = await page.findByRole('button', { name }, { timeout: 10_000 })
    await userEvent.click(send)
    await page.findByRole('textbox', { name: /^Type/u })
  },
}

export const ClerkConfirms: Story = {
  name: 'A Merchant User cannot send it',
  args: { ...atStep('confirm'), persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText(/^Your role can only write drafts\./u)
    await expect(page.queryByRole('button', { name: /^Send to/u })).toBeNull()
  },
}

export const Results: Story = {
  name: 'Results',
  args: { path: '/notifications/1/notification/BILLING/3' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: 'Opens by day' })
    await page.findByText('214')
  },
}

const scheduledBanner = '/notifications/1/notification/GENERAL/1'

export const BannerToCome: Story = {
  name: 'A banner to come: shown, not sent',
  args: { path: `${scheduledBanner}?step=schedule` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText('Shown from')
    await expect(page.queryByText('Next send')).toBeNull()
    // A draft again, its step says the same.
    await userEvent.click(page.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Do not show' }))
    const dialog = await page.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Do not show' }))
    await page.findByText('It is shown from Jun 15, 2026, 9:00 AM EDT.')
    await expect(page.queryByText('Send time')).toBeNull()
  },
}

export const TakenOff: Story = {
  name: 'A banner is taken off the site',
  args: {
    tenant: 'tiffin',
    persona: 'other-merchant-admin',
    path: '/notifications/2/notification/GENERAL/7',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByText('Shown from')
    await userEvent.click(page.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Take off the site' }))
    const name = 'Take Water main on Miami Street off the site?'
    const dialog = within(await page.findByRole('dialog', { name }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Take off the site' }))
    await page.findByText('Taken off')
  },
}

export const Gone: Story = {
  name: 'It was deleted',
  args: { path: '/notifications/1/notification/GENERAL/nothing' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText(/^This notification does not exist\./u)
  },
}
