import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { profilePath, ruth, ruthsAccount } from './at-the-profile'

const meta = {
  title: 'Citizens/Profile/Linked accounts',
  component: Screen,
  args: { path: `${profilePath}?tab=linked`, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function opened(canvasElement: HTMLElement, count = '2 linked accounts'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('heading', { name: count })
  return page
}

async function fillIn(page: Page, account: string, pin: string): Promise<void> {
  await userEvent.selectOptions(
    await page.findByRole('combobox', { name: 'Department' }),
    await page.findByRole('option', { name: 'Real estate tax' }),
  )
  await userEvent.type(page.getByRole('textbox', { name: 'Account or parcel number' }), account)
  await userEvent.type(page.getByRole('textbox', { name: 'PIN' }), pin)
  await userEvent.click(page.getByRole('button', { name: 'Link account' }))
}

export const TwoAccounts: Story = {
  name: 'Two accounts',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('link', { name: 'Market Street' })).toHaveAttribute(
      'href',
      '/account-view/6/08-004512/0001/real-estate-tax',
    )
    await expect(page.getByText('$948.64 past due')).toBeVisible()
    await expect(page.getByText('Nothing due')).toBeVisible()
  },
}

export const NoAccountYet: Story = {
  name: 'No account yet',
  args: { scenario: 'empty-world' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'No linked account')
    await expect(page.getByText(/^Link an account to see/u)).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('listLinkedAccounts') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expectLoading(page)
    // The form waits for nothing.
    await expect(await page.findByRole('button', { name: 'Link account' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The accounts cannot be loaded',
  args: {
    cloud: {
      faults: answers('listLinkedAccounts', 500).map((fault) => ({ ...fault, times: 2 })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const retry = await page.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
    await expect(page.getByText(/^Your accounts could not be loaded/u)).toBeVisible()
    await userEvent.click(retry)
    await opened(canvasElement)
  },
}

export const Refused: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('listLinkedAccounts', 403, { error: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
  },
}

export const NotForStaff: Story = {
  tags: ['!dev'],
  args: { path: '/user-profile/4?tab=linked', persona: 'merchant-admin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(Merchant Admin\)/u)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Linked accounts' })).toBeNull()
  },
}

export const Mistakes: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Link account' }))
    const summary = await page.findByRole('alert')
    await expect(summary).toHaveTextContent('Choose a department.')
    await expect(summary).toHaveTextContent('Enter the account or parcel number.')
    await expect(summary).toHaveTextContent('Enter the PIN.')
  },
}

export const Linked: Story = {
  name: 'An account is linked',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillIn(page, '08 004518', linkPinOf('08-004518'))
    const head = await page.findByRole('heading', { name: '3 linked accounts' })
    await waitFor(() => expect(head).toHaveFocus())
    await expect(page.getByRole('link', { name: '08-004518' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('')
  },
}

const losesAnswerTo = (call: 'linkAccount' | 'unlinkAccount') => ({
  faults: [{ match: { call }, effect: { kind: 'drop-after-commit' }, times: 1 } as const],
})

export const LinkedAnswerLost: Story = {
  name: 'An account is linked, and the answer was lost',
  args: { cloud: losesAnswerTo('linkAccount') },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillIn(page, '08 004518', linkPinOf('08-004518'))
    const head = await page.findByRole('heading', { name: '3 linked accounts' })
    await waitFor(() => expect(head).toHaveFocus())
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('')
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

export const WrongPin: Story = {
  name: 'Wrong PIN',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillIn(page, '08-004518', '000000')
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The number and PIN do not match.',
    )
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('000000')
  },
}

export const TooManyTries: Story = {
  name: 'Too many tries',
  args: { cloud: { faults: answers('linkAccount', 429) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillIn(page, '08-004518', '000000')
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Too many tries. Try again in 2 minutes, or call the office.',
    )
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('000000')
  },
}

const unconfirmed = { ...ruth, pending_email: ruth.email }

/** A user with an unconfirmed address is told before typing. */
export const AddressNotConfirmed: Story = {
  name: 'E-mail address not confirmed',
  args: {
    cloud: {
      faults: [
        ...answers('verifyToken', 200, { user: unconfirmed }),
        ...answers('linkAccount', 409, { code: 'email_unconfirmed' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText(/^Confirm your e-mail address first/u)).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Send the e-mail again, or change the address' }),
    ).toHaveAttribute('href', '/user-profile/6')
    await fillIn(page, '08-004518', linkPinOf('08-004518'))
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Your e-mail address is not confirmed yet.',
    )
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue(linkPinOf('08-004518'))
  },
}

/** From there to the notice that says the same, with what can be done about it. */
export const ToTheNotice: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        ...answers('verifyToken', 200, { user: unconfirmed }),
        ...answers('getUser', 200, { data: { ...ruthsAccount, pending_email: ruth.email } }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(
      await page.findByRole('link', { name: 'Send the e-mail again, or change the address' }),
    )
    const again = await page.findByRole('button', { name: 'Send again' })
    await waitFor(() => expect(document.activeElement).toContainElement(again))
    await expect(document.activeElement).toHaveTextContent(`Confirm ${ruth.email}`)
    await expect(document.activeElement).not.toContainElement(
      page.getByRole('heading', { level: 1 }),
    )
  },
}

/** The link of the mail was opened elsewhere: the server's answer shows it. */
export const AddressConfirmedMeanwhile: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('verifyToken', 200, { user: unconfirmed }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText(/^Confirm your e-mail address first/u)).toBeVisible()
    await fillIn(page, '08-004518', '000000')
    await expect(await page.findByRole('alert')).toHaveTextContent(/number and PIN/u)
    await waitFor(() => expect(page.queryByText(/^Confirm your e-mail address first/u)).toBeNull())
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('000000')
  },
}

export const AlreadyLinked: Story = {
  name: 'Linked already',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillIn(page, '08-004512', linkPinOf('08-004512'))
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'This account is linked already.',
    )
  },
}

async function askToUnlink(canvasElement: HTMLElement) {
  const page = await opened(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Unlink Market Street' }))
  return { page, dialog: inside(await page.findByRole('dialog')) }
}

export const Unlinked: Story = {
  name: 'An account is unlinked',
  play: async ({ canvasElement }) => {
    const { page, dialog } = await askToUnlink(canvasElement)
    await waitFor(() => expect(dialog.getByText(/its bills come on paper again/u)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }))
    const head = await page.findByRole('heading', { name: '1 linked account' })
    await waitFor(() => expect(head).toHaveFocus())
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const UnlinkedAnswerLost: Story = {
  ...Unlinked,
  name: 'An account is unlinked, and the answer was lost',
  args: { cloud: losesAnswerTo('unlinkAccount') },
}

export const NotUnlinked: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('unlinkAccount', 500) } },
  play: async ({ canvasElement }) => {
    const { dialog } = await askToUnlink(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/could not be unlinked/u)
  },
}
