import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { rememberedName, rememberName } from '@/state/session/remembered-name'
import { type EndReason, purgeSession } from '@/state/session/session'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty, paymentsOff } from '../../support/merchant'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Sign-in/Sign in',
  component: Screen,
  args: { path: '/sign-in' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const email = 'user@miamicounty.example'
const nameField = 'E-mail or user name'

async function open(canvasElement: HTMLElement): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('button', { name: 'Sign in' })
  return page
}

async function send(page: Page, password: string, name = email) {
  const button = page.getByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.clear(page.getByLabelText(nameField))
  await userEvent.type(page.getByLabelText(nameField), name)
  await userEvent.clear(page.getByLabelText('Password'))
  await userEvent.type(page.getByLabelText('Password'), `${password}{Enter}`)
}

export const Merchant: Story = {
  name: 'On a county’s site',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    // Shows the city, so that a visitor notices the wrong one.
    await expect(page.getByText('Your account with', { exact: false })).toHaveTextContent(
      'Miami County, Ohio',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
    for (const name of ['Forgot your password?', 'Create an account', 'Continue as a guest']) {
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
    await expect(page.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await expect(document.title).toBe('Miami County, Ohio - Sign in')
  },
}

/** The root domain has nothing for guests and makes no accounts. */
export const Root: Story = {
  name: 'On the provider’s site',
  args: { tenant: null },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByText('For the people who run Civic Till')).toBeVisible()
    await expect(page.getByText(/for example miamicounty\.pay\.localhost/)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Create an account' })).toBeNull()
    await expect(page.queryByRole('link', { name: 'Continue as a guest' })).toBeNull()
  },
}

export const Missing: Story = {
  name: 'Something is missing',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    await expect(page.getByLabelText(nameField)).toHaveAccessibleDescription(
      'Enter your e-mail or user name.',
    )
    await expect(page.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter your password.',
    )
  },
}

/** The server's message, once, whichever half is wrong; typed input stays. */
export const Wrong: Story = {
  name: 'Wrong password',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page, 'nope')
    await expect(await page.findAllByText('E-mail or password is wrong')).toHaveLength(1)
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    await expect(page.getByLabelText(nameField)).toHaveValue(email)
    await send(page, 'nope', 'nobody@miamicounty.example')
    await expect(await page.findAllByText('E-mail or password is wrong')).toHaveLength(1)
  },
}

export const Challenged: Story = {
  name: 'Prove that you are human',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    for (let tries = 0; tries < 6; tries += 1) {
      await send(page, 'nope')
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled'),
      )
    }
    const box = await page.findByRole('checkbox', { name: 'I am a person, not a program' })
    await expect(box).toHaveAccessibleDescription('Check the box to try again.')
    await expect(page.getByRole('alert')).toHaveTextContent('Show that you are a person')
    await expect(page.getByRole('alert')).toHaveTextContent('Check one thing before you continue')
    await userEvent.click(box)
    await send(page, 'nope')
    await expect(await page.findByText('E-mail or password is wrong')).toBeVisible()
    await expect(box).toBeChecked()
  },
}

/** Says how long. */
export const Locked: Story = {
  name: 'Locked after ten tries',
  args: { cloud: { faults: answers('login', 429) } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page, 'nope')
    await expect(await page.findByText('Too many tries. Try again in 2 minutes.')).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'No connection',
  args: { cloud: { faults: [{ match: { call: 'login' }, effect: { kind: 'network' } }] } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page, 'nope')
    await expect(await page.findByText(/There was no answer/)).toBeVisible()
  },
}

export const ServerBroken: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('login', 500, {}) } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page, 'nope')
    await expect(
      await page.findByText(/^Our server could not do this.*Reference: [\da-f-]+$/),
    ).toBeVisible()
  },
}

/** The button says that it works; a second press asks nothing. */
export const Sending: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('login') } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page, 'Civic-Till-1')
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Remembered: Story = {
  name: 'The name is remembered',
  beforeEach: () => rememberName(email),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByLabelText(nameField)).toHaveValue(email)
    const remember = page.getByRole('checkbox', { name: 'Remember my e-mail on this device' })
    await expect(remember).toBeChecked()
    await userEvent.click(remember)
    await send(page, 'Civic-Till-1')
    await page.findByRole('heading', { level: 1, name: 'What would you like to pay?' })
    await expect(rememberedName()).toBe('')
  },
}

/** Returns to the interrupted page, with the user in the header. */
export const SignedIn: Story = {
  name: 'Signed in, back to what was interrupted',
  args: { path: '/sign-in?return_to=%2Freal-estate-tax%2Fsearch' },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign-up?return_to=%2Freal-estate-tax%2Fsearch',
    )
    await send(page, 'Civic-Till-1')
    await page.findByRole('heading', { level: 1, name: 'Real estate tax' })
    await expect(
      await page.findByRole('button', { name: 'Ruth Keller, account menu' }),
    ).toBeVisible()
    await expect(rememberedName()).toBe('')
  },
}

function ended(
  reason: EndReason,
  errors: readonly string[],
  ...words: string[]
): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const page = await open(canvasElement)
    purgeSession(reason, errors)
    for (const text of words) await expect(await page.findByText(text)).toBeVisible()
  }
}

export const SignedOut: Story = {
  name: 'Signed out',
  play: ended('signed-out', [], 'You are signed out.'),
}

export const Inactive: Story = {
  name: 'Signed out after 30 minutes',
  args: { path: '/sign-in?return_to=%2Fcheckout' },
  play: ended(
    'inactive',
    [],
    'You were signed out after 30 minutes without activity.',
    'Sign in to continue where you stopped.',
  ),
}

/** The server's own words (specification §8). */
export const Expired: Story = {
  name: 'The session has ended',
  play: ended(
    'expired',
    ['The token is too old'],
    'Your session has ended. Sign in again.',
    'The token is too old',
  ),
}

export const Elsewhere: Story = {
  tags: ['!dev'],
  args: { path: '/sign-in?return_to=%2Fcheckout' },
  play: ended(
    'elsewhere',
    [],
    'You were signed out in another tab.',
    'Sign in to come back to this page. What you had typed was not kept.',
  ),
}

/** There was no response to the token check (specification §8). */
export const Unauthorised: Story = {
  tags: ['!dev'],
  play: ended('unchecked', [], 'Your session has ended. Sign in again.', 'Unauthorised'),
}

export const Maintenance: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: answers('getMerchantInfo', 200, { data: miamiCounty, maintenance: paymentsOff }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/We are changing banks/)).toBeVisible()
  },
}
