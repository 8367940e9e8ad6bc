/** What somebody does from beginning to end, as the stories that show it. */
export interface Journey {
  readonly title: string
  readonly lead: string
  /** By their ids in the sidebar; e2e/storybook.spec.ts checks that each is there. */
  readonly stops: readonly { readonly story: string; readonly name: string }[]
}

export const journeys: readonly Journey[] = [
  {
    title: 'Pay a bill',
    lead: 'A citizen without an account, from the list of departments to the receipt.',
    stops: [
      { story: 'citizens-departments--full', name: 'What a county lists' },
      { story: 'citizens-find-a-bill-property-tax--full', name: 'Find the bill' },
      { story: 'citizens-bill-property-tax--past-due', name: 'A bill, half of it past due' },
      { story: 'citizens-cart--by-bill', name: 'The cart' },
      {
        story: 'citizens-checkout-details-and-price--tender',
        name: 'Card or bank account, priced',
      },
      { story: 'citizens-checkout-card-and-bank--card', name: 'Enter the card' },
      { story: 'citizens-receipt-after-paying--approved', name: 'Paid' },
    ],
  },
  {
    title: 'When it goes wrong',
    lead: 'Each outcome says what happened, whether money moved, and the one best next step.',
    stops: [
      { story: 'citizens-checkout-not-paid--declined', name: 'The card is declined' },
      { story: 'citizens-checkout-being-checked--answer-lost', name: 'The answer is lost' },
      { story: 'citizens-maintenance--site-off', name: 'The site is off' },
      { story: 'errors-pages--not-found', name: 'A page that is not there' },
      { story: 'errors-pages--wrong-url', name: 'Not a city’s address' },
    ],
  },
  {
    title: 'Have an account',
    lead: 'Bills by e-mail, a history, and nothing to type the next time.',
    stops: [
      { story: 'sign-in-create-an-account--empty', name: 'Create an account' },
      { story: 'citizens-profile-linked-accounts--two-accounts', name: 'Linked accounts' },
      { story: 'citizens-account-overview--property-tax', name: 'An account and its bills' },
      { story: 'citizens-profile-payment-history--eight-payments', name: 'What was paid' },
    ],
  },
  {
    title: 'Work in the office',
    lead: 'The numbers of the day, the people, and what each role may do.',
    stops: [
      { story: 'office-dashboard--merchant', name: 'A county’s day' },
      { story: 'office-users-lists--staff', name: 'Who works here' },
      {
        story: 'office-users-add-and-change--changed-meanwhile',
        name: 'Two change the same',
      },
      { story: 'office-at-the-counter--checkout', name: 'A clerk may not pay' },
    ],
  },
]
