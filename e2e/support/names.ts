/** What the journeys name: test cards, e-mail tags, a bank account, cities and bills. */

/** The processor's test cards, by their outcome (product.md 3.2 and 3.7). */
export const cards = {
  approved: '4788250000121443',
  approvedMastercard: '5454545454545454',
  insufficientFunds: '4387751111111053',
  doNotHonor: '4387751111111038',
  wrongExpiry: '4387751111111046',
  timedOut: '4999006200620062',
  partial: '4387750101010101',
  /** Its check digit is wrong. */
  mistyped: '4788250000121444',
} as const

/** Mock only: `jo+unknown@example.com` asks for an outcome (product.md 3.7). */
export type EmailTag = 'unknown' | 'lost' | 'dup' | 'quote' | 'changed' | 'maintenance' | 'bot'

export const bank = {
  routing: '036001808',
  account: '9900123457788',
  last4: '7788',
  /** Nine digits, and the last one does not belong to them. */
  mistypedRouting: '036001809',
} as const

/** Subdomains of the default world (product.md section 5). */
export const cities = {
  county: 'miamicounty',
  /** Switched off as a whole. */
  disabled: 'brewster',
  /** None of its departments is online. */
  closed: 'galion',
  /** A guest pays one bill at a time. */
  single: 'stow',
  /** The other name of `aliased`. */
  alias: 'amherstincometax',
  aliased: 'amherstestimate',
  unknown: 'nowhere',
} as const

/** Jane Doe's parcel: both halves of 2025 are open, the first one is late. */
export const jane = {
  account: '08-004512',
  owner: 'Doe, Jane A',
  address: '1142 Market Street',
  firstHalf: '$948.64',
  secondHalf: '$912.44',
  year: '$1,861.08',
  /** First half by card and from a bank account, with the fee. */
  byCard: '$976.62',
  byEcheck: '$950.14',
} as const

/** Only the second half of 2025 is open. */
export const paul = {
  account: '08-004518',
  secondHalf: '$702.19',
} as const

/** One person for each role of the default world; `city` is null on the root domain. */
export const people = {
  super: { email: 'super@civictill.example', name: 'Ana Lee', city: null },
  admin: { email: 'admin@civictill.example', name: 'Ben Ortiz', city: null },
  support: { email: 'support@civictill.example', name: 'Chloe Park', city: null },
  'merchant-admin': {
    email: 'merchant-admin@miamicounty.example',
    name: 'Harriet Lowe',
    city: 'miamicounty',
  },
  'merchant-user': {
    email: 'merchant-user@miamicounty.example',
    name: 'Leon Fisk',
    city: 'miamicounty',
  },
  user: { email: 'user@miamicounty.example', name: 'Ruth Keller', city: 'miamicounty' },
  'utility-user': { email: 'user@tiffin.example', name: 'Sam Decker', city: 'tiffin' },
  'other-merchant-admin': {
    email: 'merchant-admin@tiffin.example',
    name: 'Owen Brandt',
    city: 'tiffin',
  },
} as const
export type Persona = keyof typeof people

export const peoplesPassword = 'Civic-Till-1'

/** The PINs on the bills of accounts that a citizen may link. */
export const linkPins = {
  '08-004518': '731904',
  '08-007731': '260817',
  '05-001077': '253997',
} as const
