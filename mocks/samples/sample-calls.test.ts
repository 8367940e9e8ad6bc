import { expect, it } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { refusedSamples } from './refused-samples'

/** All calls, one after the other, in one world. */
const longest = 40_000

it('every call of the contract succeeds', { timeout: longest }, async () => {
  expect(await refusedSamples(createCloud())).toEqual([])
})
