import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { AdminFrame } from '@/app/frames/admin-frame'
import { NoPermissionError } from '@/app/guard/no-permission'
import { loadMessages } from '@/app/frames/load-messages'
import { lazyUi } from '@/ui/theme/late-ui'

// Error components are part of the first screen's file, so the office's are loaded lazily.
const OfficeError = lazyUi(async () => (await import('@/app/failures/office-error')).OfficeError)

export const Route = createFileRoute('/_admin')({
  staticData: { address: null },
  beforeLoad: async ({ context: { denied } }) => {
    if (denied === null) return
    await loadMessages('office')
    throw new NoPermissionError(denied)
  },
  loader: () => loadMessages('office', 'changes', 'forms'),
  component: () => <AdminFrame />,
  errorComponent: InTrouble,
})

function InTrouble(props: ErrorComponentProps) {
  return (
    <LazyBoundary>
      <OfficeError {...props} />
    </LazyBoundary>
  )
}
