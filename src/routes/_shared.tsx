import { createFileRoute, useMatches, useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, useState } from 'react'
import type { AddressRow } from '@/rules/addresses/address-row'
import { isOffice } from '@/rules/people/roles'
import { subjectOf } from '@/rules/people/subject'
import { tenantOf } from '@/rules/tenants/hosts'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { session } from '@/state/session/session'
import { useViewer } from '@/state/session/viewer'
import { BareFrame } from '@/app/frames/bare-frame'
import { PublicFrame } from '@/app/frames/public-frame'
import { loadMessages } from '@/app/frames/load-messages'

let loaded: ComponentType | null = null

async function loadAdminFrame(): Promise<ComponentType> {
  loaded = (await import('@/app/frames/admin-frame')).AdminFrame
  return loaded
}

// Lazy, because citizens download nothing of the office.
const LazyAdminFrame = lazy(async () => ({ default: await loadAdminFrame() }))

export const Route = createFileRoute('/_shared')({
  staticData: { address: null },
  loader: async ({ context: { site } }) => {
    const { authenticated, user } = session
    const onTenant = tenantOf(site.host) !== null
    if (onTenant ? !isOffice(subjectOf(user).role) : !authenticated) return
    await Promise.all([loadMessages('office', 'changes', 'forms'), loadAdminFrame()])
  },
  component: SharedFrame,
})

/**
 * Pages of the public layout that some of their visitors see in the office's: on a merchant's site
 * staff, where the address says that only they use it; on the root domain all who are signed in.
 */
function SharedFrame() {
  const { site } = useRouter().options.context
  const { authenticated, subject } = useViewer()
  const address: AddressRow | null = useMatches().at(-1)?.staticData.address ?? null
  const onTenant = tenantOf(site.host) !== null
  if (onTenant ? address?.forStaff && isOffice(subject.role) : authenticated) {
    return (
      <LazyBoundary>
        <OfficeFrame />
      </LazyBoundary>
    )
  }
  return onTenant ? <PublicFrame /> : <BareFrame />
}

/**
 * A lazy component leaves the page empty for a moment even when its script is there. Then the heading,
 * which takes the focus, would come after the arrival on the page.
 */
function OfficeFrame() {
  const [Frame] = useState<ComponentType>(() => loaded ?? LazyAdminFrame)
  return <Frame />
}
