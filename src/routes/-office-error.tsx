import type { ErrorComponentProps } from '@tanstack/react-router'
import { AdminFrame } from './-admin-frame'
import { PanelError } from './-error-panel'
import { NoPermissionError } from './-no-permission'
import { NoPermissionPanel } from './-no-permission-panel'

/** In place of an office page, inside the same frame. */
export function OfficeError(props: ErrorComponentProps) {
  const { error } = props
  return (
    <AdminFrame>
      {error instanceof NoPermissionError ? (
        <NoPermissionPanel permission={error.permission} />
      ) : (
        <PanelError {...props} />
      )}
    </AdminFrame>
  )
}
