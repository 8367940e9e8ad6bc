import type { ErrorComponentProps } from '@tanstack/react-router'
import { isOffice } from '@/rules/people/roles'
import { useViewer } from '@/state/viewer'
import { AdminFrame } from '@/app/frames/admin-frame'
import { PanelError } from './error-panel'
import { NoPermissionError } from '@/app/guard/no-permission'
import { NoPermissionPanel } from './no-permission-panel'
import { PublicFrame } from '@/app/frames/public-frame'

/** In place of an office page, inside the same frame; a citizen, who has no office, stays in theirs. */
export function OfficeError(props: ErrorComponentProps) {
  const { error } = props
  const { role } = useViewer().subject
  const Frame = isOffice(role) ? AdminFrame : PublicFrame
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
