import { createFileRoute, useMatches, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
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

const loadAdminFrame = () => import('@/app/frames/admin-frame')
// Lazy, because citizens download nothing of the office.
const AdminFrame = lazy(async () => ({ default: (await loadAdminFrame()).AdminFrame }))

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
        <AdminFrame />
      </LazyBoundary>
    )
  }
  return onTenant ? <PublicFrame /> : <BareFrame />
}
