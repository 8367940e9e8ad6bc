import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, spyOn, waitFor } from 'storybook/test'
import { BareLayout } from '@/layouts/bare-layout'
import { PublicLayout } from '@/layouts/public-layout'
import { scrollToTopOffset, scrollToTopSpeedMs, stickyHeaderOffset } from '@/rules/constants'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { dark, german, inKit } from '../support/kit'
import { inside } from '../support/page'

const merchant = {
  name: 'Miami County, Ohio',
  office: 'Treasurer’s office',
  phone: '(937) 555-0140',
  fax: '(937) 555-0141',
  address: '100 Courthouse Square',
  city: 'Troy',
  state: 'OH',
  zip: '45373',
  hours: 'Weekdays 8 to 4',
  repName: 'Pat Cole',
  logo: null,
}

const meta = {
  title: 'Pieces/Frames/Citizens',
  component: PublicLayout,
  decorators: [inKit],
  parameters: { bare: true },
  args: {
    merchant,
    maintenance: null,
    cart: { count: 2, total_cents: 21_500 },
    onOpenCart: fn(),
    onFindReceipt: fn(),
    account: <a href="#sign-in">Sign in</a>,
    homeLink: (content) => <a href="#departments">{content}</a>,
    locale: 'en',
    onLocale: fn(),
    theme: 'light',
    onTheme: fn(),
    children: <PageHeading title="What would you like to pay?" />,
  },
} satisfies Meta<typeof PublicLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Public: Story = {
  name: 'With header and footer',
  play: async ({ args, canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cart, 2 items, $215.00' }))
    await expect(args.onOpenCart).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }))
    await expect(args.onTheme).toHaveBeenCalledWith('dark')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'ja')
    await expect(args.onLocale).toHaveBeenCalledWith('ja')
    await userEvent.click(canvas.getByRole('button', { name: 'Find a receipt' }))
    await expect(args.onFindReceipt).toHaveBeenCalled()
  },
}

export const PublicDark: Story = { tags: ['!dev'], ...dark, args: { theme: 'dark' } }
export const PublicGerman: Story = { tags: ['!dev'], ...german, args: { locale: 'de' } }
export const EmptyCart: Story = {
  name: 'With an empty cart',
  args: { cart: { count: 0, total_cents: 0 } },
}
export const Maintenance: Story = {
  name: 'With a notice',
  args: { maintenance: { message: null } },
}
export const MerchantNotKnown: Story = { tags: ['!dev'], args: { merchant: null } }

export const Privacy: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Privacy' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Sticky: Story = {
  tags: ['!dev'],
  name: 'Header sticks and a way to the top appears after 200 pixels',
  args: {
    children: (
      <div style={{ height: 3000 }}>
        <PageHeading title="A long page" />
      </div>
    ),
  },
  beforeEach: () => {
    // Stories run with reduced motion, and this one is about a movement.
    const ask = window.matchMedia.bind(window)
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.includes('prefers-reduced-motion') ? 'not all' : query),
    )
    return () => asked.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = inside(canvasElement)
    const [header] = canvas.getAllByRole('banner')
    const headerEnd = () => header?.getBoundingClientRect().bottom
    const toTop = () => canvas.queryByRole('button', { name: 'Back to top' })
    const scrolledTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    await scrolledTo(stickyHeaderOffset)
    await expect(toTop()).toBeNull()
    await expect(headerEnd()).toBeLessThanOrEqual(0)
    await scrolledTo(stickyHeaderOffset + 1)
    await waitFor(() => expect(headerEnd()).toBeGreaterThan(0))
    await scrolledTo(scrollToTopOffset)
    await waitFor(() => expect(toTop()).toBeNull())

    await scrolledTo(2000)
    const began = performance.now()
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(performance.now() - began).toBeGreaterThanOrEqual(scrollToTopSpeedMs)
  },
}

export const Bare: Story = {
  name: 'Without a menu',
  render: ({ locale, onLocale, theme, onTheme }) => (
    <BareLayout merchant={null} productName="Civic Till" {...{ locale, onLocale, theme, onTheme }}>
      <PageHeading title="Oops! This is not a city’s address" />
      <EmptyState>Use the address on your bill.</EmptyState>
    </BareLayout>
  ),
}
