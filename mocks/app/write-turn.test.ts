import { describe, expect, it, vi } from 'vitest'
import { getUser } from '@/contract/people/managed-users'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { endSessions } from '@/contract/people/profile'
import { getTransaction, refundTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import {
  createUser,
  deactivateUser,
  updateUser,
  type UserFields,
} from '@/contract/people/user-changes'
import { type JournalStore, memoryJournal } from '@mocks/cloud/journal'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { createCloud } from './create-cloud'

/** A store that keeps the next entry waiting until the test lets it go. */
function heldJournal() {
  const journal = memoryJournal()
  let waits: Promise<void> | null = null
  let isWaiting = false
  let letGo: () => void = () => undefined
  const store: JournalStore = {
    ...journal,
    append: async (entry) => {
      isWaiting = waits !== null
      await waits
      await journal.append(entry)
    },
  }
  const hold = () => {
    waits = new Promise((resolve) => {
      letGo = () => {
        waits = null
        resolve()
      }
    })
  }
  return { store, hold, isWaiting: () => isWaiting, letGo: () => letGo() }
}

const fields: UserFields = {
  name: 'A Clerk',
  email: 'clerk@miamicounty.example',
  username: 'a.clerk',
  phone: null,
  role: 'Merchant User',
  merchant_id: '1',
  rights: ['refund'],
}

interface Office {
  readonly root: Caller
  /** Another session of the clerk. */
  readonly elsewhere: Caller
  readonly clerk: Caller
  readonly id: string
}

async function edited({ root, id }: Office, change: Partial<UserFields>) {
  const { answer } = await root.call(getUser, { params: { id } })
  const version = answer?.data.version ?? ''
  return root.call(updateUser, { params: { id }, body: { ...fields, ...change, version } })
}

/** What happens while the clerk's refund waits for its turn, and what the refund is answered. */
const meanwhile: readonly [string, (office: Office) => Promise<unknown>, number][] = [
  [
    'the clerk is deactivated',
    ({ root, id }) => root.call(deactivateUser, { params: { id } }),
    401,
  ],
  ['the clerk loses the right', (office) => edited(office, { rights: [] }), 403],
  ['the clerk becomes a citizen', (office) => edited(office, { role: 'User', rights: [] }), 403],
  [
    'the department is taken away',
    (office) => edited(office, { departments: ['dog-licenses'] }),
    409,
  ],
  ['the session is ended elsewhere', ({ elsewhere }) => elsewhere.call(endSessions, {}), 401],
  [
    'the site is switched off',
    ({ root }) => root.call(setMerchantStatus, { params: { id: '1' }, body: { is_enabled: 0 } }),
    404,
  ],
]

describe('a refund that waits for its turn is refused when', () => {
  it.each(meanwhile)('%s', async (_, change, status) => {
    const { store, hold, isWaiting, letGo } = heldJournal()
    let clock = 0
    const cloud = createCloud({ now: () => (clock += 1_000), journal: store })
    const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
    const { answer } = await root.call(createUser, { body: fields })
    const as = async () =>
      callerFor(cloud, 'miamicounty', { token: await tokenFor(cloud, fields.email) })
    const clerk = await as()
    const office = { root, clerk, elsewhere: await as(), id: answer?.data.id ?? '' }
    const place = { merchant: '1', department: 'real-estate-tax' }
    const query = { day: '2026-05-28', status: 'posted', tender: 'card' }
    const listed = await clerk.call(listTransactions, { params: place, query })
    const params = { id: listed.answer?.data[0]?.id ?? '' }
    const payment = await root.call(getTransaction, { params, query: { merchant_id: '1' } })
    const items = (payment.answer?.data?.items ?? []).map(({ id }) => ({ id, amount_cents: 1 }))
    expect(items).not.toEqual([])

    hold()
    const changing = change(office)
    await vi.waitFor(() => expect(isWaiting()).toBe(true))
    const body = { reason: 'overpaid' as const, note: '', items }
    const refunding = clerk.call(refundTransaction, { params, query: {}, body })
    // It is in the queue when calls that came later are answered.
    await root.call(getTransaction, { params, query: { merchant_id: '1' } })
    letGo()
    await changing
    expect((await refunding).status).toBe(status)
    const after = await root.call(getTransaction, { params, query: { merchant_id: '1' } })
    expect(after.answer?.data?.refunds).toEqual(payment.answer?.data?.refunds)
  })
})
