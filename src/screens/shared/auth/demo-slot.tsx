import { lazy } from 'react'
import { useSnapshot } from 'valtio'
import { type Demo, demo, type DemoMailboxProps, type DemoPeopleProps } from '@/state/demo'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

/** The demonstration's additions to a screen; a real build has none. */

async function parts(): Promise<Demo> {
  const loaded = await demo.parts
  if (loaded === null) throw new Error('only the demonstration has this')
  return loaded
}

const People = __MOCK__
  ? lazy(async () => ({ default: (await (await parts()).people()).DemoPeople }))
  : null
const Mailbox = __MOCK__
  ? lazy(async () => ({ default: (await (await parts()).mailbox()).DemoMailbox }))
  : null

/** The people who can be signed in with one click. */
export function DemoPeopleSlot(props: DemoPeopleProps) {
  const hasDemo = useSnapshot(demo).parts !== null
  return People === null || !hasDemo ? null : (
    <LazyBoundary>
      <People {...props} />
    </LazyBoundary>
  )
}

/** The newest mail to an address; `sent` changes with each mail. */
export function DemoMailboxSlot({ sent, ...props }: DemoMailboxProps & { sent: number }) {
  const hasDemo = useSnapshot(demo).parts !== null
  return Mailbox === null || !hasDemo ? null : (
    <LazyBoundary>
      <Mailbox key={sent} {...props} />
    </LazyBoundary>
  )
}
