import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { type Demo, demo, type DemoMailboxProps, type DemoPeopleProps } from '@/state/demo'
import { Late } from './late'

/** What the demonstration adds to a screen; a real build has nothing to put here. */

async function parts(): Promise<Demo> {
  const loaded = await demo.parts
  if (loaded === null) throw new Error('only the demonstration has this')
  return loaded
}

const People = lazy(async () => ({ default: (await (await parts()).people()).DemoPeople }))
const Mailbox = lazy(async () => ({ default: (await (await parts()).mailbox()).DemoMailbox }))

/** Who can be signed in with one click. */
export function DemoPeopleSlot(props: DemoPeopleProps) {
  return useSnapshot(demo).parts === null ? null : (
    <Late>
      <People {...props} />
    </Late>
  )
}

/** The newest mail to somebody; `sent` changes when another one was sent. */
export function DemoMailboxSlot({ sent, ...props }: DemoMailboxProps & { sent: number }) {
  return useSnapshot(demo).parts === null ? null : (
    <Late>
      <Mailbox key={sent} {...props} />
    </Late>
  )
}
