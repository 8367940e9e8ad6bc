import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { recaptchaEventsApi } from '@/api/recaptcha-events'
import { type RecaptchaEvent, recaptchaEventList } from '@/contract/recaptcha/recaptcha-events'
import { DrawerLink } from '@/screens/shared/detail/detail-drawer'
import { ListScreen } from '@/screens/shared/list/list-screen'
import { useListState } from '@/screens/shared/list/use-list-state'
import { useMay } from '@/state/session/use-may'
import { WarningIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Stack } from '@/ui/layout/stack'
import { EventDrawer } from './event-drawer'
import { EventSummary } from './event-summary'
import type { RecaptchaSearch } from './recaptcha-search'
import { useEventActions } from './use-event-actions'
import { useEventColumns } from './use-event-columns'
import { useEventFilters } from './use-event-filters'

interface EventListProps {
  zone: string
  search: Omit<RecaptchaSearch, 'tab'>
  onSearch: (next: object, options: { readonly replace: boolean }) => void
}

/** What visitors tried: its figures, and a row for each try. */
export function EventList({ zone, search: { event, ...search }, onSearch }: EventListProps) {
  const { formatMessage } = useIntl()
  const mayExport = useMay('warnings.recaptcha-export')
  const state = useListState({
    name: 'recaptcha-events',
    list: recaptchaEventList,
    search,
    onSearch,
  })
  const events = useQuery(recaptchaEventsApi.page({ query: state.query }))
  const { actions, notices } = useEventActions()
  const nameOf = ({ network }: RecaptchaEvent) =>
    network ?? formatMessage({ id: 'recaptcha-events.network.unknown' })
  return (
    <Stack gap="5">
      <EventSummary query={state.query} zone={zone} />
      {notices}
      <ListScreen
        state={state}
        query={events}
        caption={formatMessage({ id: 'recaptcha-events.tab.events' })}
        columns={useEventColumns(zone)}
        search={formatMessage({ id: 'recaptcha-events.list.search' })}
        filters={useEventFilters(zone)}
        rowKey={({ id }) => id}
        rowName={nameOf}
        link={({ id }, content) => (
          <DrawerLink search={{ ...search, event: id }}>{content}</DrawerLink>
        )}
        actions={actions}
        empty={
          <EmptyState icon={<WarningIcon />}>
            <FormattedMessage id="recaptcha-events.list.none" />
          </EmptyState>
        }
        exports={
          mayExport
            ? {
                report: 'recaptcha-events',
                zone,
                fetchPage: (query, signal) => recaptchaEventsApi.fetchPage({ query }, signal),
              }
            : undefined
        }
      />
      <EventDrawer
        id={event ?? null}
        zone={zone}
        onWithout={() => onSearch({ event: undefined }, { replace: true })}
      />
    </Stack>
  )
}
