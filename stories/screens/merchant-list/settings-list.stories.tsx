import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { findNotice, inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** All merchants with the state of their sites, and what is done to a whole site (product.md A2). */
const meta = {
  title: 'Office/Merchants/List',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails, and changes are announced. */
const patience = { timeout: 10_000 }

const table = async (canvasElement: HTMLElement) =>
  inside(await inside(canvasElement).findByRole('table', { name: 'Merchant settings list' }))

async function menuOf(canvasElement: HTMLElement, name: string) {
  const page = inside(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${name}` }))
  return inside(await page.findByRole('menu'))
}

export const Merchants: Story = {
  name: 'All merchants',
  play: async ({ canvasElement }) => {
    const rows = await table(canvasElement)
    const county = await rows.findByRole('row', { name: /Miami County, Ohio/ })
    await expect(county).toHaveTextContent('4 of 4')
    await expect(county).toHaveTextContent('TEST')
    await expect(rows.getByRole('row', { name: /Galion/ })).toHaveTextContent(
      'All departments are off',
    )
    await expect(rows.getByRole('row', { name: /Brewster/ })).toHaveTextContent('Switched off')
    await expect(rows.getByRole('link', { name: 'tiffin' })).toHaveAttribute(
      'href',
      'http://tiffin.pay.localhost/',
    )
    await expect(rows.getByRole('link', { name: 'City of Tiffin' })).toHaveAttribute(
      'href',
      '/admin/settings/add-settings/2',
    )
    const page = inside(canvasElement)
    await expect(page.getByRole('link', { name: 'Add a merchant' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

export const ForSupport: Story = {
  name: 'As Support sees it',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await expect(menu.getByRole('menuitem', { name: 'Open site' })).toBeInTheDocument()
    for (const name of ['Switch off', 'Delete', 'Copy settings from another merchant']) {
      await expect(menu.queryByRole('menuitem', { name })).toBeNull()
    }
    await expect(inside(canvasElement).queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

export const ForAdmin: Story = {
  name: 'As an Admin sees it',
  args: { persona: 'admin' },
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await expect(menu.getByRole('menuitem', { name: 'Switch off' })).toBeInTheDocument()
    await expect(menu.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  },
}

export const SwitchedOff: Story = {
  name: 'Switch a site off',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch off' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Switch off City of Tiffin?' }))
    await expect(
      dialog.getByText(/Visitors of tiffin\.pay\.localhost get the 404 page at once/u),
    ).toHaveTextContent('Nobody is signed in there now.')
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    await expect(await dialog.findByText(/Type “City of Tiffin” exactly/u)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'city of tiffin')
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }))
    await expect(await findNotice('The site of City of Tiffin is switched off.')).toBeVisible()
    const rows = await table(canvasElement)
    await waitFor(async () => {
      await expect(rows.getByRole('row', { name: /City of Tiffin/ })).toHaveTextContent(
        'Switched off',
      )
    })
  },
}

export const SwitchedOn: Story = {
  name: 'Switch a site on',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, 'Village of Brewster')
    await expect(menu.getByRole('menuitem', { name: 'Open site' })).toHaveAccessibleDescription(
      'Its visitors get the 404 page.',
    )
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch on' }))
    const dialog = inside(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Village of Brewster{Enter}')
    await expect(await findNotice('The site of Village of Brewster is on.')).toBeVisible()
  },
}

/** A merchant with payments can only be switched off. */
export const NotDeleted: Story = {
  name: 'What cannot be deleted says why',
  play: async ({ canvasElement }) => {
    const off = await menuOf(canvasElement, 'Village of Brewster')
    await expect(off.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'It has payments: it can only be switched off.',
    )
    await userEvent.keyboard('{Escape}')
    const on = await menuOf(canvasElement, 'City of Tiffin')
    await expect(on.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Switch it off first.',
    )
  },
}

export const Refused: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('setMerchantStatus', 409, { code: 'gone' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Switch off' }))
    const dialog = inside(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'City of Tiffin{Enter}')
    await expect(
      await dialog.findByText('This merchant no longer exists.', {}, patience),
    ).toBeVisible()
  },
}

export const SettingsCopied: Story = {
  name: 'Copy settings from another merchant',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await userEvent.click(
      menu.getByRole('menuitem', { name: 'Copy settings from another merchant' }),
    )
    const dialog = inside(
      await page.findByRole('dialog', { name: 'Copy settings to City of Tiffin' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(await dialog.findByRole('button', { name: 'Choose a merchant.' })).toBeVisible()
    await userEvent.type(
      dialog.getByRole('combobox', { name: 'From which merchant' }),
      'Miami{Enter}',
    )
    await expect(
      await dialog.findByText(/^1 rule of the site changes\. No department is added\./u),
    ).toBeVisible()
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /^Departments that City of Tiffin does not have/u }),
    )
    await expect(await dialog.findByText(/Added: .*Real estate tax/u)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(await findNotice('Settings copied to City of Tiffin.')).toBeVisible()
  },
}

export const CopyForAdmin: Story = {
  tags: ['!dev'],
  args: { persona: 'admin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const menu = await menuOf(canvasElement, 'City of Tiffin')
    await userEvent.click(
      menu.getByRole('menuitem', { name: 'Copy settings from another merchant' }),
    )
    const dialog = inside(await page.findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: /^Site rules/u })).toBeChecked()
    await expect(dialog.queryByRole('checkbox', { name: /^Departments that/u })).toBeNull()
  },
}

export const SettingFound: Story = {
  name: 'Find a setting',
  args: { path: '/admin/settings?q=fee' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('“fee” is in the name of 3 settings', {}, patience),
    ).toBeVisible()
    await expect(page.getByText('Each merchant below opens at “Payment settings”.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Card fee' }))
    await expect(
      await page.findByText('Each merchant below opens at “Card fee” (Payment settings).'),
    ).toBeVisible()
    const rows = await table(canvasElement)
    const link = await rows.findByRole('link', { name: 'City of Tiffin' })
    await expect(link).toHaveAttribute(
      'href',
      '/admin/settings/add-settings/2?step=payments&setting=card-fee',
    )
    await userEvent.click(link)
    const fee = await page.findByRole('textbox', { name: /^Card fee/ }, patience)
    await waitFor(() => expect(fee).toHaveFocus())
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { path: '/admin/settings?q=zzzz&status=disabled' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No results match your search and filters.')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'No merchants yet',
  args: {
    cloud: {
      faults: answers('listSettings', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No merchants yet. Add the first one.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Loading',
  args: { cloud: { faults: neverAnswers('listSettings') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Merchant settings list' }, patience),
    ).toBeVisible()
    await expect(page.queryByRole('row')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'The list cannot be loaded',
  args: { cloud: { faults: answers('listSettings', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The list could not be loaded/u, {}, patience),
    ).toBeVisible()
  },
}

/** A merchant's people have no such page. */
export const NotForMerchants: Story = {
  name: 'As a Merchant Admin sees it',
  args: { tenant: 'miamicounty', persona: 'merchant-admin' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('You cannot open this page', {}, patience)).toBeVisible()
  },
}
