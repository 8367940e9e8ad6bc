import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { useFormats } from '@/i18n/format'
import { isQuiet } from '@/rules/reports/dashboard-figures'
import { plainDateIn } from '@/rules/time/dates'
import { periodRange } from '@/rules/time/periods'
import { now } from '@/state/clock'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Button } from '@/ui/action/button'
import { CalendarIcon } from '@/ui/display/icons'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row } from '@/ui/layout/stack'
import { AsOf } from '@/screens/shared/detail/as-of'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { NotOffered } from '@/screens/shared/failure/not-offered'
import { MerchantChoice } from '@/screens/shared/merchant/merchant-choice'
import { useSite } from '@/screens/shared/merchant/site'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { type DashboardParams, readPeriod, withPeriod } from './dashboard-params'
import { dashboardSearch } from './dashboard-search'
import { useDaysText } from '@/screens/shared/time/days-text'
import { NewMerchant } from './new-merchant'
import { DashboardBody } from './dashboard-body'
import { NumbersSkeleton } from './dashboard-skeleton'
import { CustomDays, PeriodChoice } from './period-choice'
import { ToDoList } from './to-do-list'
import { useDashboard } from './use-dashboard'

/** A1: the payments of a period, by department, tender and outcome (product.md 2.3). */
export function Dashboard() {
  if (hasAddedCall('getDashboard')) return <Figures />
  return (
    <>
      <PageHeading title={<FormattedMessage id="office.page.admin-dashboard" />} />
      <Card>
        <NotOffered />
      </Card>
    </>
  )
}

function Figures() {
  const params = dashboardSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onParams = (next: DashboardParams) =>
    void navigate({ to: '.', search: { ...next }, resetScroll: false })
  const { isTenant } = useSite()
  const zone = useTimeZone()
  const today = plainDateIn(zone, now())
  const period = readPeriod(params, today)
  // A merchant's own site shows no other.
  const merchant = isTenant ? undefined : params.merchant
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useDashboard({
    ...period,
    merchant,
  })
  const daysText = useDaysText()
  const range = periodRange(period.period, today, period)
  const show = (next: typeof period) => onParams(withPeriod(params, next))
  const ofMany = !isTenant && merchant === undefined
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="office.page.admin-dashboard" />}
        subtitle={
          range && (
            <FormattedMessage id="dashboard.page.subtitle" values={{ days: daysText(range) }} />
          )
        }
        action={
          <Row data-screen-only="">
            {data && (
              <AsOf
                updatedAt={dataUpdatedAt}
                zone={zone}
                refreshing={isFetching}
                onRefresh={() => void refetch()}
              />
            )}
            {!isTenant && (
              <MerchantChoice
                shown={merchant}
                onMerchant={(id) => onParams({ ...params, merchant: id })}
              />
            )}
            <PeriodChoice shown={period} today={today} onPeriod={show} />
          </Row>
        }
      />
      {period.period === 'custom' && range && (
        <CustomDays
          key={`${range.from} ${range.to}`}
          range={range}
          today={today}
          onRange={(custom) => show({ period: 'custom', ...custom })}
        />
      )}
      <ToDoList merchant={merchant} ofMany={ofMany} />
      {data ? (
        <chakra.div
          aria-busy={isPlaceholderData}
          transition="opacity 160ms 150ms"
          {...(isPlaceholderData && { opacity: 0.5 })}
        >
          {data.limited_to !== null && <LimitedTo names={data.limited_to} />}
          {!data.ever && !ofMany ? (
            <NewMerchant merchant={merchant} />
          ) : isQuiet(data) ? (
            <NothingPaid onLonger={() => show({ period: 'last-30' })} period={period.period} />
          ) : (
            <DashboardBody data={data} zone={zone} merchant={merchant} ofMany={ofMany} />
          )}
        </chakra.div>
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
          <FormattedMessage id="dashboard.page.failed" />
        </FailurePanel>
      ) : (
        <NumbersSkeleton ofMany={ofMany} />
      )}
    </>
  )
}

/** A clerk's figures may be a part of the merchant's. */
function LimitedTo({ names }: { names: readonly string[] }) {
  const { list } = useFormats()
  return (
    <chakra.p textStyle="help" mb={{ base: '2.5', sm: '3.5' }}>
      <FormattedMessage
        id="dashboard.page.limited"
        values={{ count: names.length, departments: list(names) }}
      />
    </chakra.p>
  )
}

function NothingPaid({ period, onLonger }: { period: string; onLonger: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<CalendarIcon />}
        action={
          period !== 'last-30' && (
            <Button variant="outline" size="sm" onClick={onLonger}>
              <FormattedMessage id="dashboard.empty.longer" />
            </Button>
          )
        }
      >
        <FormattedMessage id="dashboard.empty.period" />
      </EmptyState>
    </Card>
  )
}
