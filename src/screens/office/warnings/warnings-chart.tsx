import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { type WarningFilters, warningDaysQuery } from '@/api/warnings'
import { useFormats } from '@/i18n/format'
import { Loaded } from '@/screens/shared/detail/loaded'
import { Section } from '@/screens/shared/detail/section'
import { SeriesChart } from '@/screens/shared/series-chart'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'

/** How many began on each day, of those that the list shows. */
export function WarningsChart({ filters }: { filters: WarningFilters }) {
  const { formatMessage, formatList } = useIntl()
  const { count, date, shortDate } = useFormats()
  const query = useQuery(warningDaysQuery(filters))
  const title = formatMessage({ id: 'warnings.chart.heading' })
  return (
    <chakra.div mt={{ base: '2.5', sm: '3.5' }}>
      <Section title={<FormattedMessage id="warnings.chart.heading" />}>
        <chakra.div px={{ base: '4', sm: '5.5' }} pb="4">
          <Loaded
            query={query}
            skeleton={
              <Skeleton>
                <Bone height="12rem" />
              </Skeleton>
            }
            failed={<FormattedMessage id="warnings.chart.failed" />}
          >
            {(days) => {
              const total = days.reduce(
                (sum, { high, medium, low }) => sum + high + medium + low,
                0,
              )
              return (
                <SeriesChart
                  title={title}
                  label={formatMessage(
                    { id: 'warnings.chart.label' },
                    { total, high: days.reduce((sum, { high }) => sum + high, 0) },
                  )}
                  points={days.map(({ day, ...counts }) => ({
                    key: day,
                    short: shortDate(day),
                    name: date(day),
                    value: counts.high + counts.medium + counts.low,
                    note: formatList(
                      (['high', 'medium', 'low'] as const)
                        .filter((severity) => counts[severity] > 0)
                        .map((severity) =>
                          formatMessage(
                            { id: `warnings.chart.${severity}` },
                            { count: counts[severity] },
                          ),
                        ),
                      { type: 'unit' },
                    ),
                  }))}
                  words={{
                    point: formatMessage({ id: 'list.field.day' }),
                    value: formatMessage({ id: 'office.page.admin-warnings' }),
                    text: count,
                    // There is no half a warning.
                    tick: (value) => (Number.isInteger(value) ? count(value) : ''),
                  }}
                />
              )
            }}
          </Loaded>
        </chakra.div>
      </Section>
    </chakra.div>
  )
}
