import { searchBills } from '@/contract/bills/bill-search'
import { quotePayment, type PaymentBody } from '@/contract/payments/payments'
import { register } from '@/contract/people/sessions'
import type { Cloud } from '@mocks/app/cloud'
import {
  callerFor,
  tokenFor,
  type Called,
  type Caller,
  type CallerOptions,
} from '@mocks/hosts/caller'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { personaUserId } from '@mocks/world/seed/users'

/** What the sample calls are about. */
export interface SampleValues {
  readonly merchantId: string
  readonly departmentId: string
  /** An account with a bill, and the year of that bill. */
  readonly account: string
  readonly client: string
  readonly year: string
  /** Another account, which people link by this PIN. */
  readonly linkedAccount: string
  readonly linkPin: string
  /** How numbers of accounts begin that have something to pay. */
  readonly payablePrefix: string
  /** The citizen whom staff look up. */
  readonly userId: string
  /** A merchant and a department that are switched on and off. */
  readonly otherMerchantId: string
  readonly otherDepartmentId: string
  readonly notificationId: string
  /** An open warning, and who can own it. */
  readonly warningId: string
  readonly warningOwnerId: string
  readonly recaptchaEventId: string
  readonly maintenanceWindowId: string
}

export const demonstrationValues: SampleValues = {
  merchantId: '1',
  departmentId: 'real-estate-tax',
  account: '08-004512',
  client: '0001',
  year: '2025',
  linkedAccount: '08-004518',
  linkPin: linkPinOf('08-004518'),
  payablePrefix: '08-',
  userId: personaUserId('user'),
  otherMerchantId: '3',
  otherDepartmentId: 'dog-licenses',
  notificationId: '3',
  warningId: '1',
  warningOwnerId: '2',
  recaptchaEventId: '1',
  maintenanceWindowId: '1',
}

/** The callers and subjects of the sample calls. */
export interface SampleCallers {
  readonly values: SampleValues
  /** A caller on the city's subdomain; without options a guest. */
  readonly citizen: (options: CallerOptions) => Caller
  /** The path in the latest mail to this address; undefined: there is none, or it cannot be read. */
  readonly mailedPath: (email: string) => Promise<string | undefined>
  /** On Miami County's subdomain. */
  readonly guest: Caller
  readonly user: Caller
  readonly staff: Caller
  /** On the root domain. */
  readonly root: Caller
  readonly support: Caller
  /** Another number for each round, for what must be new. */
  readonly round: number
}

export type Sample = (cast: SampleCallers) => Promise<Called<unknown>>

export async function sampleCallersOf(cloud: Cloud): Promise<Omit<SampleCallers, 'round'>> {
  const county = 'miamicounty'
  const as = async (label: string | null, email: string) =>
    callerFor(cloud, label, { token: await tokenFor(cloud, email) })
  const citizen = (options: CallerOptions) => callerFor(cloud, county, options)
  return {
    values: demonstrationValues,
    citizen,
    mailedPath: async (email) => cloud.outbox.findLast(({ to }) => to === email)?.path,
    guest: citizen({}),
    user: await as(county, 'user@miamicounty.example'),
    staff: await as(county, 'merchant-admin@miamicounty.example'),
    root: await as(null, 'super@civictill.example'),
    support: await as(null, 'support@civictill.example'),
  }
}

export const samplePassword = 'A-Sample-1'

/**
 * A user who has just signed up, from a network of their own, because sign-ups are counted by
 * network.
 */
export async function newcomer({ citizen, round }: SampleCallers, purpose: string) {
  const email = `${purpose}${round}@mail.example`
  const guest = citizen({ address: `network of ${email}` })
  const body = { name: 'Sam Ple', email, phone: null, password: samplePassword, terms: true }
  const { answer } = await guest.call(register, { body })
  const { authorisation, user } = answer ?? {}
  if (!authorisation || !user) throw new Error(`${email} could not sign up`)
  const { api_token: token } = authorisation
  return { email, user, caller: citizen({ token }) }
}

/** The token in the latest mail to this address. */
export async function mailedToken(
  { mailedPath }: Pick<SampleCallers, 'mailedPath'>,
  email: string,
): Promise<string> {
  return /[?&](?:token|confirm)=([^&]+)/.exec((await mailedPath(email)) ?? '')?.[1] ?? ''
}

/** The first bill that can be paid, as a cart's items. */
export async function payable({ guest, values }: Pick<SampleCallers, 'guest' | 'values'>) {
  const query = { by: 'number', q: values.payablePrefix, status: 'due' } as const
  const { answer } = await guest.call(searchBills, { query })
  const row = answer?.data.find((line) => line.payable && line.open.length === 1)
  return (row?.open ?? []).map(({ id, balance_cents }) => ({
    id,
    department_id: row?.department_id ?? '',
    amount_cents: balance_cents,
  }))
}

/** Pays what can be paid by card. */
export async function paymentOf(cast: SampleCallers, email: string): Promise<PaymentBody> {
  const body = { items: await payable(cast), tender: 'card' as const }
  const { answer } = await cast.guest.call(quotePayment, { body })
  return {
    quote_id: answer?.data.quote_id ?? '',
    tender: 'card',
    token: '9472046381951443',
    expiry: '202812',
    bank_account: null,
    payer: { name: 'Sam Ple', email, phone: null, zip: '45373', street: null },
    consents: [],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
  }
}
