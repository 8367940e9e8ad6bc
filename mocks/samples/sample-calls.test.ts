import { expect, it } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { refusedSamples } from './refused-samples'

it('every call of the contract succeeds', async () => {
  expect(await refusedSamples(createCloud())).toEqual([])
})
