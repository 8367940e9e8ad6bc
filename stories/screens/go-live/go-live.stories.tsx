import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { makeTestPayment } from '@/contract/payments/card-point'
import { callerFor } from '@mocks/hosts/caller'
import { personaNamed } from '@mocks/world/personas'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** The account with the card processor, the review and the switch (product.md A3). */
const meta = {
  title: 'Office/Merchants/Go live',
  component: Screen,
  args: {
    tenant: null,
    persona: 'super',
    path: '/admin/settings/add-settings/1?step=card-point',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }
const review = { path: '/admin/settings/add-settings/1?step=review' }
/** Switched off, and on the processor's real site. */
const brewster = { path: '/admin/settings/add-settings/17?step=review' }

export const Account: Story = {
  name: 'Card Point account',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const password = await page.findByLabelText(/^Password/u, {}, patience)
    await expect(password).toHaveValue('')
    await expect(page.getByText(/^Set May 12, 2026.+by Ana Lee\./u)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Site/u })).toHaveValue('isv-uat')
    await userEvent.type(password, 'a wrong one')
    await userEvent.click(page.getByRole('button', { name: 'Test credentials' }))
    await expect(
      await page.findByText('The processor rejected the user name or password.', {}, patience),
    ).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'A good one')
    await userEvent.click(page.getByRole('button', { name: 'Test credentials' }))
    await expect(
      await page.findByText('The processor accepts these credentials.', {}, patience),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'The processor refuses the account',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const merchid = await page.findByRole('textbox', { name: /^Merchant ID(?! for)/u }, patience)
    await userEvent.clear(merchid)
    await userEvent.type(merchid, '12')
    await userEvent.click(page.getByRole('button', { name: 'Check and save' }))
    await expect((await page.findAllByText('Use 12 digits.'))[0]).toBeVisible()
    await userEvent.clear(merchid)
    await userEvent.type(merchid, '496160873999')
    await userEvent.click(page.getByRole('button', { name: 'Check and save' }))
    await waitFor(async () => {
      await expect(page.getAllByText('The processor does not know this number.')[0]).toBeVisible()
    }, patience)
  },
}

export const Saved: Story = {
  name: 'Saved',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const username = await page.findByRole('textbox', { name: /^User name/u }, patience)
    await userEvent.clear(username)
    await userEvent.type(username, 'another')
    await userEvent.type(page.getByLabelText(/^Password/u), 'A good one')
    await userEvent.click(page.getByRole('button', { name: 'Check and save' }))
    await waitFor(async () => {
      await expect(page.getByLabelText(/^Password/u)).toHaveValue('')
    }, patience)
  },
}

export const OtherMerchantsNumber: Story = {
  name: 'Another merchant’s number is asked about before it is saved',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const merchid = await page.findByRole('textbox', { name: /^Merchant ID(?! for)/u }, patience)
    await userEvent.clear(merchid)
    await userEvent.type(merchid, '496160873017')
    await userEvent.click(page.getByRole('button', { name: 'Test credentials' }))
    await expect(
      await page.findByText(/It is already used by City of Tiffin\./u, {}, patience),
    ).toBeVisible()
    const question = { name: 'Save a merchant ID that is used already?' }
    const ask = async () => {
      await userEvent.click(page.getByRole('button', { name: 'Check and save' }))
      return inside(await inside(document.body).findByRole('dialog', question, patience))
    }
    const first = await ask()
    await expect(first.getByText(/It is already used by City of Tiffin\./u)).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Back to the form' }))
    await expect(merchid).toHaveValue('496160873017')
    await expect(page.queryByText(/^Saved/u)).toBeNull()
    const second = await ask()
    await userEvent.click(second.getByRole('button', { name: 'Save anyway' }))
    await expect(await page.findByText(/^Saved/u, {}, patience)).toBeVisible()
  },
}

export const AccountChangedMeanwhile: Story = {
  name: 'A colleague changed the account meanwhile: both versions, no password',
  args: {
    cloud: {
      faults: answers('saveCardPoint', 409, {
        message: 'Somebody else has changed this since you opened it.',
        code: 'changed',
        current: {
          site: 'isv-uat',
          merchid: '496160873000',
          username: 'theirs',
          ach_merchid: null,
          iframe_origin: null,
          terminals: [],
          set_at: '2026-05-20T12:00:00.000Z',
          set_by: 'Ben Ortiz',
          version: 'newer',
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const username = await page.findByRole('textbox', { name: /^User name/u }, patience)
    await userEvent.clear(username)
    await userEvent.type(username, 'mine')
    await userEvent.type(page.getByLabelText(/^Password/u), 'A good one')
    await userEvent.click(page.getByRole('button', { name: 'Check and save' }))
    const dialog = inside(await inside(document.body).findByRole('dialog', {}, patience))
    await waitFor(() => expect(dialog.getByText('theirs')).toBeVisible())
    await expect(dialog.getByText('mine')).toBeVisible()
    await expect(dialog.getByText('New password, as you typed it')).toBeVisible()
    await expect(dialog.queryByText('A good one')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    // What was typed is still there, the password too.
    await expect(username).toHaveValue('mine')
    await expect(page.getByLabelText(/^Password/u)).toHaveValue('A good one')
  },
}

export const ForSupport: Story = {
  name: 'As Support sees it',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('Your role can test the account but not view it.', {}, patience),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Test the saved credentials' }))
    await expect(
      await page.findByText('The processor accepts these credentials.', {}, patience),
    ).toBeVisible()
    await expect(page.queryByLabelText(/^Password/u)).toBeNull()
  },
}

export const NotLoaded: Story = {
  name: 'The account cannot be loaded',
  args: { cloud: { faults: answers('getCardPoint', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('The account could not be loaded.', { exact: false }, patience),
    ).toBeVisible()
  },
}

export const Review: Story = {
  name: 'Review of an open test site',
  args: review,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(
      await page.findByRole('button', { name: 'Make a test payment of $1.00' }, patience),
    )
    await expect(
      await page.findByText('The test payment was approved.', {}, patience),
    ).toBeVisible()
    await expect(
      page.getByText('Citizens reach the site at miamicounty.pay.localhost.'),
    ).toBeVisible()
    await expect(page.getByText('Real estate tax')).toBeVisible()
  },
}

export const SwitchedOn: Story = {
  name: 'Switch the site on',
  args: brewster,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Switch the site on' }, patience))
    const asked = await page.findByRole('dialog')
    await expect(asked).not.toHaveTextContent('TEST')
    const dialog = inside(asked)
    await userEvent.type(dialog.getByRole('textbox'), 'Village of Brewster{Enter}')
    await expect(
      await page.findByText('Citizens reach the site at brewster.pay.localhost.', {}, patience),
    ).toBeVisible()
  },
}

export const TestSiteSwitchedOn: Story = {
  name: 'A test site is switched on: no money moves',
  args: {
    ...review,
    earlier: async (cloud) => {
      const token = (await cloud.enter(personaNamed('super').email))?.token ?? null
      const admin = callerFor(cloud, null, { token })
      await admin.call(setMerchantStatus, { params: { id: '1' }, body: { is_enabled: 0 } })
      await admin.call(makeTestPayment, { body: { merchant_id: '1' } })
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Switch the site on' }, patience))
    const dialog = await page.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Visitors of miamicounty.pay.localhost')
    await expect(dialog).toHaveTextContent(/It is a TEST site: .+ no money moves/u)
  },
}

export const ReviewForSupport: Story = {
  tags: ['!dev'],
  args: { ...brewster, persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The site is off. Visitors to brewster/u, {}, patience),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Switch the site on' })).toBeNull()
  },
}

export const PreviewNotLoaded: Story = {
  name: 'The departments of the review cannot be loaded',
  args: {
    ...review,
    cloud: { faults: answers('listMerchantDepartments', 500, { message: 'No' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The departments could not be loaded\./, {}, patience),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make a test payment of $1.00' })).toBeVisible()
  },
}
