import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { firstHalf } from '../support/cart-items'
import { Screen, type ScreenProps } from '../support/screen'
import { foreignWords, markMessages } from './pseudo-words'

// No visible text is written into the code: each message shows its marks, and text outside of them
// is a city's own, a name, a number or a date.

/** What the cloud answered is no text of ours. */
function answersHeard(): () => string[] {
  const reading = spyOn(Response.prototype, 'text')
  return () =>
    reading.mock.settledResults.flatMap(({ type, value }) => (type === 'fulfilled' ? value : []))
}

let answers: () => readonly string[] = () => []

const meta = {
  title: 'Sweeps/Pseudo-locale',
  tags: ['!dev'],
  component: Screen,
  // They are marked before the page begins.
  args: { everyMessage: true },
  beforeEach: () => {
    answers = answersHeard()
    return markMessages()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** `late`: lazy content, which would be missed otherwise. */
const at = (path: string, more: ScreenProps = {}, late?: RegExp): Story => ({
  args: { path, ...more },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
    if (late !== undefined) await within(canvasElement).findByRole('heading', { name: late })
    await expect(foreignWords(canvasElement, [...answers(), JSON.stringify(more)])).toEqual([])
  },
})

export const Departments = at('/departments')
export const NoDepartments = at('/departments', { tenant: 'galion' })
export const Search = at('/real-estate-tax/search?q=08-0045')
export const Bill = at('/overview-parcel/08-004512/2025/real-estate-tax')
const of = (bill: string, tenant: string, more: ScreenProps = {}) =>
  at(`/overview-parcel/${bill}`, { tenant, ...more }, /About this/u)
export const TwoFacts = at('/water-sewer/search?q=10-002232', { tenant: 'tiffin' })
export const SealedBill = at('/overview-parcel/10-002232/2026/water-sewer', { tenant: 'tiffin' })
export const UtilityBill = of('10-002232/2026/water-sewer', 'tiffin', {
  said: { 'water-sewer': { zip: '44883' } },
})
export const CourtTicket = of('TR-26-00139/2026/municipal-court', 'chardon', {
  said: { 'municipal-court': { name: 'Thiel' } },
})
export const Citation = of('PT-26-00124/2026/parking-tickets', 'tiffin')
export const Permit = of('BP-2026-00418/2026/building-permits', 'miamicounty')
export const ManufacturedHome = of('MH-00109/2025/manufactured-home-tax', 'miamicounty')
export const Details = at('/checkout', { cart: [firstHalf] })
export const SignIn = at('/sign-in')
export const SignUp = at('/sign-up')
export const PasswordReset = at('/password-reset')
export const NotFound = at('/404')
export const ServerError = at('/500')
export const WrongUrl = at('/wrong-url', { tenant: null })
export const Dashboard = at('/dashboard', { persona: 'merchant-admin' })
