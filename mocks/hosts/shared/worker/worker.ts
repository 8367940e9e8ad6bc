import './storage-for-workers'
import { createCloud } from '@mocks/app/create-cloud'
import { withDemoCalls } from '@mocks/hosts/demo-calls'
import { ownWorlds } from '@mocks/hosts/own-worlds'
import { openJournal } from './journal-store'
import { oneHostOptions } from '@mocks/hosts/shared/one-host-options'
import { createPortServer, type World } from './port-server'
import { takeOver } from './take-over'

/** The SharedWorker of the root origin: one world for every tenant and every tab. */

/** In milliseconds since the epoch. */
const moment = () => performance.timeOrigin + performance.now()

async function startWorld(): Promise<World> {
  const loaded = moment()
  await takeOver(async () => {
    await server.stepAside()
    self.close()
  })
  const { journal, uploads, saved } = await openJournal()
  const cloud = createCloud({ journal, uploads, scenarios: true, ...oneHostOptions })
  await cloud.ready
  const times = { begun: performance.timeOrigin, loaded, open: moment() }
  for (const { n, call, reason } of cloud.skipped) {
    console.warn(`Left out of the journal: entry ${n ?? '?'} (${call}): ${reason}`)
  }
  return {
    fetch: withDemoCalls(ownWorlds(cloud, {}, (news) => server.tell(news))),
    hello: () => ({ clockOffset: cloud.clock.offset, saved, damage: cloud.damage, times }),
  }
}

const server = createPortServer(startWorld())

// What goes wrong beside all requests would be seen in the worker's own console only.
self.addEventListener('error', ({ message }) => server.tellDefect(message))
self.addEventListener('unhandledrejection', ({ reason }) => server.tellDefect(String(reason)))

self.addEventListener('connect', (event) => {
  if (event instanceof MessageEvent) event.ports.forEach(server.serve)
})
