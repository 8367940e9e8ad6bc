import type { ErrorComponentProps } from '@tanstack/react-router'
import { isOffice } from '@/rules/people/roles'
import { useViewer } from '@/state/session/viewer'
import { AdminFrame } from '@/app/frames/admin-frame'
import { PanelError } from './error-panel'
import { NoPermissionError } from '@/app/guard/no-permission'
import { NoPermissionPanel } from './no-permission-panel'
import { PublicFrame } from '@/app/frames/public-frame'

/** An error of an office page, in the office's frame; a citizen sees it in the public frame. */
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
