import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen } from '../../support/screen'

const path = '/merchant-account-view/08-004512/0001/real-estate-tax'

/** One account for staff (product.md P9), and a citizen's for the provider (A8). */
const meta = {
  title: 'Office/Accounts/Account',
  component: Screen,
  args: { path, persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails. */
const patience = { timeout: 10_000 }

export const ForStaff: Story = {
  name: 'For staff',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Account 08-004512' })
    await expect(await page.findByText('This account can be paid online.')).toBeVisible()
    await expect(page.getByText('Ruth Keller', { selector: 'b' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Find a payment/u })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Cart/u })).toBeNull()
    await expect(page.getByText(/^Real estate tax · Customer 0001 · /u)).toBeVisible()
    await expect(page.queryByRole('table', { name: 'Activity' })).toBeNull()
  },
}

export const Activity: Story = {
  name: 'Charges and payments, in place of the payments',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('link', { name: 'Activity' }))
    await expect(await page.findByRole('table', { name: 'Activity' })).toBeVisible()
    await expect(page.queryByRole('table', { name: 'Payments' })).toBeNull()
  },
}

export const BlockedAndLifted: Story = {
  name: 'Online payments blocked',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Block online payments' }))
    const dialog = inside(
      await page.findByRole('dialog', { name: 'Block online payments of 08-004512' }),
    )
    const verb = dialog.getByRole('button', { name: 'Block online payments' })
    await userEvent.click(verb)
    await expect(dialog.getByRole('textbox', { name: /Text for payers/ })).toBeInvalid()
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Text for payers/ }),
      'The assessment is disputed.',
    )
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kind/ }), 'DISPUTE')
    await userEvent.click(verb)
    const card = inside(await page.findByRole('region', { name: 'Online payments' }))
    await expect(await card.findByText('The assessment is disputed.')).toBeVisible()
    await expect(
      await page.findByRole('rowheader', { name: /^Online payments blocked/ }),
    ).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Lift the block' }))
    const question = inside(
      await page.findByRole('dialog', { name: 'Lift the block of 08-004512?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Lift the block' }))
    await expect(await card.findByText('This account can be paid online.')).toBeVisible()
  },
}

export const LinkSent: Story = {
  name: 'A bill link sent',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Send bill link' }))
    const dialog = inside(await page.findByRole('dialog'))
    const email = dialog.getByRole('textbox', { name: /E-mail address/ })
    await userEvent.type(email, 'caller')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(email).toBeInvalid()
    await userEvent.type(email, '@mail.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await findNotice('The link was sent to caller@mail.example.')).toBeVisible()
  },
}

export const UnknownCaller: Story = {
  name: 'A caller who has not signed up',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const email = await page.findByRole('textbox', { name: /Caller’s e-mail/ })
    await userEvent.type(email, 'nobody@mail.example')
    await userEvent.click(page.getByRole('button', { name: 'Switch on bills by e-mail' }))
    await expect(await page.findByText(/^Nobody has signed up here/)).toBeVisible()
  },
}

export const ReceiptResent: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await page.findByRole('button', { name: 'Actions for CT-WM7D-KBTM' })
    await userEvent.click(menu)
    await userEvent.click(page.getByRole('menuitem', { name: 'E-mail the receipt again' }))
    await expect(await findNotice(/^The receipt was sent to/u)).toBeVisible()
  },
}

export const DeclinedOnAPhone: Story = {
  tags: ['!dev'],
  name: 'A declined payment has no menu, and stays off the edge of its card',
  args: { path: '/merchant-account-view/08-001070/0001/real-estate-tax' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = await page.findByRole('table', { name: 'Payments' }, patience)
    const pill = await inside(table).findByText('Declined')
    const distance = table.getBoundingClientRect().right - pill.getBoundingClientRect().right
    await expect(distance).toBeGreaterThanOrEqual(16)
  },
}

export const ForAClerk: Story = {
  name: 'For a clerk who may neither block nor take payments',
  args: { persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('This account can be paid online.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Block online payments' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Take a payment' })).toBeNull()
    await expect(
      page.getByText(/^You do not have the right to take payments at the counter\. Ask/u),
    ).toBeVisible()
  },
}

export const ForCitizens: Story = {
  name: 'A citizen may not',
  args: { persona: 'user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/Your role \(User\)/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Find a payment/u })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'The account fails',
  args: { cloud: { faults: answers('getOfficeAccount', 500) } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(/^The account could not be loaded/, {}, patience),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('getOfficeAccount') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Account 08-004512' })
    await expect(page.queryByRole('table')).toBeNull()
  },
}

const ofCitizen = {
  tenant: null,
  persona: 'super',
  path: '/admin/users/account-view/6/08-004512/0001/real-estate-tax',
} as const

export const OfACitizen: Story = {
  name: 'A citizen’s, for the provider',
  args: ofCitizen,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Ruth Keller sees all of this/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Unlink' }))
    const question = inside(
      await page.findByRole('dialog', { name: 'Unlink 08-004512 from Ruth Keller?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Unlink' }))
    await expect(await page.findByText(/^Ruth Keller has not linked/)).toBeVisible()
  },
}

export const OfACitizenForSupport: Story = {
  name: 'A citizen’s, for Support',
  args: { ...ofCitizen, persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Ruth Keller sees all of this/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Unlink' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Block online payments' })).toBeNull()
  },
}

/** On the root domain, by the caller's merchant. */
export const ReceiptResentBySupport: Story = {
  ...ReceiptResent,
  args: { ...ofCitizen, persona: 'support' },
}

export const OfNobody: Story = {
  name: 'A user who is gone',
  args: { ...ofCitizen, path: ofCitizen.path.replace('/6/', '/nobody/') },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText('This user no longer exists.'),
    ).toBeVisible()
  },
}
