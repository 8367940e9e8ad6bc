import { describe, expect, it } from 'vitest'
import { checkCart } from '@/contract/payments/payments'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor } from '@mocks/hosts/caller'
import { isSuccess, triedEverywhere } from './replaced-texts'

const long = 'x'.repeat(2 ** 20)

describe('a text of a megabyte', () => {
  it(
    'is refused wherever a call takes one, before anything is done',
    { timeout: 60_000 },
    async () => {
      const { tries, samples } = await triedEverywhere(createCloud(), long)
      expect(tries.filter((answer) => !answer.endsWith(' 422'))).toEqual([])
      expect(samples.every(isSuccess)).toBe(true)
    },
  )

  it('is not repeated in the error', async () => {
    const { status, failure } = await callerFor(createCloud(), 'miamicounty').call(checkCart, {
      body: {
        items: [
          { id: 'a', department_id: 'dog-licenses', amount_cents: 1, entry: { [long]: 'x' } },
        ],
      },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(failure).length).toBeLessThan(1_000)
  })
})
