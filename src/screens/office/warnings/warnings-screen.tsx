import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { warningsApi } from '@/api/warnings'
import { listRecaptchaEvents } from '@/contract/recaptcha/recaptcha-events'
import { getWarningDays, warningList } from '@/contract/warnings'
import { DrawerLink } from '@/screens/shared/detail/detail-drawer'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useNamedAnswer } from '@/screens/shared/merchant/merchant-departments'
import { useMay } from '@/state/session/use-may'
import { LinkButton } from '@/ui/action/link-button'
import { WarningIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { PageHeading } from '@/ui/layout/page-heading'
import { useWarningColumns } from './use-warning-columns'
import { useWarningFilters } from './use-warning-filters'
import { merchantsIn, useWarningTexts } from './use-warning-texts'
import { WarningDrawer } from './warning-drawer'
import { WarningsChart } from './warnings-chart'
import { readWarningsSearch } from './warnings-search'

/** What went wrong at merchants, for the provider (product.md A23). */
export function WarningsScreen() {
  const { zone, search, onSearch } = useReadPage(readWarningsSearch)
  const { warning, ...list } = search
  const { formatMessage } = useIntl()
  const mayExport = useMay('warnings.export')
  const seesTraffic = useMay('warnings.recaptcha') && hasAddedCall(listRecaptchaEvents.id)
  const state = useListState({ name: 'warnings', list: warningList, search: list, onSearch })
  const named = useNamedAnswer()
  const warnings = useQuery(
    named(warningsApi.page({ query: state.query }), ({ data }) => merchantsIn(data)),
  )
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = state.query
  const texts = useWarningTexts(warnings.data?.data ?? [])
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-warnings" />}
        subtitle={<FormattedMessage id="warnings.list.lead" />}
        action={
          seesTraffic && (
            <LinkButton asChild variant="outline">
              <Link to="/admin/warnings/recaptcha">
                <FormattedMessage id="warnings.list.recaptcha" />
              </Link>
            </LinkButton>
          )
        }
      />
      <ListScreen
        state={state}
        query={warnings}
        caption={formatMessage({ id: 'office.page.admin-warnings' })}
        columns={useWarningColumns(zone, texts)}
        search={formatMessage({ id: 'warnings.list.search' })}
        filters={useWarningFilters(zone)}
        rowKey={({ id }) => id}
        rowName={texts.nameOf}
        link={({ id }, content) => (
          <DrawerLink search={{ ...list, warning: id }}>{content}</DrawerLink>
        )}
        empty={
          <EmptyState icon={<WarningIcon />}>
            <FormattedMessage id="warnings.list.none" />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'warnings',
                zone,
                fetchPage: (query, signal) => warningsApi.fetchPage({ query }, signal),
              }
            : undefined
        }
      />
      {hasAddedCall(getWarningDays.id) && <WarningsChart filters={filters} />}
      <WarningDrawer id={warning} zone={zone} onSearch={onSearch} />
    </>
  )
}
