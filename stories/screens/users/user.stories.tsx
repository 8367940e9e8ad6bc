import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen } from '../../support/screen'
import {
  clerk,
  of,
  onRoot,
  opened,
  phone,
  roles,
  field,
  write,
  writePerson,
  choose,
  press,
  outside,
  inSummary,
} from './at-a-user'

/** A7: a user is added by invitation and changed. */
const meta = {
  title: 'Office/Users/Add and change',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/users/add-user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const AddedByAMerchantAdmin: Story = {
  name: 'A person is added',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a user')
    await expect(roles(page)).toEqual(['Merchant Admin', 'Merchant User', 'User'])
    await writePerson(page)
    await choose(page, 'Merchant User')
    await expect(page.queryByRole('combobox', { name: /^Merchant/ })).toBeNull()
    await choose(page, 'Selected departments')
    await press(page, 'Add and send the invitation')
    await inSummary(page, 'Choose at least one department.')
    const departments = page.getByRole('combobox', { name: /^Departments of this user/ })
    await userEvent.click(departments)
    await userEvent.click(await page.findByRole('option', { name: 'Dog licenses' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Import files' }))
    await press(page, 'Add and send the invitation')
    await opened(canvasElement, 'Nora Quill')
    await expect(
      await findNotice(
        'Nora Quill was added. The invitation is on its way to nora.quill@mail.example.',
      ),
    ).toBeVisible()
    await expect(await page.findByText('Link valid until')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Import files' })).toBeChecked()
    await expect(await page.findByRole('button', { name: 'Remove Dog licenses' })).toBeVisible()
  },
}

export const AddedOnTheRoot: Story = {
  name: 'The provider adds a person',
  args: onRoot(),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a user')
    await expect(roles(page)).toEqual([
      'Admin',
      'Support',
      'Merchant Admin',
      'Merchant User',
      'User',
    ])
    // The provider's own people have no merchant.
    await choose(page, 'Civic Till Support')
    await expect(page.queryByRole('combobox', { name: /^Merchant/ })).toBeNull()
    await choose(page, 'User')
    await writePerson(page)
    await press(page, 'Add and send the invitation')
    await inSummary(page, 'Choose the merchant.')
    const merchant = page.getByRole('combobox', { name: /^Merchant/ })
    await expect(merchant).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(merchant, 'tiff')
    await userEvent.click(await page.findByRole('option', { name: /City of Tiffin/ }))
    await press(page, 'Add and send the invitation')
    await opened(canvasElement, 'Nora Quill')
    await expect(page.getByRole('combobox', { name: /^Merchant/ })).toHaveValue('City of Tiffin')
  },
}

export const Problems: Story = {
  name: 'Mistakes',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Add a user')
    await press(page, 'Add and send the invitation')
    const summary = await inSummary(
      page,
      'Name: Fill in this field.',
      'E-mail: Fill in this field.',
      'Use at least 3 characters for the user name.',
      'Choose a role.',
    )
    await expect(field(page, /^Name/)).toHaveAccessibleDescription(/Fill in this field/)
    await userEvent.click(summary.getByRole('button', { name: 'Choose a role.' }))
    await waitFor(() => expect(page.getByRole('radio', { name: 'Merchant Admin' })).toHaveFocus())
    await write(page, /^User name/, 'somebody@else.example')
    await write(page, /^Phone/, 'none')
    await userEvent.tab()
    await expect(field(page, /^User name/)).toHaveAccessibleDescription(
      /^Use the user’s own e-mail address as user name, or no address\./,
    )
    await expect(field(page, /^Phone/)).toHaveAttribute('aria-invalid', 'true')
  },
}

export const AlreadyTaken: Story = {
  name: 'Address and name are taken',
  args: of('94'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^E-mail/, 'user@miamicounty.example')
    await write(page, /^User name/, 'merchant-user')
    await press(page, 'Save')
    await inSummary(page, 'Another user has this e-mail.', 'This user name is taken.')
    await expect(field(page, /^E-mail/)).toHaveAccessibleDescription(/Another user has this e-mail/)
    await expect(field(page, /^User name/)).toHaveAccessibleDescription(/This user name is taken/)
  },
}

export const Saved: Story = {
  name: 'Saved',
  args: of('94'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^Phone/, '937-555-0142')
    // Another tab of the page keeps typed values.
    await userEvent.click(page.getByRole('link', { name: 'Activity' }))
    await page.findByRole('table', { name: /^What this user did/ })
    await userEvent.click(page.getByRole('link', { name: 'Details' }))
    await press(page, 'Save')
    await expect(await page.findByText(/^Saved \d/)).toBeVisible()
    await expect(field(page, /^Phone/)).toHaveValue('937-555-0142')
    await write(page, /^Name/, 'Jensen Hill')
    await userEvent.click(page.getByRole('link', { name: 'All users' }))
    const dialog = await outside().findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(inside(dialog).getByRole('button', { name: 'Stay here' }))
    await expect(field(page, /^Name/)).toHaveValue('Jensen Hill')
  },
}

export const AddressWaits: Story = {
  name: 'A new address waits to be confirmed',
  args: of('94'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await expect(field(page, /^E-mail/)).toHaveAccessibleDescription(
      /^A new address takes effect once this user opens the link/,
    )
    await write(page, /^E-mail/, 'jensen@mail.example')
    await press(page, 'Save')
    await expect(await page.findByText(/^Saved \d/)).toBeVisible()
    const waits = (await page.findByText('New e-mail, not confirmed yet')).nextElementSibling
    await expect(waits).toHaveTextContent('jensen@mail.example')
    await expect(field(page, /^E-mail/)).toHaveValue(clerk.email)
  },
}

export const ChangedMeanwhile: Story = {
  name: 'A colleague changed it meanwhile',
  args: {
    ...of('94'),
    cloud: {
      faults: answers('updateUser', 409, {
        message: 'Somebody else has changed this user since you opened it.',
        code: 'changed',
        current: { ...clerk, rights: ['refund'], departments: ['dog-licenses'] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^Phone/, '937-555-0142')
    await press(page, 'Save')
    const dialog = inside(
      await outside().findByRole('dialog', {
        name: 'Someone else changed this while you were editing',
      }),
    )
    await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus())
    // The name of a department replaces its id once the departments are there.
    await waitFor(() => expect(dialog.getByText('Dog licenses')).toBeVisible())
    await expect(dialog.getAllByText('Void and refund payments')[0]).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await expect(field(page, /^Phone/)).toHaveValue('937-555-0142')
  },
}

/** A name of 300 characters, emoji, right to left, and what looks like a script. */
export const HardTextsMeanwhile: Story = {
  tags: ['!dev'],
  args: {
    ...of('94'),
    cloud: {
      faults: answers('updateUser', 409, {
        message: 'Somebody else has changed this user since you opened it.',
        code: 'changed',
        current: {
          ...clerk,
          name: `${'Wasserzweckverband'.repeat(16)} <script>alert(1)</script> 🚰 مياه`,
        },
      }),
    },
  },
  globals: { ...phone, locale: 'de', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^Telefon/, '937-555-0142')
    await press(page, 'Speichern')
    await expect(await outside().findByRole('dialog')).toHaveTextContent('Meine behalten')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const BeingSaved: Story = {
  name: 'Being saved',
  args: { ...of('94'), cloud: { faults: neverAnswers('updateUser') } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^Phone/, '937-555-0142')
    await press(page, 'Save')
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The same place for everything that a server may say of a form; write-problem.test.tsx has all. */
export const NotSaved: Story = {
  name: 'Not saved',
  args: { ...of('94'), cloud: { faults: answers('updateUser', 429) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await write(page, /^Phone/, '937-555-0142')
    await press(page, 'Save')
    const summary = await page.findByRole('alert')
    await expect(summary).toHaveTextContent(/Too many tries.*Reference: /u)
    await expect(summary).toHaveFocus()
    await expect(field(page, /^Phone/)).toHaveValue('937-555-0142')
  },
}

export const BecomesMerchantAdmin: Story = {
  name: 'Becomes an administrator',
  args: of('94'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await expect(await page.findByRole('button', { name: 'Remove Real estate tax' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Void and refund payments' })).toBeChecked()
    await choose(page, 'Merchant Admin')
    await expect(page.getByText(/^A Merchant Admin sees all payments/)).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
    await choose(page, 'Merchant User')
    await expect(page.queryByText(/^A Merchant Admin sees all payments/)).toBeNull()
  },
}

export const AnotherRoleAndBack: Story = {
  name: 'Another role says what ends with it; the old one brings it back',
  args: of('94'),
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, clerk.name)
    await expect(
      await page.findByRole('checkbox', { name: 'Void and refund payments' }),
    ).toBeChecked()
    await choose(page, 'Merchant Admin')
    await expect(page.getByText(/this user loses theirs/u)).toBeVisible()
    await choose(page, 'Merchant User')
    await expect(page.queryByText(/this user loses theirs/u)).toBeNull()
    await expect(page.getByRole('checkbox', { name: 'Void and refund payments' })).toBeChecked()
    await expect(await page.findByRole('button', { name: 'Remove Real estate tax' })).toBeVisible()
  },
}
