import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { clerk, of, onRoot, phone, opened, field, press, inSummary } from './at-a-user'

/** A7 for each role, for users in every state, in other languages and sizes. */
const meta = {
  title: 'Office/Users/States of a person',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/users/add-user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const OwnRow: Story = {
  name: 'Oneself',
  args: of('4'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Harriet Lowe')
    await expect(page.getByText('You cannot change your own role.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Merchant Admin' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'User' })).toBeDisabled()
    await expect(field(page, /^Name/)).toBeEnabled()
    await expect(field(page, /^E-mail/)).toHaveAttribute('readonly')
    await expect(field(page, /^E-mail/)).toHaveAccessibleDescription(
      'You change your own address in your profile, with your password.',
    )
  },
}

export const Citizen: Story = {
  name: 'A citizen, whose address is their own to change',
  args: of('6'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Ruth Keller')
    await expect(field(page, /^E-mail/)).toHaveAttribute('readonly')
    await expect(field(page, /^E-mail/)).toHaveAccessibleDescription(
      /^Only this user can change the address/,
    )
    await expect(field(page, /^Name/)).not.toHaveAttribute('readonly')
  },
}

export const LastMerchantAdmin: Story = {
  name: 'The last administrator',
  args: onRoot('39'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Lou Ziemann')
    await expect(page.getByText(/^A merchant needs at least one Merchant Admin/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'User' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: /^Merchant/ })).toHaveAttribute('readonly')
  },
}

export const Support: Story = {
  name: 'As support sees it',
  args: { ...onRoot('6'), persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Ruth Keller')
    await expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
    const address = () => page.getByText('E-mail', { selector: 'dt' }).nextElementSibling
    await expect(address()).toHaveTextContent('u•••@miamicounty.example')
    await userEvent.click(await page.findByRole('button', { name: /^Show the e-mail address/ }))
    await waitFor(() => expect(address()).toHaveTextContent('user@miamicounty.example'))
    await expect(page.queryByRole('button', { name: /^Show the e-mail address/ })).toBeNull()
  },
}

/** What a clerk may do is what support is asked about. */
export const SupportOfAClerk: Story = {
  name: 'A clerk as support sees them',
  args: { ...onRoot('5'), persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const fact = async (name: string) =>
      (await page.findByText(name, { selector: 'dt' })).nextElementSibling
    await expect(await fact('Role')).toHaveTextContent('Merchant User')
    await expect(await fact('Departments')).toHaveTextContent('All departments')
    await expect(await fact('Extra rights')).toHaveTextContent('Export reports')
  },
}

export const Gone: Story = {
  name: 'Deleted meanwhile',
  args: of('nobody'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'User profile')
    await expect(await page.findByText('This user no longer exists.')).toBeVisible()
    await expect(page.getAllByRole('link', { name: 'All users' })).toHaveLength(2)
  },
}

export const RoleAbove: Story = {
  name: 'A role above the own one',
  args: onRoot('1'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Ana Lee')
    await expect(page.getByText('E-mail', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'super@civictill.example',
    )
    await expect(page.queryByRole('textbox')).toBeNull()
    await expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const NoPermission: Story = {
  name: 'No permission',
  args: { ...of('94'), persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'You cannot open this page')
    await expect(page.getByText(/^Your role \(Merchant User\) cannot open/)).toBeVisible()
  },
}

export const Invited: Story = {
  name: 'Invited',
  args: of('97'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Geoffrey Leuschke')
    await expect(page.getByText('Invited', { selector: 'span' })).toBeVisible()
    await expect(page.getByText('May 30, 2026, 11:20 AM EDT')).toBeVisible()
    await expect(page.getByText('Link valid until')).toBeVisible()
    await expect(page.getByText('Never')).toBeVisible()
  },
}

export const Locked: Story = {
  name: 'Locked',
  args: of('99'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Steven Bergstrom')
    await expect(page.getByText('Locked')).toBeVisible()
  },
}

export const Deactivated: Story = {
  name: 'Deactivated',
  args: of('96'),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Jailyn Reinger')
    await expect(page.getByText('Deactivated')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { ...of('94'), cloud: { faults: neverAnswers('getUser') } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'User profile')
    await expect(page.getByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'The person cannot be loaded',
  args: { ...of('94'), cloud: { faults: answers('getUser', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'User profile')
    await expect(await page.findByText(/^This user could not be loaded\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All users' })).toBeVisible()
  },
}

const hardName = `<script>alert(1)</script> مريم ${'Wolfeschlegelsteinhausen'.repeat(12)}`.slice(
  0,
  300,
)

export const HardName: Story = {
  tags: ['!dev'],
  name: 'A name of 300 characters, on a phone',
  args: {
    ...of('94'),
    cloud: { faults: answers('getUser', 200, { data: { ...clerk, name: hardName } }) },
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, hardName)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    await press(page, 'Save')
    await inSummary(page, 'Name: Use no more than 120 characters.')
  },
}
