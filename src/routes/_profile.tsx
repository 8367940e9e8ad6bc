import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { tenantOf } from '@/rules/tenants/hosts'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { session } from '@/state/session'
import { useViewer } from '@/state/viewer'
import { BareFrame } from '@/app/frames/bare-frame'
import { PublicFrame } from '@/app/frames/public-frame'
import { loadMessages } from '@/app/frames/load-messages'

const loadAdminFrame = () => import('@/app/frames/admin-frame')
// Lazy, because citizens download nothing of the office.
const AdminFrame = lazy(async () => ({ default: (await loadAdminFrame()).AdminFrame }))

export const Route = createFileRoute('/_profile')({
  staticData: { address: null },
  loader: async ({ context: { site } }) => {
    if (tenantOf(site.host) !== null || !session.authenticated) return
    await Promise.all([loadMessages('office', 'changes'), loadAdminFrame()])
  },
  component: ProfileFrame,
})

/** The only citizens' page that the root domain has, too: there it uses the office's layout. */
function ProfileFrame() {
  const { site } = useRouter().options.context
  const { authenticated } = useViewer()
  if (tenantOf(site.host) !== null) return <PublicFrame />
  if (!authenticated) return <BareFrame />
  return (
    <LazyBoundary>
      <AdminFrame />
    </LazyBoundary>
  )
}
