import { searchBills } from '@/contract/bill-search'
import { quotePayment, type PaymentBody } from '@/contract/payments'
import { register } from '@/contract/sessions'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Called, type Caller } from '@mocks/hosts/caller'

/** The callers and subjects of the sample calls. */
export interface SampleCallers {
  readonly cloud: Cloud
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
  return {
    cloud,
    guest: callerFor(cloud, county),
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
export async function newcomer({ cloud, round }: SampleCallers, purpose: string) {
  const email = `${purpose}${round}@mail.example`
  const guest = callerFor(cloud, 'miamicounty', { address: `network of ${email}` })
  const body = { name: 'Sam Ple', email, phone: null, password: samplePassword, terms: true }
  const { answer } = await guest.call(register, { body })
  const { authorisation, user } = answer ?? {}
  if (!authorisation || !user) throw new Error(`${email} could not sign up`)
  const { api_token: token } = authorisation
  return { email, user, caller: callerFor(cloud, 'miamicounty', { token }) }
}

/** The token in the latest mail to this address. */
export function mailedToken({ cloud }: Pick<SampleCallers, 'cloud'>, email: string): string {
  const mail = cloud.outbox.findLast(({ to }) => to === email)
  return /[?&](?:token|confirm)=([^&]+)/.exec(mail?.path ?? '')?.[1] ?? ''
}

/** The first bill that can be paid, as a cart's items. */
export async function payable({ guest }: Pick<SampleCallers, 'guest'>) {
  const query = { by: 'number', q: '08-', status: 'due' } as const
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
