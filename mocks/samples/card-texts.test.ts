import { describe, expect, it } from 'vitest'
import { createUser } from '@/contract/people/user-changes'
import { noteTransaction } from '@/contract/payments/transaction'
import { cardNumberRefused } from '@/contract/wire'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { isSuccess, triedEverywhere } from './replaced-texts'

const card = '4788250000121443'

/** Which texts may take one at all: `src/contract/written-texts.test.ts`. */
describe('a card number in any text of any call', () => {
  it('is kept nowhere, and breaks nothing', { timeout: 60_000 }, async () => {
    const journal = memoryJournal()
    const cloud = createCloud({ journal })
    const { tries, samples } = await triedEverywhere(cloud, card)
    expect(tries.filter((answer) => answer.endsWith(' 500'))).toEqual([])
    expect(samples.filter((answer) => !isSuccess(answer))).toEqual([])
    const { entries } = await journal.load()
    expect(JSON.stringify(entries)).not.toContain(card)
    expect(JSON.stringify(cloud.outbox)).not.toContain(card)
    expect(JSON.stringify(await cloud.control.export())).not.toContain(card)
  })

  it('is refused in words at its field', async () => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'merchant-admin@miamicounty.example')
    const admin = callerFor(cloud, 'miamicounty', { token })
    const text = 'Called about 4788 2500 0012 1443.'
    const note = await admin.call(noteTransaction, {
      params: { id: 'any' },
      query: {},
      body: { text },
    })
    expect([note.status, note.failure.errors]).toEqual([422, { text: [cardNumberRefused] }])
    const user = await admin.call(createUser, {
      body: {
        name: card,
        email: `${card}@miamicounty.example`,
        username: card,
        phone: card,
        role: 'User',
        merchant_id: '1',
      },
    })
    expect(user.status).toBe(422)
    expect(user.failure.errors).toEqual(
      Object.fromEntries(
        ['name', 'email', 'username', 'phone'].map((name) => [name, [cardNumberRefused]]),
      ),
    )
  })
})
