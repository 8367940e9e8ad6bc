import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside, type Page } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

const meta = {
  title: 'Office/Find a payment',
  component: Screen,
  args: { path: '/dashboard', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onRoot = {
  tenant: null,
  persona: 'super',
  path: '/admin/dashboard',
} satisfies Partial<ScreenProps>

/** The dialog, with the search in its field. */
async function find(canvasElement: HTMLElement, q: string): Promise<Page> {
  const page = inside(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: /^Find a payment/u }))
  const dialog = await page.findByRole('dialog', { name: 'Find a payment' })
  await waitFor(() => expect(dialog).toBeVisible())
  const field = inside(dialog).getByRole('searchbox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, q)
  return inside(dialog)
}

export const LastFour: Story = {
  name: 'By the last four of a card',
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '1443')
    await expect(await dialog.findByRole('heading', { level: 3, name: 'Payments 4' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'CT-WM7D-KBTM' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/transactions-reports\/transactions\/1\/real-estate-tax\?day=2025-07-03&transaction=[0-9a-f]{32}$/u,
      ),
    )
  },
}

export const ByKeyboard: Story = {
  name: 'By keyboard alone',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('button', { name: /^Find a payment/u })
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = await page.findByRole('dialog', { name: 'Find a payment' })
    await waitFor(() => expect(inside(dialog).getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('CT-WM7D-KBTM')
    const hit = await inside(dialog).findByRole('link', { name: 'CT-WM7D-KBTM' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(hit).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const drawer = await page.findByRole('dialog', { name: 'Payment' })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(await inside(drawer).findByText('CT-WM7D-KBTM')).toBeVisible()
    await expect(
      page.queryByRole('searchbox', { name: /^Confirmation number, last 4/u }),
    ).toBeNull()
  },
}

export const SlashOpensItToo: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('button', { name: /^Find a payment/u })
    await userEvent.keyboard('/')
    await expect(await page.findByRole('dialog', { name: 'Find a payment' })).toBeInTheDocument()
  },
}

export const AnAccount: Story = {
  name: 'By an account',
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '08-004512')
    await expect(await dialog.findByRole('link', { name: '08-004512' })).toHaveAttribute(
      'href',
      '/merchant-account-view/08-004512/0001/real-estate-tax',
    )
    await expect(dialog.getByRole('link', { name: 'Include bills' })).toHaveAttribute(
      'href',
      '/search-for-bill?q=08-004512',
    )
  },
}

export const TooMany: Story = {
  name: 'More than it shows',
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '08-0')
    await expect(await dialog.findByRole('link', { name: /^All \d+\+? accounts$/u })).toBeVisible()
    await expect(dialog.getAllByRole('listitem').length).toBeLessThanOrEqual(15)
  },
}

export const AllMerchants: Story = {
  name: 'Of all merchants',
  args: onRoot,
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '1443')
    await expect((await dialog.findAllByText(/Miami County, Ohio, Visa/u))[0]).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'CT-WM7D-KBTM' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/transactions-reports\/transactions\/1\//u),
    )
  },
}

export const Nothing: Story = {
  name: 'Nothing found',
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, 'nobody@nowhere.example')
    await expect(
      await dialog.findByText(/^No payment or account matches “nobody@nowhere\.example”/u),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it searches',
  args: { cloud: { faults: neverAnswers('searchOffice') } },
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '1443')
    await expectLoading(dialog)
  },
}

export const Failed: Story = {
  name: 'The search failed',
  args: { cloud: { faults: answers('searchOffice', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const dialog = await find(canvasElement, '1443')
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NotForCitizens: Story = {
  tags: ['!dev'],
  args: { persona: 'user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'You cannot open this page' })
    await expect(page.queryByRole('button', { name: /^Find a payment/u })).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
