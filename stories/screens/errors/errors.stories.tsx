import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

const meta = { title: 'Errors/Pages', component: Screen } satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

function shows(heading: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { level: 1, name: heading }),
    ).toBeVisible()
  }
}

export const NotFound: Story = {
  name: 'Page not found',
  args: { path: '/nowhere/at/all' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'We could not find that page' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'See what you can pay' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    const search = await page.findByRole('searchbox', { name: 'Search all bills' })
    await userEvent.type(search, '08-004512{Enter}')
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Real estate tax' }),
    ).toBeVisible()
  },
}

export const NotFoundSignedIn: Story = {
  tags: ['!dev'],
  args: { path: '/404', persona: 'user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'See what you can pay' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}

export const NotFoundWithoutSearch: Story = {
  tags: ['!dev'],
  name: 'What cannot be had of a lost page is left out',
  args: { path: '/404', cloud: { faults: answers('listDepartments', 404) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'See what you can pay' })).toBeVisible()
    await expect(page.queryByRole('searchbox')).toBeNull()
  },
}

/** A member of staff who mistyped an address. */
export const StaffLost: Story = {
  tags: ['!dev'],
  args: { path: '/404', persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('link', { name: 'Go to the dashboard' }),
    ).toHaveAttribute('href', '/dashboard')
  },
}

export const NotFoundOnRoot: Story = {
  name: 'Page not found, on the provider’s site',
  args: { path: '/404', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Sign in as staff' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'See what you can pay' })).toBeNull()
    await expect(page.queryByRole('searchbox')).toBeNull()
  },
}

export const NotFoundForProvider: Story = {
  tags: ['!dev'],
  args: { path: '/404', tenant: null, persona: 'support' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('link', { name: 'Go to the dashboard' }),
    ).toBeVisible()
  },
}

/** Who is signed in need not sign in. */
export const NotFoundOnRootForCitizen: Story = {
  tags: ['!dev'],
  args: { path: '/404', tenant: null, persona: 'utility-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('link', { name: 'Go to your own city’s site' }),
    ).toHaveAttribute('href', 'http://tiffin.pay.localhost/')
    await expect(page.queryByRole('link', { name: 'Sign in as staff' })).toBeNull()
  },
}

export const MerchantDisabled: Story = {
  name: 'A city that is switched off',
  args: { path: '/departments', tenant: 'brewster' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'This site is not taking payments' }),
    ).toBeVisible()
    await expect(page.queryByRole('searchbox')).toBeNull()
    await expect(page.queryByRole('link', { name: 'See what you can pay' })).toBeNull()
  },
}

export const MerchantDisabledAfterReload: Story = {
  tags: ['!dev'],
  args: { path: '/404', tenant: 'brewster' },
  play: shows('This site is not taking payments'),
}

export const UnknownSubdomain: Story = {
  name: 'No such city',
  args: { path: '/departments', tenant: 'atlantis' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: /^Oops!/u })).toBeVisible()
    // Staff signs in on the root domain, not on an unknown host.
    await expect(page.queryByRole('link', { name: 'Sign in as staff' })).toBeNull()
  },
}

export const WrongUrl: Story = {
  name: 'Not a city’s address',
  args: { path: '/', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Pay your city or county' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^miamicounty\.pay\.localhost/u })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Go to its site' }))
    await expect(
      page.getByRole('textbox', { name: 'Name of your city or county' }),
    ).toHaveAccessibleDescription('Enter the name of your city or county')
    await expect(page.getByRole('link', { name: 'Sign in as staff' })).toBeVisible()
  },
}

export const WrongUrlOfACitizen: Story = {
  name: 'A citizen at the wrong address',
  args: { path: '/wrong-url', tenant: null, persona: 'utility-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('link', { name: 'Go to your own city’s site' }),
    ).toHaveAttribute('href', 'http://tiffin.pay.localhost/')
    await expect(page.queryByRole('link', { name: 'Sign in as staff' })).toBeNull()
  },
}

export const ServerError: Story = {
  name: 'Something went wrong on our side',
  args: { path: '/500?reference=0f2c9a11-4711' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Something went wrong on our side' }),
    ).toBeVisible()
    await expect(page.getByText(/^Look for the receipt in your e-mail/u)).toBeVisible()
    await expect(page.getByText('Reference: 0f2c9a11-4711')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Find a receipt' }))
    await expect(await page.findByRole('dialog', { name: /receipt/u })).toBeVisible()
  },
}

export const ServerErrorPlain: Story = {
  tags: ['!dev'],
  name: 'A reference that is none is not shown',
  args: { path: '/500?reference=%3Cb%3Ehello%20you%3C%2Fb%3E' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('link', { name: 'Real estate tax' })).toBeVisible()
    await expect(page.queryByText(/^Reference/u)).toBeNull()
  },
}

export const ServerErrorOnRoot: Story = {
  tags: ['!dev'],
  args: { path: '/500', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Our server could not do this right now/u)).toBeVisible()
    // Nothing is paid there.
    await expect(page.queryByRole('button', { name: 'Find a receipt' })).toBeNull()
  },
}

export const CallAnswers404: Story = {
  tags: ['!dev'],
  name: 'Any call that answers 404 leads to /404',
  args: { path: '/departments', cloud: { faults: answers('listDepartments', 404) } },
  play: shows('We could not find that page'),
}

export const CallAnswers500: Story = {
  name: 'A page cannot be loaded',
  args: { path: '/departments', cloud: { faults: answers('listDepartments', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveTextContent(/Reference: [0-9a-f-]{36}/u)
  },
}

export const CallAnswers403: Story = {
  name: 'No permission',
  args: {
    path: '/departments',
    persona: 'user',
    cloud: { faults: answers('listDepartments', 403, { error: 'Not you' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'You cannot see this page' }),
    ).toBeVisible()
    await expect(await page.findByText(/^Your role \(User\) does not allow this/u)).toBeVisible()
  },
}

export const Guest403: Story = {
  name: 'No permission, as a guest',
  args: {
    path: '/real-estate-tax/search?q=08-0045',
    cloud: { faults: answers('searchBills', 403, { error: 'Not you' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const text = await page.findByText('Sign in with an account that can see this page.')
    await expect(text).toBeVisible()
    const ways = within(page.getByRole('main'))
    await expect(await ways.findByRole('link', { name: 'Go to departments' })).toBeVisible()
    await expect(ways.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('return_to='),
    )
  },
}
