import { expect, it } from 'vitest'
import { createWorld } from '@mocks/world/create-world'
import { defaultSeed } from '@mocks/world/seed/drawn-facts'
import { worldHash } from './world-hash'

/** All 17 towns, on a busy machine. */
it('is what the seed makes on Node', { timeout: 30_000 }, () => {
  expect(createWorld(defaultSeed).hash()).toBe(worldHash)
})
