import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { Late } from '@/screens/shared/late'
import { PanelError } from './-error-panel'
import { NoPermissionError } from './-no-permission'
import { words } from './-words'

// A citizen downloads nothing of the office.
const loadFrame = () => import('./-admin-frame')
const AdminFrame = lazy(async () => ({ default: (await loadFrame()).AdminFrame }))
const NoPermissionPanel = lazy(async () => ({
  default: (await import('./-no-permission-panel')).NoPermissionPanel,
}))

export const Route = createFileRoute('/_admin')({
  staticData: { address: null },
  beforeLoad: async ({ context: { denied } }) => {
    if (denied === null) return
    await Promise.all([words('office'), loadFrame()])
    throw new NoPermissionError(denied)
  },
  loader: () => Promise.all([words('office'), loadFrame()]).then(() => undefined),
  component: Frame,
  errorComponent: AdminError,
})

function Frame({ children }: { children?: ReactNode }) {
  return (
    <Late>
      <AdminFrame>{children}</AdminFrame>
    </Late>
  )
}

/** In place of the page, inside the same frame. */
function AdminError(props: ErrorComponentProps) {
  const { error } = props
  return (
    <Frame>
      {error instanceof NoPermissionError ? (
        <NoPermissionPanel permission={error.permission} />
      ) : (
        <PanelError {...props} />
      )}
    </Frame>
  )
}
