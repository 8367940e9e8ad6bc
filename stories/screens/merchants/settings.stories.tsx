import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import {
  at,
  box,
  inSummary,
  onRoot,
  opened,
  press,
  tiffinWith,
  write,
  writeIdentity,
} from './at-a-merchant'

/** A3: a merchant is added and set up, step by step. */
const meta = {
  title: 'Office/Merchants/Settings',
  component: Screen,
  args: { ...onRoot, path: '/admin/settings/add-settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Added: Story = {
  name: 'A merchant is added',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a merchant', 'Identity')
    // All nine steps show; the later ones open once the merchant is saved.
    await expect(page.getByRole('button', { name: 'Domain' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled()
    await writeIdentity(page, 'City of Kent "North" <b>')
    await press(page, 'Add the merchant and continue')
    // On to the domain; kent is another one's.
    await opened(canvasElement, 'City of Kent "North" <b>', 'Domain')
    await expect(box(page, /^Subdomain/)).toHaveValue('kentnorthb')
    await expect(page.getByText('Switched off')).toBeVisible()
    await expect(page.getByText('TEST')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Identity \(done\)/ })).toBeVisible()
    await press(page, 'Save and continue to Site rules')
    await opened(canvasElement, 'City of Kent "North" <b>', 'Site rules')
  },
}

export const Mistakes: Story = {
  name: 'Mistakes in the identity',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a merchant', 'Identity')
    await write(page, /^Website/, 'javascript:alert(1)')
    await write(page, /^Logo \(/, 'https://img.example.gov/seal.png')
    await write(page, /^Color/, 'red')
    await write(page, /^Phone/, 'none')
    await write(page, /^Fax/, '12')
    await press(page, 'Add the merchant and continue')
    await inSummary(
      page,
      'Name: Fill in this field.',
      /https address with the name of a site/,
      /^Say in words/,
      /^Enter # and six digits/,
      'ZIP code: Fill in this field.',
    )
    // In the order of the page, and no two of them alike.
    const links = within(page.getByRole('alert')).getAllByRole('button')
    await waitFor(() =>
      expect(links.map((link) => link.textContent.split(':')[0])).toEqual([
        'Name',
        'Office',
        'Phone',
        'Fax',
        'Hours',
        'Enter an https address with the name of a site, without a port or a user name.',
        'Representative',
        'Street',
        'City',
        'State',
        'ZIP code',
        'Say in words what the logo shows.',
        'Enter # and six digits from 0 to F, like #1D4E89.',
      ]),
    )
  },
}

export const DomainTaken: Story = {
  name: 'A subdomain that is taken, and reserved ones',
  args: at('domain'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Domain')
    await expect(await page.findByText(/^tiffin\.pay/, { selector: 'b' })).toBeVisible()
    await write(page, /^Subdomain/, 'Kent')
    await press(page, 'Add an old subdomain')
    await write(page, /^Old subdomain 1/, 'api')
    await press(page, 'Save')
    await inSummary(page, 'Another merchant has this subdomain.', 'This subdomain is reserved.')
    await write(page, /^Subdomain/, 'tiffin-ohio')
    await expect(page.getByText(/^The site moves to/)).toBeVisible()
  },
}

export const Rules: Story = {
  name: 'Site rules',
  args: at('rules'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Site rules')
    await expect(box(page, /^Site 1/)).toHaveValue('tax.tiffin.example')
    await write(page, /^Maximum items/, '0')
    await write(page, /^Site 1/, 'https://tax.tiffin.example/pay')
    await press(page, 'Save')
    await inSummary(page, /whole number from 1 to 100/, /name of a site alone/)
    await write(page, /^Maximum items/, '10')
    await write(page, /^Site 1/, 'tax.tiffin.example')
    await userEvent.click(page.getByRole('switch', { name: /^Citizens can sign up/ }))
    await press(page, 'Save')
    await expect(await page.findByText(/^Saved \d/)).toBeVisible()
    await expect(page.getByRole('switch', { name: /^Citizens can sign up/ })).not.toBeChecked()
    await userEvent.click(page.getByRole('link', { name: 'History' }))
    const table = inside(await page.findByRole('table', { name: 'Changes to this merchant' }))
    await expect(await table.findByText('Citizens can sign up: Yes → No')).toBeVisible()
    await expect(table.getByText(/^Maximum items in a cart: 100 → 10/)).toBeVisible()
  },
}

export const Kept: Story = {
  name: 'Another step and back: what was typed is kept',
  args: at('notifications'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Notifications')
    await write(page, /^Sender/, 'Tiffin Utilities')
    await userEvent.click(page.getByRole('button', { name: /^Users/ }))
    await opened(canvasElement, 'City of Tiffin', 'Users')
    await userEvent.click(page.getByRole('button', { name: /Notifications/ }))
    await opened(canvasElement, 'City of Tiffin', 'Notifications')
    await expect(box(page, /^Sender/)).toHaveValue('Tiffin Utilities')
    await expect(page.getByText(/^We kept what you typed/)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'All merchants' }))
    const dialog = await inside(document.body).findByRole('dialog', {
      name: 'Leave without saving?',
    })
    await userEvent.click(inside(dialog).getByRole('button', { name: 'Stay here' }))
    await press(page, 'Discard')
    await expect(box(page, /^Sender/)).toHaveValue('')
  },
}

export const ChangedMeanwhile: Story = {
  name: 'A colleague changed it meanwhile',
  args: {
    ...at('identity'),
    cloud: {
      faults: answers('updateMerchant', 409, {
        message: 'Somebody else has changed this since you opened it.',
        code: 'changed',
        current: tiffinWith({ phone: '(419) 555-0100', fax: '(419) 555-0101' }),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Identity')
    await write(page, /^Phone/, '419-555-0199')
    await press(page, 'Save')
    const dialog = inside(
      await inside(document.body).findByRole('dialog', {
        name: 'Someone else changed this while you were editing',
      }),
    )
    await waitFor(() => expect(dialog.getByText('(419) 555-0100')).toBeVisible())
    await expect(dialog.getByText('419-555-0199')).toBeVisible()
    await expect(dialog.getByText('(419) 555-0101')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await expect(box(page, /^Phone/)).toHaveValue('419-555-0199')
  },
}

export const FirstAdmin: Story = {
  name: 'The first Merchant Admin is invited',
  args: at('users', '17'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 2, name: 'Users' })
    await press(page, 'Send the invitation')
    await inSummary(page, 'Name: Fill in this field.')
    await write(page, /^Name/, 'Nora Quill')
    await write(page, /^E-mail/, 'user@miamicounty.example')
    await press(page, 'Send the invitation')
    await inSummary(page, 'Another user has this e-mail.')
    await write(page, /^E-mail/, 'nora.quill@mail.example')
    await press(page, 'Send the invitation')
    await expect(await page.findByText('nora.quill@mail.example')).toBeVisible()
    // The next one begins with an empty form.
    await waitFor(() => expect(box(page, /^Name/)).toHaveValue(''))
  },
}

export const Support: Story = {
  name: 'As support sees it',
  args: { ...at('rules'), persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Site rules')
    await expect(page.getByText(/^Your role sees these settings/)).toBeVisible()
    await expect(page.getByText('tax.tiffin.example')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const SupportAdds: Story = {
  name: 'Support cannot add one',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a merchant')
    await expect(page.getByText(/^Only Super Users and Admin/)).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}

export const NoPermission: Story = {
  name: 'No permission',
  args: { ...at('identity', '1'), tenant: 'miamicounty', persona: 'merchant-admin' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'You cannot open this page')
  },
}

export const Loading: Story = {
  args: { ...at('identity'), cloud: { faults: neverAnswers('getSettings') } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Merchant settings')
  },
}

export const Failed: Story = {
  name: 'It cannot be loaded',
  args: { ...at('identity'), cloud: { faults: answers('getSettings', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Merchant settings')
    await expect(
      await page.findByText(/^The settings of this merchant could not be loaded\./),
    ).toBeVisible()
  },
}

export const OtherLanguages: Story = {
  name: 'Its texts in other languages',
  args: at('rules'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Site rules')
    await userEvent.click(page.getByText('Español', { selector: 'summary *' }))
    await write(page, /^Text of the sign-out warning \(Español\)/, 'a'.repeat(201))
    await press(page, 'Save')
    await inSummary(page, /201|200/)
    await write(page, /^Text of the sign-out warning \(Español\)/, '¿Sigue ahí?')
    await press(page, 'Save')
    await expect(await page.findByText(/^Saved /)).toBeVisible()
    await expect(box(page, /^Text of the sign-out warning \(Español\)/)).toHaveValue('¿Sigue ahí?')
  },
}

/** A search for a setting leads to its field (A2). */
export const SettingFound: Story = {
  name: 'A setting that was searched for',
  args: at('rules&setting=session-text'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Site rules')
    await waitFor(() => expect(box(page, /^Text of the sign-out warning/)).toHaveFocus())
  },
}

export const SettingOfDepartment: Story = {
  name: 'A setting of departments that was searched for: the first that has it',
  args: at('departments&setting=entry-fields', '6'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const fields = await page.findByRole('group', { name: /^Fields/ })
    await waitFor(() => expect(fields.querySelector('legend')).toHaveFocus())
  },
}

export const SettingToRead: Story = {
  name: 'A setting that Support searched for',
  args: { ...at('payments&setting=card-fee'), persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const fact = (await page.findByText('Card fee', { selector: 'dt' })).closest('div')
    await waitFor(() => expect(fact).toHaveFocus())
  },
}

export const NoHistory: Story = {
  name: 'Without history',
  args: at('history', '9'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Nobody has changed these settings yet.')).toBeVisible()
  },
}

export const GermanDarkPhone: Story = {
  tags: ['!dev'],
  args: at('rules'),
  globals: {
    locale: 'de',
    theme: 'dark',
    viewport: { value: 'mobile1', isRotated: false },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'City of Tiffin', 'Regeln der Website')
    await press(page, /^Schritt 3 von/)
    await expect(await page.findByRole('button', { name: /Domain/ })).toBeVisible()
  },
}
