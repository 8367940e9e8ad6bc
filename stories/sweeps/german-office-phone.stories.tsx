import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { Screen, type ScreenProps } from '../support/screen'
import { officePlaces } from './office-places'
import { fitsPhone, nameAt } from './phone-texts'

// The office's pages as the citizens' in german-phone.stories.tsx: the longest words on the
// narrowest phone, in the dark; axe looks at each of them after that.

const meta = {
  title: 'Sweeps/German office, dark, 320 px',
  tags: ['!dev'],
  component: Screen,
  globals: { locale: 'de', theme: 'dark', viewport: { value: 'mobile1', isRotated: false } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const at = (place: ScreenProps): Story => ({ args: place, play: fitsPhone })

/** A page that is not in the table would never be looked at. */
export const EveryAddress: Story = {
  render: () => <h1>Every address</h1>,
  play: async () => {
    const seen = new Set(Object.values(officePlaces).map(({ path }) => nameAt(path)))
    const office = addressRows.filter((row) => hasScreen(row) && row.layout === 'admin')
    await expect(office.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
  },
}

export const Dashboard = at(officePlaces.dashboard)
export const ProviderDashboard = at(officePlaces.providerDashboard)
export const SearchForBills = at(officePlaces.searchForBills)
export const Users = at(officePlaces.users)
export const Citizens = at(officePlaces.citizens)
export const Invitations = at(officePlaces.invitations)
export const AddUser = at(officePlaces.addUser)
export const User = at(officePlaces.user)
export const UserPayments = at(officePlaces.userPayments)
export const ProviderUsers = at(officePlaces.providerUsers)
export const ProviderUser = at(officePlaces.providerUser)
export const UserMerchants = at(officePlaces.userMerchants)
export const UserSearch = at(officePlaces.userSearch)
export const ProviderAccount = at(officePlaces.providerAccount)
export const Settings = at(officePlaces.settings)
export const Wizard = at(officePlaces.wizard)
export const WizardDepartments = at(officePlaces.wizardDepartments)
export const Posting = at(officePlaces.posting)
export const PostingDepartments = at(officePlaces.postingDepartments)
export const PostingTransactions = at(officePlaces.postingTransactions)
export const ProviderPosting = at(officePlaces.providerPosting)
export const ProviderPostingDepartments = at(officePlaces.providerPostingDepartments)
export const ProviderPostingTransactions = at(officePlaces.providerPostingTransactions)
export const Transactions = at(officePlaces.transactions)
export const TransactionDepartments = at(officePlaces.transactionDepartments)
export const DailyTransactions = at(officePlaces.dailyTransactions)
export const ProviderTransactions = at(officePlaces.providerTransactions)
export const ProviderTransactionDepartments = at(officePlaces.providerTransactionDepartments)
export const ProviderDailyTransactions = at(officePlaces.providerDailyTransactions)
export const ImportAccounts = at(officePlaces.importAccounts)
export const ImportPermits = at(officePlaces.importPermits)
export const ImportAging = at(officePlaces.importAging)
export const ImportUsers = at(officePlaces.importUsers)
export const NotificationMerchants = at(officePlaces.notificationMerchants)
export const Notices = at(officePlaces.notices)
export const NewNotice = at(officePlaces.newNotice)
export const NoticeAudience = at(officePlaces.noticeAudience)
export const NoticeConfirm = at(officePlaces.noticeConfirm)
export const NoticeResults = at(officePlaces.noticeResults)
export const Warnings = at(officePlaces.warnings)
export const Warning = at(officePlaces.warning)
export const Recaptcha = at(officePlaces.recaptcha)
export const Attempt = at(officePlaces.attempt)
export const RecaptchaSettings = at(officePlaces.recaptchaSettings)
export const Maintenance = at(officePlaces.maintenance)
export const NewMaintenance = at(officePlaces.newMaintenance)
