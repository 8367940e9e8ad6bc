import type { Meta, StoryObj } from '@storybook/react-vite'
import { hasScreen } from '@/rules/addresses/address-row'
import { expect } from 'storybook/test'
import { addressRows } from '@/rules/addresses/address-table'
import { Screen, type ScreenProps } from '../support/screen'
import { fitsPhone, nameAt } from './phone-texts'
import { places } from './places'

// The longest words on the narrowest phone, in the dark; axe looks at each of them after that.

const meta = {
  title: 'Sweeps/German, dark, 320 px',
  tags: ['!dev'],
  component: Screen,
  globals: { locale: 'de', theme: 'dark', viewport: { value: 'mobile1', isRotated: false } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const at = (place: ScreenProps): Story => ({ args: place, play: fitsPhone })

/** A page that is not in the table below would never be looked at. */
export const EveryAddress: Story = {
  render: () => <h1>Every address</h1>,
  play: async () => {
    const seen = new Set(Object.values(places).map(({ path }) => nameAt(path)))
    const citizens = addressRows.filter((row) => hasScreen(row) && row.layout !== 'admin')
    await expect(citizens.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
  },
}

export const Departments = at(places.departments)
export const NoDepartments = at(places.noDepartments)
export const Search = at(places.search)
export const Results = at(places.results)
export const NoResults = at(places.noResults)
export const TwoFacts = at(places.twoFacts)
export const CourtSearch = at(places.courtSearch)
export const Bill = at(places.bill)
export const DelinquentBill = at(places.delinquentBill)
export const HeldBill = at(places.heldBill)
export const UtilityBill = at(places.utilityBill)
export const Citation = at(places.citation)
export const CourtTicket = at(places.courtTicket)
export const Permit = at(places.permit)
export const ManufacturedHome = at(places.manufacturedHome)
export const BlindPayment = at(places.blindPayment)
export const Outside = at(places.outside)
export const Details = at(places.details)
export const NothingToPay = at(places.nothingToPay)
export const Receipt = at(places.receipt)
export const Account = at(places.account)
export const NotLinked = at(places.notLinked)
export const StaffAccount = at(places.staffAccount)
export const ImportPayments = at(places.importPayments)
export const Profile = at(places.profile)
export const Linked = at(places.linked)
export const Ebilling = at(places.ebilling)
export const Notifications = at(places.notifications)
export const History = at(places.history)
export const Security = at(places.security)
export const SignIn = at(places.signIn)
export const SignUp = at(places.signUp)
export const PasswordReset = at(places.passwordReset)
export const OldLink = at(places.oldLink)
export const CityMails = at(places.letters)
export const NotFound = at(places.notFound)
export const SwitchedOff = at(places.switchedOff)
export const ServerError = at(places.serverError)
export const WrongUrl = at(places.wrongUrl)
export const SiteOff = at(places.siteOff)
