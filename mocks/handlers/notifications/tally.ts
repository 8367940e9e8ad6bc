import { type ExcludedReason, excludedReasons } from '@/contract/notifications/notifications'
import type { Contact } from './contacts'

/** A recipient with a user; the account is null where it is about none. */
export interface Reached {
  readonly user_id: string
  readonly parcel_id: string | null
}

const mostOnFile = 10

/** Adds up contacts; a general notification reaches a person once. */
export class Tally {
  matching = 0
  onFileCount = 0
  readonly excluded = new Map<ExcludedReason, number>()
  readonly users: Reached[] = []
  readonly onFile: string[] = []
  readonly #once: boolean
  readonly #known = new Set<string>()

  constructor(once: boolean) {
    this.#once = once
  }

  add(contacts: readonly Contact[], parcelId: string | null): void {
    this.matching += 1
    const reached = contacts.filter(({ kind }) => kind === 'user' || kind === 'on-file')
    if (reached.length === 0) {
      for (const { kind } of contacts.slice(0, 1)) if (isExcluded(kind)) this.exclude(kind, 1)
      return
    }
    for (const contact of reached) {
      if (contact.kind !== 'user') this.#addOnFile(parcelId)
      else if (!this.#once || !this.#known.has(contact.user_id)) {
        this.#known.add(contact.user_id)
        this.users.push({ user_id: contact.user_id, parcel_id: parcelId })
      }
    }
  }

  exclude(reason: ExcludedReason, count: number): void {
    this.excluded.set(reason, (this.excluded.get(reason) ?? 0) + count)
  }

  #addOnFile(parcelId: string | null): void {
    this.onFileCount += 1
    if (parcelId !== null && this.onFile.length < mostOnFile) this.onFile.push(parcelId)
  }
}

const isExcluded = (kind: Contact['kind']): kind is ExcludedReason =>
  excludedReasons.some((reason) => reason === kind)
