import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminLayout } from '@/layouts/office/admin-layout'
import { addressRows } from '@/rules/addresses/address-table'
import { accordionSlideMs } from '@/rules/constants'
import { officeMenu } from '@/rules/addresses/office-menu'
import { PageHeading } from '@/ui/layout/page-heading'
import { dark, german, inKit } from '../support/kit'
import { inside } from '../support/page'

/** The menu as it will be once every address has its screen. */
const everyRow = addressRows.map((row) => ({ title: row.name, ...row }))
const merchantMenu = officeMenu(
  { subject: { role: 'Merchant Admin', merchant_id: '1' }, site: { merchantId: '1' } },
  everyRow,
)
const providerMenu = officeMenu(
  { subject: { role: 'Super Users', merchant_id: null }, site: null },
  everyRow,
)

const meta = {
  title: 'Pieces/Frames/Office',
  component: AdminLayout,
  decorators: [inKit],
  parameters: { bare: true },
  args: {
    owner: { name: 'Miami County, Ohio', logo: null },
    role: 'Merchant Admin',
    menu: merchantMenu,
    current: 'merchant-posting-report',
    pageTitle: 'Posting report',
    link: (path, attributes, content) => (
      <a
        href={`#${path}`}
        {...attributes}
        onClick={(event) => {
          event.preventDefault()
          attributes.onClick?.()
        }}
      >
        {content}
      </a>
    ),
    search: null,
    account: <button type="button">Pat Cole</button>,
    isTest: false,
    maintenance: null,
    containers: 'fluid',
    sidebar: 'dark',
    narrow: false,
    onNarrow: fn(),
    locale: 'en',
    onLocale: fn(),
    theme: 'light',
    onTheme: fn(),
    children: (
      <PageHeading
        title="Posting report"
        subtitle="By posting date: what settles into the bank on that day"
      />
    ),
  },
} satisfies Meta<typeof AdminLayout>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile1', isRotated: false } }

export const Merchant: Story = {
  name: 'A county’s office',
  play: async ({ args, canvasElement }) => {
    const canvas = inside(canvasElement)
    const menu = canvas.getByRole('navigation', { name: 'Office menu' })
    await expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'Search for bills',
      'Posting report',
      'Transaction report',
      'Imports',
      'Notifications',
      'Users',
    ])
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Posting report',
    )
    const crumbs = canvas.getByRole('navigation', { name: 'You are here' })
    await expect(
      within(crumbs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Money', 'Posting report'])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'ja')
    await expect(args.onLocale).toHaveBeenCalledWith('ja')
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }))
    await expect(args.onTheme).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
    await expect(args.onNarrow).toHaveBeenCalledWith(true)
  },
}

export const MerchantDark: Story = { tags: ['!dev'], ...dark, args: { theme: 'dark' } }
export const MerchantGerman: Story = { tags: ['!dev'], ...german, args: { locale: 'de' } }

export const SkipLink: Story = {
  tags: ['!dev'],
  name: 'The first Tab leads past the menu',
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to the main content' })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Collapsed: Story = {
  name: 'Narrow menu',
  args: { narrow: true },
  play: async ({ args, canvasElement }) => {
    const canvas = inside(canvasElement)
    // The words are out of sight, and still the links' names.
    await expect(canvas.getByRole('link', { name: 'Imports' })).toHaveAttribute('title', 'Imports')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }))
    await expect(args.onNarrow).toHaveBeenCalledWith(false)
  },
}

export const Folded: Story = {
  tags: ['!dev'],
  name: 'A group folds, within the specified time or, where less motion is wanted, at once',
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const money = canvas.getByRole('button', { name: 'Money' })
    const report = canvas.getByRole('link', { name: 'Transaction report' })
    const slide = report.closest('[data-slide]')
    if (!slide) throw new Error('no accordion')
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // Nothing moves while the theme is being switched, which a story begins with.
    await waitFor(() =>
      expect(document.documentElement).not.toHaveAttribute('data-theme-switching'),
    )
    await expect(getComputedStyle(slide).transitionDuration).toBe(
      isReduced ? '0.001s' : `${accordionSlideMs / 1000}s`,
    )
    await userEvent.click(money)
    await expect(money).toHaveAttribute('aria-expanded', 'false')
    // Neither Tab nor a screen reader reaches folded content.
    await expect(slide).toHaveAttribute('inert')
    await waitFor(() => expect(slide.getBoundingClientRect().height).toBe(0))
    await userEvent.click(money)
    await expect(slide).not.toHaveAttribute('inert')
    await waitFor(() => expect(slide.getBoundingClientRect().height).toBeGreaterThan(50))
  },
}

export const Provider: Story = {
  name: 'The provider’s office',
  args: {
    owner: { name: 'Civic Till', logo: null },
    role: 'Super Users',
    menu: providerMenu,
    current: 'admin-add-settings',
    pageTitle: 'Edit settings',
    isTest: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await expect(canvas.getByText('TEST – isv-uat')).toBeVisible()
    const menu = canvas.getByRole('navigation', { name: 'Office menu' })
    await expect(within(menu).getByRole('link', { name: 'Merchants' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    const crumbs = within(canvas.getByRole('navigation', { name: 'You are here' }))
    await expect(crumbs.getByRole('link', { name: 'Merchants' })).toHaveAttribute(
      'href',
      '#/admin/settings',
    )
    await expect(crumbs.getByText('Edit settings')).toHaveAttribute('aria-current', 'page')
  },
}

export const MerchantNotKnown: Story = { tags: ['!dev'], args: { owner: null } }
export const Maintenance: Story = {
  name: 'With a notice',
  args: { maintenance: { message: null } },
}
export const FixedContainers: Story = { tags: ['!dev'], args: { containers: 'fixed' } }
export const LightSidebar: Story = { name: 'Light menu', args: { sidebar: 'light' } }

export const Phone: Story = {
  tags: ['!dev'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await expect(canvas.queryByRole('navigation', { name: 'Office menu' })).toBeNull()
    const open = canvas.getByRole('button', { name: 'Menu' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toBeVisible())
    const menu = within(drawer).getByRole('navigation', { name: 'Office menu' })
    await expect(within(menu).getByRole('link', { current: 'page' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.click(open)
    await userEvent.click(
      within(await canvas.findByRole('dialog', { name: 'Menu' })).getByRole('link', {
        name: 'Users',
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const PhoneDrawer: Story = {
  tags: ['!dev'],
  globals: { ...phone, theme: 'dark' },
  args: { theme: 'dark' },
  play: async ({ args, canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Language' }), 'fr')
    await expect(args.onLocale).toHaveBeenCalledWith('fr')
    await userEvent.click(drawer.getByRole('button', { name: 'Use light theme' }))
    await expect(args.onTheme).toHaveBeenCalledWith('light')
  },
}
