import { afterEach, expect, it, vi } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { withDemoCalls } from '@mocks/hosts/demo-calls'
import { ownWorlds } from '@mocks/hosts/own-worlds'
import { worldClient } from '../world-client'
import { lookAgain, showDamage, shownDamage } from './shown-damage'

afterEach(() => {
  showDamage(undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('has nothing to say of a whole world', () => {
  showDamage({ left_out: 0, meta: 'whole' })
  expect(shownDamage.damage).toBeNull()
  showDamage({ left_out: 0, meta: 'mended' })
  expect(shownDamage.damage).toEqual({ left_out: 0, meta: 'mended' })
})

it('shows until a reset, not only until the next change', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const journal = memoryJournal({ meta: { format: 1, seed: 7 }, entries: [{ n: 1 }, { n: 2 }] })
  const cloud = createCloud({ journal })
  await cloud.ready
  const answer = withDemoCalls(ownWorlds(cloud))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    answer(new Request(`http://tiffin.pay.localhost:5173${path}`, init)),
  )
  const damage = { left_out: 2, meta: 'mended' }
  showDamage(cloud.damage)
  await lookAgain()
  expect(shownDamage.damage).toEqual(damage)
  expect((await worldClient.state()).damage).toEqual(damage)
  await worldClient.reset()
  await lookAgain()
  expect(shownDamage.damage).toBeNull()
})
