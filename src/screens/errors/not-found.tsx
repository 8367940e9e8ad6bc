import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { merchantInfoQuery } from '@/api/merchants'
import { tenantOf } from '@/rules/hosts'
import { isDisabled } from '@/rules/tenants'
import { LinkButton } from '@/ui/link-button'
import { MessagePage } from './message-page'

/** Two causes, told apart where known: no such page, or a merchant that is switched off (O1). */
export function NotFound() {
  const { site } = useRouter().options.context
  if (useKnownDisabled()) {
    return (
      <MessagePage title={<FormattedMessage id="errors.disabled.heading" />}>
        <p>
          <FormattedMessage id="errors.disabled.text" />
        </p>
      </MessagePage>
    )
  }
  return (
    <MessagePage
      title={<FormattedMessage id="errors.notFound.heading" />}
      actions={
        tenantOf(site.host) !== null && (
          <LinkButton asChild>
            <Link to="/departments">
              <FormattedMessage id="errors.notFound.departments" />
            </Link>
          </LinkButton>
        )
      }
    >
      <p>
        <FormattedMessage id="errors.notFound.text" />
      </p>
    </MessagePage>
  )
}

/** From what merchant-info said: this page makes no call of its own (decision 17). */
function useKnownDisabled(): boolean {
  const { data, error } = useQuery({ ...merchantInfoQuery, enabled: false })
  if (data !== undefined) return isDisabled(data.data)
  return error instanceof ApiFailure && error.is(404)
}
