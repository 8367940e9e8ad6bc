import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

/** Users of a merchant, the search over all, and merchants with their people (product.md A4 to A6). */
const meta = {
  title: 'Office/Users/Lists',
  component: Screen,
  args: { path: '/users/1', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const search = {
  tenant: null,
  persona: 'support',
  path: '/admin/users/search?q=leon',
} satisfies Partial<ScreenProps>

/** A read is retried once before it fails, and changes are announced. */
const patience = { timeout: 10_000 }

async function table(canvasElement: HTMLElement, name: string) {
  return inside(await inside(canvasElement).findByRole('table', { name }))
}

export const Staff: Story = {
  name: 'Staff',
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Staff')
    await expect(await rows.findByRole('link', { name: 'Leon Fisk' })).toHaveAttribute(
      'href',
      '/users/add-user/5',
    )
    await expect(rows.getByText('Deactivated')).toBeVisible()
    const page = inside(canvasElement)
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Citizens' })).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

export const Citizens: Story = {
  name: 'Citizens',
  args: { path: '/users/1?tab=citizens' },
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Citizens')
    await expect(await rows.findByText('Locked')).toBeVisible()
    await expect(inside(canvasElement).queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

export const InvitationSentAgain: Story = {
  name: 'Invitations',
  args: { path: '/users/1?tab=invites' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const [menu] = await page.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.click(menu ?? canvasElement)
    await userEvent.click(page.getByRole('menuitem', { name: 'Send the invitation again' }))
    await expect(await findNotice(/^The invitation was sent to .+ again\.$/)).toBeVisible()
  },
}

export const Deactivated: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Leon Fisk' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Deactivate' }))
    const question = inside(await page.findByRole('dialog', { name: 'Deactivate Leon Fisk?' }))
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await expect(await findNotice('Leon Fisk is deactivated and signed out.')).toBeVisible()
    await waitFor(async () => {
      await expect(page.getAllByText('Deactivated')).toHaveLength(2)
    })
  },
}

export const NotDeactivated: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('deactivateUser', 429) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Leon Fisk' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Deactivate' }))
    const question = inside(await page.findByRole('dialog', { name: 'Deactivate Leon Fisk?' }))
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(/Reference: /u)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByRole('button', { name: 'Actions for Leon Fisk' })).toHaveFocus()
  },
}

/** It was made: the row says so at once, and another press is no error. */
export const DeactivationUnanswered: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        { match: { call: 'deactivateUser', nth: 1 }, effect: { kind: 'drop-after-commit' } },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Leon Fisk' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Deactivate' }))
    const question = inside(await page.findByRole('dialog', { name: 'Deactivate Leon Fisk?' }))
    const button = question.getByRole('button', { name: 'Deactivate' })
    await userEvent.click(button)
    await expect(await question.findByText(/It may have worked\./u)).toBeVisible()
    await waitFor(() => expect(page.getAllByText('Deactivated')).toHaveLength(2))
    await userEvent.click(button)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await findNotice('Leon Fisk is deactivated and signed out.')).toBeVisible()
  },
}

export const OwnRow: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Harriet Lowe' }))
    const item = page.getByRole('menuitem', { name: 'Deactivate' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('You cannot do this to your own account.')
  },
}

/** A Merchant User can look, and open no user. */
export const ForAClerk: Story = {
  name: 'As a clerk sees it',
  args: { persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Staff')
    await expect(await rows.findByText('Harriet Lowe')).toBeVisible()
    await expect(rows.queryByRole('link')).toBeNull()
    const page = inside(canvasElement)
    await expect(page.queryByRole('link', { name: 'Add a user' })).toBeNull()
    await expect(page.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

export const Failed: Story = {
  name: 'The list cannot be loaded',
  args: {
    cloud: {
      faults: [{ match: { call: 'listUsers' }, effect: { kind: 'status', status: 500 }, times: 2 }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The list could not be loaded/u, {}, patience),
    ).toBeVisible()
    await expect(page.getByText(/^Reference: /u)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await table(canvasElement, 'Staff')
  },
}

export const SearchUnasked: Story = {
  name: 'Search all merchants',
  args: { ...search, path: '/admin/users/search' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('Type at least 2 characters to find a person.'),
    ).toBeVisible()
  },
}

/** Support sees one address at a time, and the audit log says so. */
export const AddressShown: Story = {
  name: 'Support shows one address',
  args: search,
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'User search')
    const show = await rows.findByRole('button', {
      name: 'Show the e-mail address of Leon Fisk; this is logged',
    })
    await userEvent.click(show)
    await waitFor(async () => {
      await expect(rows.getByRole('row', { name: /Leon Fisk/ })).toHaveTextContent(
        'merchant-user@miamicounty.example',
      )
    })
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { ...search, path: '/admin/users/search?q=zzzz&status=locked' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No results match your search and filters.')).toBeVisible()
  },
}

export const Merchants: Story = {
  name: 'Merchants',
  args: { tenant: null, persona: 'admin', path: '/admin/users/merchants' },
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement, 'Merchants')
    await expect(await rows.findByRole('link', { name: 'Miami County, Ohio' })).toHaveAttribute(
      'href',
      '/admin/users/merchants/1',
    )
    await expect(rows.getByText('Switched off')).toBeVisible()
  },
}

export const NoMerchants: Story = {
  name: 'No merchants yet',
  args: {
    ...Merchants.args,
    cloud: {
      faults: answers('listMerchants', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No merchants yet.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
