import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { recaptchaSettingsQuery, recaptchaSummaryQuery } from '@/api/recaptcha-events'
import { filterNames, readListSearch } from '@/contract/list'
import { recaptchaEventList, type RecaptchaSummary } from '@/contract/recaptcha/recaptcha-events'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { windowMinutes } from '@/rules/recaptcha/figures'
import { Loaded } from '@/screens/shared/detail/loaded'
import { Section } from '@/screens/shared/detail/section'
import { SeriesChart } from '@/screens/shared/series-chart'
import { Tiles } from '@/ui/display/tiles'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { useEventTexts } from './use-event-texts'

const inTime = { minutes: windowMinutes }

interface EventSummaryProps {
  /** The list's. */
  query: object
  zone: string
}

/** The figures of the tries that the list has, and how many there were in each hour. */
export function EventSummary({ query, zone }: EventSummaryProps) {
  const names = ['q', ...filterNames(recaptchaEventList)]
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
  const summary = useQuery(recaptchaSummaryQuery(readListSearch(recaptchaEventList.query, filters)))
  return (
    <Loaded
      query={summary}
      skeleton={bones}
      failed={<FormattedMessage id="recaptcha-events.summary.failed" />}
    >
      {(data) => (
        <Stack gap="5">
          <Figures summary={data} />
          <HourChart summary={data} zone={zone} />
        </Stack>
      )}
    </Loaded>
  )
}

const bones = (
  <Skeleton>
    <Stack gap="5">
      <Bone height="7.1875rem" />
      <Bone height="22rem" />
    </Stack>
  </Skeleton>
)

function Figures({ summary: { events, low, declines, cards } }: { summary: RecaptchaSummary }) {
  const { count } = useFormats()
  const { percent } = useOfficeFormats()
  const texts = useEventTexts()
  const { data: settings } = useQuery(recaptchaSettingsQuery)
  const share = events === 0 ? 0 : Math.round((low * 10_000) / events)
  return (
    <Tiles>
      <div>
        <dt>
          <FormattedMessage id="recaptcha-events.tile.low" />
        </dt>
        <dd>{percent(share)}</dd>
        {settings && (
          <dd data-status="note">
            <Note>
              <FormattedMessage
                id="recaptcha-events.tile.lowNote"
                values={{
                  low,
                  count: events,
                  score: texts.score({ score: settings.challenge_below }),
                }}
              />
            </Note>
          </dd>
        )}
      </div>
      <div>
        <dt>
          <FormattedMessage id="recaptcha-events.tile.declines" values={inTime} />
        </dt>
        <dd>{count(declines.most)}</dd>
        <dd data-status="note">
          <Note>{declines.network}</Note>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="recaptcha-events.tile.cards" values={inTime} />
        </dt>
        <dd>{count(cards.most)}</dd>
        <dd data-status="note">
          <Note>{cards.network}</Note>
        </dd>
      </div>
    </Tiles>
  )
}

/** Beside a figure: no figure itself. */
const Note = chakra('small', { base: { textStyle: 'help', display: 'block' } })

/** Another page of the list draws it no second time. */
const HourChart = memo(function HourChart({
  summary: { hours },
  zone,
}: {
  summary: RecaptchaSummary
  zone: string
}) {
  const { formatMessage } = useIntl()
  const { count, time, instant } = useFormats()
  const all = hours.map((hour) => ({
    ...hour,
    tries: hour.allowed + hour.challenged + hour.blocked,
  }))
  const busiest = all.reduce((one, other) => (other.tries > one.tries ? other : one), {
    at: hours[0]?.at ?? '',
    tries: 0,
  })
  return (
    <Section title={<FormattedMessage id="recaptcha-events.hours.heading" />}>
      <chakra.div px={{ base: '4', sm: '5.5' }} pb="4">
        <SeriesChart
          title={formatMessage({ id: 'recaptcha-events.hours.heading' })}
          label={formatMessage(
            { id: 'recaptcha-events.hours.label' },
            {
              hour: busiest.at === '' ? '' : instant(busiest.at, zone),
              count: busiest.tries,
            },
          )}
          points={all.map(({ at, tries, challenged, blocked }) => ({
            key: at,
            short: time(at, zone),
            name: instant(at, zone),
            value: tries,
            note: formatMessage({ id: 'recaptcha-events.hours.note' }, { challenged, blocked }),
          }))}
          words={{
            point: formatMessage({ id: 'list.field.hour' }),
            value: formatMessage({ id: 'recaptcha-events.hours.tries' }),
            text: count,
            // There is no half a try.
            tick: (value) => (Number.isInteger(value) ? count(value) : ''),
          }}
        />
      </chakra.div>
    </Section>
  )
})
