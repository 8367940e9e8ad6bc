import { expect, it } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { refusedSamples } from './refused-samples'

it('every call of the contract succeeds in the large world', { timeout: 60_000 }, async () => {
  expect(await refusedSamples(createCloud({ scenario: 'large-world' }))).toEqual([])
})
