import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answers } from '../support/faults'
import { Screen, type ScreenProps } from '../support/screen'
import { officePlaces } from './office-places'
import { places } from './places'

// A department is named in the reader's language wherever an answer names it as its merchant wrote
// it, and at no moment in English first.

const written =
  /Real estate tax|Manufactured home tax|Building permits|Dog licenses|Parking tickets|Income tax|Court records/u

/** What stood on the page at any time of the story in English. */
const seen = new Set<string>()

function look(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.textContent ?? ''
    if (written.test(text)) seen.add(text)
  }
}

const meta = {
  title: 'Sweeps/Names of departments',
  tags: ['!dev'],
  component: Screen,
  globals: { locale: 'de' },
  beforeEach: () => {
    seen.clear()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const named = (place: ScreenProps, ...names: readonly string[]): Story => ({
  args: place,
  play: async ({ canvasElement }) => {
    for (const name of names) {
      await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(name), {
        timeout: 5_000,
      })
    }
    await expect([...seen]).toEqual([])
  },
})

/** The departments are read later than the answer that names them. */
const late = (place: ScreenProps): ScreenProps => ({
  ...place,
  cloud: { latency: (call) => (call === 'listMerchantDepartments' ? 600 : 0) },
})

const inJapanese = (place: ScreenProps): Story => ({
  ...named(place, '固定資産税'),
  globals: { locale: 'ja' },
})

export const Dashboard = named(officePlaces.dashboard, 'Grundsteuer', 'Hundemarken')
export const DashboardInJapanese = inJapanese(officePlaces.dashboard)
export const ProviderDashboard = named(
  officePlaces.providerDashboard,
  'Miami County, Ohio · Grundsteuer',
  'Baugenehmigungen',
)
export const ProviderDashboardInJapanese = inJapanese(officePlaces.providerDashboard)
export const ProviderDashboardOfOne = named(
  { ...officePlaces.providerDashboard, path: '/admin/dashboard?merchant=1' },
  'Grundsteuer',
  'Hundemarken',
)
export const ProviderSearch = named(
  { ...officePlaces.providerDashboard, path: '/search-for-bill?q=08-0045' },
  'Miami County, Ohio · Grundsteuer',
)
export const ProviderPostingDepartments = named(
  late(officePlaces.providerPostingDepartments),
  'Grundsteuer',
)
export const ProviderPostingTransactions = named(
  late(officePlaces.providerPostingTransactions),
  'Miami County, Ohio · Grundsteuer',
)
export const ProviderTransactionDepartments = named(
  late(officePlaces.providerTransactionDepartments),
  'Grundsteuer',
)
export const ProviderDailyTransactions = named(
  late(officePlaces.providerDailyTransactions),
  'Miami County, Ohio · Grundsteuer',
)
export const ImportAccounts = named(officePlaces.importAccounts, 'Grundsteuer')
export const ImportPayments = named(places.importPayments, 'Grundsteuer')
export const UserAccounts = named(
  { ...officePlaces.user, path: `${officePlaces.user.path}?tab=accounts` },
  'Grundsteuer',
)
export const Warnings = named(
  officePlaces.warnings,
  'Miami County, Ohio · Grundsteuer',
  'Chardon Municipal Court · Gerichtsakten',
)
const entry = {
  id: '1',
  at: '2026-05-29T14:00:00Z',
  actor: { id: '2', name: 'Ana Lee', role: 'Super User' },
  action: 'department-off',
  object: { kind: 'department', id: 'real-estate-tax', name: 'Real estate tax' },
  changes: [],
  ip: null,
}
const renamed = {
  ...entry,
  id: '2',
  object: { ...entry.object, name: 'Property tax' },
}
export const History = named(
  {
    ...officePlaces.wizard,
    path: `${officePlaces.wizard.path}?step=history`,
    cloud: {
      faults: answers('listAudit', 200, {
        data: [entry, renamed],
        pagination: { page: 1, per_page: 25, total: 2, last_page: 1 },
      }),
    },
  },
  'Grundsteuer',
  // The name at that time, which no department has now.
  'Property tax',
)
export const UnsubscribeLink = named(places.letters, 'Grundsteuer')
export const UnsubscribeLinkInJapanese = inJapanese(places.letters)

/** The names stay as they were written, and the page is as it was. */
export const NamesFail: Story = {
  args: {
    ...officePlaces.providerDailyTransactions,
    cloud: { faults: answers('listMerchantDepartments', 404, { message: 'Not found' }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Miami County, Ohio · Real estate tax/u)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Zahlungen des Tages')
  },
}

/** Nobody waits for a name: the figures come with the names that they have. */
export const NamesAreNotAnswered: Story = {
  args: {
    ...officePlaces.providerDailyTransactions,
    cloud: { latency: (call) => (call === 'listMerchantDepartments' ? 60_000 : 0) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Miami County, Ohio · Real estate tax/u)
  },
}
