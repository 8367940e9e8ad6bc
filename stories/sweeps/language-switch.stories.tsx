import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { startWithDetails } from '../screens/checkout/at-the-till'
import { firstHalf } from '../support/cart-items'
import { Screen, type ScreenProps } from '../support/screen'
import { places } from './places'

// Another language keeps the place and typed input, in every form of the citizen's side.

const meta = {
  title: 'Sweeps/Language switch',
  tags: ['!dev'],
  component: Screen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

type Field = HTMLInputElement | HTMLTextAreaElement

/** The visible text fields of this page. */
const fieldsOf = (page: HTMLElement): Field[] =>
  [...page.querySelectorAll<Field>('main :is(input, textarea)')].filter(
    (field) => isTyped(field) && !field.matches(':disabled') && field.checkVisibility(),
  )

const isTyped = ({ type }: Field) => !['checkbox', 'radio', 'date', 'file'].includes(type)

/** `fields`: as many are typed into; `open` leads to them. */
const at = (
  place: ScreenProps,
  fields: number,
  open?: (page: HTMLElement) => Promise<void>,
): Story => ({
  args: place,
  play: async ({ canvasElement }) => {
    await open?.(canvasElement)
    await waitFor(() => expect(fieldsOf(canvasElement)).toHaveLength(fields))
    for (const index of Array.from({ length: fields }, (_, n) => n)) {
      // Queried again each time: typing into one may re-render another.
      const field = fieldsOf(canvasElement)[index] ?? canvasElement
      await userEvent.clear(field)
      await userEvent.type(field, '12')
    }
    const typed = fieldsOf(canvasElement).map(({ value }) => value)
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Deutsch')
    await page.findByRole('combobox', { name: 'Sprache' })
    await waitFor(() => expect(document.documentElement.lang).toBe('de'))
    await expect(fieldsOf(canvasElement).map(({ value }) => value)).toEqual(typed)
    await expect(new Set(typed)).toEqual(new Set(['12']))
  },
})

export const Departments = at(places.departments, 1)
export const Search = at(places.search, 1)
export const TwoFacts = at(places.twoFacts, 3)
export const CourtSearch = at(places.courtSearch, 1)
export const OtherAmount = at(places.bill, 1, async (page) => {
  await userEvent.click(await within(page).findByRole('radio', { name: /^Other amount/u }))
})
export const HiddenNames = at(places.utilityBill, 2)
export const Details = at(places.details, 5)
export const BankAccount: Story = {
  ...at({ path: '/checkout?step=tender', cart: [firstHalf] }, 2, async (page) => {
    await userEvent.click(await within(page).findByRole('radio', { name: /^Bank account/u }))
  }),
  beforeEach: () => startWithDetails(),
}
export const SignIn = at(places.signIn, 2)
export const SignUp = at(places.signUp, 5)
export const PasswordReset = at(places.passwordReset, 1)
export const NotLinked = at(places.notLinked, 2)
export const Profile = at(places.profile, 8)
export const Linked = at(places.linked, 4)
export const History = at(places.history, 1)
export const Security = at(places.security, 3)
export const NotFound = at(places.notFound, 1)
