import { Link, Outlet } from '@tanstack/react-router'
import { AuthLayout } from '@/layouts/auth-layout'
import { productName } from '@/rules/constants'
import { maintenanceNotice } from '@/rules/maintenance'
import { useShellPreferences } from './-shell-preferences'
import { useSite } from './-site'

/** The layout of sign-in with what it shows. */
export function AuthFrame() {
  const { isTenant, merchant, maintenance } = useSite()
  return (
    <AuthLayout
      {...useShellPreferences()}
      merchant={merchant}
      maintenance={maintenanceNotice(maintenance)}
      {...(isTenant
        ? { homeLink: (content) => <Link to="/departments">{content}</Link> }
        : { productName })}
    >
      <Outlet />
    </AuthLayout>
  )
}
