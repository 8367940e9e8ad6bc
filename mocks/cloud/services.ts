import * as v from 'valibot'
import { counterTender } from '@/contract/payments/counter'
import { payItem } from '@/contract/payments/payments'
import { tender } from '@/contract/departments/payment-settings'
import { chargeCents } from '@/contract/wire'
import { rootHost } from '@/rules/tenants/hosts'
import { type Background, createBackground } from './background'
import { type Challenges, createChallenges } from './visit/challenges'
import { createKeptChanges, type KeptChanges } from './kept-changes'
import type { CloudOptions } from './options'
import { createRates, type Rates } from './try-counters'
import { createRecentTries, type RecentTries } from './visit/recent-tries'
import { createSessions, type Revocations, type Sessions } from './visit/sessions'
import { hex } from '@mocks/lib/sha256'
import { signer, type Signer } from './visit/signed'
import { memoryUploads, type UploadStore } from './uploads'
import { createWriteQueue, type WriteQueue } from './write-queue'

/** A price that was named, signed; it holds everything that paying needs. */
const quoteStatement = v.object({
  tenant: v.string(),
  tender,
  items: v.array(payItem),
  fee_cents: chargeCents,
  /** On top of the rules' fee, for the `+quote` tag: it acts once (product.md 3.7). */
  added_cents: chargeCents,
  /** World time in milliseconds. */
  expires: v.number(),
})
export type QuoteStatement = v.InferOutput<typeof quoteStatement>

/** The same for a payment that staff take. */
const counterStatement = v.object({
  tenant: v.string(),
  tender: counterTender,
  items: v.array(payItem),
  fee_cents: chargeCents,
  expires: v.number(),
})
export type CounterStatement = v.InferOutput<typeof counterStatement>

const resetStatement = v.object({
  user: v.string(),
  /** The user's `sessions_from`: a new password moves it, so a link works once. */
  since: v.string(),
  /** Of the address that it was mailed to (`addressMark`): with another address it opens nothing. */
  address: v.string(),
  expires: v.number(),
})
type ResetStatement = v.InferOutput<typeof resetStatement>

const confirmationStatement = v.object({
  user: v.string(),
  /** The address that was written to. */
  email: v.string(),
  /** World time in milliseconds. */
  expires: v.number(),
})
type ConfirmationStatement = v.InferOutput<typeof confirmationStatement>

/** The link at the end of a mail; it opens no session. */
export const mailStatement = v.object({
  /** This cloud's id: its saved data are stored under it. */
  id: v.string(),
  user: v.string(),
  merchant: v.string(),
  /** World time in milliseconds. */
  expires: v.number(),
})
export type MailStatement = v.InferOutput<typeof mailStatement>

/** A message that a real server would send. */
export interface Mail {
  /** World time, ISO UTC. */
  readonly at: string
  /** The subdomain that it came from and that its addresses are of; null: the root domain. */
  readonly site: string | null
  /** Whom its reader sees as the sender; null: the provider. */
  readonly from: { readonly name: string; readonly reply_to: string | null } | null
  readonly to: string
  readonly kind:
    | 'receipt'
    | 'returned'
    | 'bill'
    | 'reset'
    | 'invite'
    | 'confirm'
    | 'account-exists'
    | 'account-linked'
    | 'ebilling'
    | 'email-change'
    | 'password-changed'
    | 'notice'
    | 'notice-test'
  /** The address inside, path and query. */
  readonly path: string
  /** Where its reader chooses what still comes (product.md B5); nothing else may be stopped. */
  readonly unsubscribe?: string
  /** What an office wrote, filled in for its reader. */
  readonly message?: { readonly subject: string; readonly text: string }
  /** Fields of its head that mail programs act on. */
  readonly headers?: readonly { readonly name: string; readonly value: string }[]
}

/** What handlers may use beside the world. */
export interface Services {
  readonly sessions: Sessions
  readonly quotes: Signer<QuoteStatement>
  readonly counterQuotes: Signer<CounterStatement>
  readonly resets: Signer<ResetStatement>
  readonly confirmations: Signer<ConfirmationStatement>
  readonly letters: Signer<MailStatement>
  readonly rates: Rates
  readonly recentTries: RecentTries
  readonly challenges: Challenges
  /** Runs writes in turn; a reader that must see them all waits for it. */
  readonly writes: WriteQueue
  /** Changes that were made with a key. */
  readonly changes: KeptChanges
  /** Keys that were answered as not found: a payment that arrives late with one is refused. */
  readonly closedKeys: Set<string>
  /** Whole payment bodies by key, hashed, for as long as the process lives. */
  readonly fingerprints: Map<string, string>
  readonly outbox: Mail[]
  /** Rows of files that are being imported. */
  readonly uploads: UploadStore
  readonly background: Background
  /** 128 bits, hexadecimal. */
  random(): string
  /** The address of the hosted card fields, for the request's host. */
  cardFieldsOrigin(url: URL): string
  readonly amountCodes: boolean
}

/** 128 bits, hexadecimal. */
export const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Public: for worlds in a browser, and for mails from before the first day. */
export const signingKey = (seed: string): string => `key of ${seed}`

export function createServices(
  seed: string,
  options: Pick<CloudOptions, 'cardFieldsOrigin' | 'amountCodes' | 'signingKey'>,
  revocations: Revocations,
  /** The same for all worlds of a cloud: one takes another's place when it is its turn. */
  writes: WriteQueue = createWriteQueue(),
  uploads: UploadStore = memoryUploads(),
): Services {
  const known = signingKey(seed)
  const key = options.signingKey ?? known
  return {
    sessions: createSessions(key, randomHex, revocations),
    quotes: signer(key, 'quote', quoteStatement),
    counterQuotes: signer(key, 'counter-quote', counterStatement),
    resets: signer(key, 'reset', resetStatement),
    confirmations: signer(key, 'confirmation', confirmationStatement),
    // The world has sent such mails before anything started it: their links must open all the same.
    letters: signer(known, 'letter', mailStatement),
    rates: createRates(),
    recentTries: createRecentTries(),
    challenges: createChallenges(randomHex),
    writes,
    changes: createKeptChanges(),
    closedKeys: new Set(),
    fingerprints: new Map(),
    outbox: [],
    uploads,
    background: createBackground(),
    random: randomHex,
    cardFieldsOrigin: (url) => options.cardFieldsOrigin ?? `${url.protocol}//${rootHost(url.host)}`,
    amountCodes: options.amountCodes ?? false,
  }
}
