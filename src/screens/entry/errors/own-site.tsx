import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { may } from '@/rules/people/permissions'
import { isSafeLabel, tenantAddress, tenantOf } from '@/rules/tenants/hosts'
import { subDomainOf } from '@/rules/tenants/tenants'
import { useViewer } from '@/state/session/viewer'
import { LinkButton } from '@/ui/action/link-button'

/** To a user's own city, or for staff of the provider to the dashboard; null: neither. */
export function OwnSite() {
  const { site } = useRouter().options.context
  const { user, subject } = useViewer()
  const own = subDomainOf(user)
  if (own !== null && isSafeLabel(own)) {
    return (
      <div>
        <LinkButton href={tenantAddress(site, own)}>
          <FormattedMessage id="errors.wrongUrl.own" />
        </LinkButton>
      </div>
    )
  }
  if (tenantOf(site.host) !== null || !may(subject, 'dashboard.view')) return null
  return (
    <div>
      <LinkButton asChild>
        <Link to="/admin/dashboard">
          <FormattedMessage id="errors.notFound.dashboard" />
        </Link>
      </LinkButton>
    </div>
  )
}
