import { demonstrationValues, type SampleValues } from '@mocks/samples/sample-callers'

/** The people that calls are made as. */
export const people = ['citizen', 'staff', 'root', 'support'] as const
export type Person = (typeof people)[number]

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Settings {
  /** `https://api.example.com`; a city is one label before it. */
  readonly host: string
  /** The origin of the product's pages on the root domain; null: pages and calls share one origin. */
  readonly site: string | null
  readonly city: string
  /** false: the calls of the specification alone. */
  readonly isAll: boolean
  /** false: nothing is changed. */
  readonly isWriting: boolean
  readonly credentials: Readonly<Partial<Record<Person, Credentials>>>
  readonly values: SampleValues
  /** Where sent mails are listed, as `[{to, path}]`; null: they cannot be read. */
  readonly mails: string | null
  /** The token in a mail's link to unsubscribe. */
  readonly unsubscribeToken: string | null
  /** Makes names that are new in each run; odd. */
  readonly round: number
}

const password = 'Civic-Till-1'

/** For `npm run api`; a host on another machine gets its own by options. */
export const demonstration = {
  city: 'miamicounty',
  site: 'http://pay.localhost:5173',
  values: demonstrationValues,
  credentials: {
    citizen: { email: 'user@miamicounty.example', password },
    staff: { email: 'merchant-admin@miamicounty.example', password },
    root: { email: 'super@civictill.example', password },
    support: { email: 'support@civictill.example', password },
  },
} as const

export const isLocal = (host: string): boolean =>
  /^(?:.+\.)?localhost$/u.test(new URL(host).hostname)
