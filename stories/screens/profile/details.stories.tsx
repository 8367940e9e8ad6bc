import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { onPhone, opened, press, profilePath, retype, ruth, saveButton } from './at-the-profile'

const meta = {
  title: 'Citizens/Profile/Details',
  component: Screen,
  args: { path: profilePath, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Details: Story = {
  name: 'My details',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('textbox', { name: /^E-mail/u })).toHaveValue(ruth.email)
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Troy')
    await expect(page.getByRole('radio', { name: /^By e-mail/u })).toBeChecked()
    await expect(page.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.queryByText('We kept what you typed. It is not saved yet.')).toBeNull()
  },
}

export const OfStaff: Story = {
  name: 'Details of staff',
  args: { persona: 'merchant-admin', path: '/user-profile/4' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByText('Merchant Admin', { selector: 'dd' })).toBeVisible()
    await expect(page.queryByRole('radio')).toBeNull()
  },
}

export const OfTheProvider: Story = {
  tags: ['!dev'],
  name: 'The provider’s people have theirs on the root, in the office',
  args: { persona: 'support', tenant: null, path: '/user-profile/3' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByText('Civic Till Support', { selector: 'dd' })).toBeVisible()
  },
}

export const Mistakes: Story = {
  name: 'Mistakes',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await retype(page.getByRole('textbox', { name: /^Name/u }), '')
    await retype(page.getByRole('textbox', { name: /^User name/u }), 'ab')
    await retype(page.getByRole('textbox', { name: 'City' }), '')
    await userEvent.click(page.getByRole('radio', { name: /^On paper/u }))
    await press(page, saveButton)
    const summary = await page.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Enter your name.')
    await expect(summary).toHaveTextContent('Use at least 3 characters.')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'Letters on paper need your postal address.',
    )
  },
}

export const RefusedByTheServer: Story = {
  name: 'Refused by the server',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const username = page.getByRole('textbox', { name: /^User name/u })
    await retype(username, 'super')
    await press(page, saveButton)
    await waitFor(() => expect(username).toHaveAccessibleDescription(/This user name is taken\./u))
  },
}

export const NotSaved: Story = {
  name: 'Not saved',
  args: { cloud: { faults: answers('updateProfile', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const city = page.getByRole('textbox', { name: 'City' })
    await retype(city, 'Piqua')
    await press(page, saveButton)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      /Your changes could not be saved.*Reference \S{8}/u,
    )
    await expect(city).toHaveValue('Piqua')
  },
}

export const Saved: Story = {
  name: 'Saved',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const phone = page.getByRole('textbox', { name: /^Phone/u })
    await retype(phone, '  937 555 0199 ')
    await press(page, saveButton)
    await expect((await page.findAllByText('Your changes are saved.'))[0]).toBeVisible()
    // As the server keeps it.
    await expect(phone).toHaveValue('937 555 0199')
    await userEvent.type(phone, '9')
    await waitFor(() =>
      expect(page.queryByText('Your changes are saved.', { selector: 'span' })).toBeNull(),
    )
  },
}

/** The server keeps some of it in its own way: it is saved all the same (decision 40). */
export const AnswerLost: Story = {
  name: 'Saved, and the answer was lost',
  args: {
    cloud: {
      faults: [{ match: { call: 'updateProfile' }, effect: { kind: 'drop-after-commit' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const state = page.getByRole('textbox', { name: 'State' })
    await retype(state, 'oh')
    await retype(page.getByRole('textbox', { name: 'City' }), ' Piqua ')
    await press(page, saveButton)
    await expect((await page.findAllByText('Your changes are saved.'))[0]).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
    await expect(state).toHaveValue('OH')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Piqua')
    await expect(window.sessionStorage.getItem('drafts') ?? '').not.toContain('Piqua')
  },
}

/** Its page was loaded again before it was known that it was saved. */
export const SavedBefore: Story = {
  tags: ['!dev'],
  name: 'What was saved is not offered again, however it was typed',
  beforeEach: () => {
    const since = window.localStorage.getItem('last-sign-out')
    const { email, username, address, city, zip } = ruth
    const typed = { name: 'Ruth  Keller', email, username, phone: '937 555 0106', state: 'oh' }
    const draft = { ...typed, address, city, zip, language: 'en', delivery: 'email' }
    window.sessionStorage.setItem(
      'drafts',
      JSON.stringify({ since, drafts: { [`6 ${profilePath}`]: draft } }),
    )
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('OH')
    await expect(page.queryByText('We kept what you typed. It is not saved yet.')).toBeNull()
  },
}

export const AnotherLanguage: Story = {
  tags: ['!dev'],
  name: 'Another language is spoken once it is saved',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Language of/u }), 'es')
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await press(page, saveButton)
    await expect(await page.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible()
  },
}

export const TypedBefore: Story = {
  name: 'What was typed before is offered again',
  beforeEach: () => {
    const since = window.localStorage.getItem('last-sign-out')
    const { name, email, username, city, state, zip } = ruth
    const typed = { name, email, username, phone: '', address: '9 Elm Street', city, state, zip }
    const draft = { ...typed, language: 'en', delivery: 'paper' }
    window.sessionStorage.setItem(
      'drafts',
      JSON.stringify({ since, drafts: { [`6 ${profilePath}`]: draft } }),
    )
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const street = page.getByRole('textbox', { name: 'Street and apartment' })
    await expect(page.getByText('We kept what you typed. It is not saved yet.')).toBeVisible()
    await expect(street).toHaveValue('9 Elm Street')
    await expect(page.getByRole('radio', { name: /^On paper/u })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect(street).toHaveValue('418 Maple Street')
    await expect(page.getByRole('radio', { name: /^By e-mail/u })).toBeChecked()
    await expect(page.queryByRole('button', { name: 'Discard' })).toBeNull()
  },
}

/** Beside the page, in the document's body. */
const leaveDialog = async () =>
  inside(await within(document.body).findByRole('dialog', { name: 'Leave without saving?' }))

export const LeftUnsaved: Story = {
  name: 'Leaving what is not saved',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const city = page.getByRole('textbox', { name: 'City' })
    await retype(city, 'Piqua')
    await userEvent.click(page.getByRole('link', { name: 'Security' }))
    await expect(await page.findByLabelText('Current password')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: /^Miami County/u }))
    await userEvent.click((await leaveDialog()).getByRole('button', { name: 'Stay here' }))
    await userEvent.click(page.getByRole('link', { name: 'Details' }))
    await waitFor(() => expect(city).toBeVisible())
    await expect(city).toHaveValue('Piqua')
    await userEvent.click(page.getByRole('link', { name: /^Miami County/u }))
    await userEvent.click(
      (await leaveDialog()).getByRole('button', { name: 'Leave without saving' }),
    )
    // The page's outline has the heading, too, until its departments are there.
    await waitFor(() =>
      expect(
        page.getByRole('heading', { level: 1, name: 'What would you like to pay?' }),
      ).toBeVisible(),
    )
    await expect(window.sessionStorage.getItem('drafts') ?? '').not.toContain('Piqua')
  },
}

export const SignedOutUnsaved: Story = {
  name: 'Signing out on a phone with what is not saved',
  tags: ['!dev'],
  ...onPhone,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const city = page.getByRole('textbox', { name: 'City' })
    await retype(city, 'Piqua')
    await userEvent.click(page.getByRole('button', { name: 'Menu' }))
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole('button', { name: 'Sign out' }))
    await userEvent.click((await leaveDialog()).getByRole('button', { name: 'Stay here' }))
    // The menu closes with the question.
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(city).toHaveValue('Piqua')
  },
}

export const StaysSignedIn: Story = {
  name: 'Staying gives the focus back to the account menu',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await retype(page.getByRole('textbox', { name: 'City' }), 'Piqua')
    const menu = page.getByRole('button', { name: /account menu$/u })
    await userEvent.click(menu)
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await userEvent.click((await leaveDialog()).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(menu).toHaveFocus())
  },
}
