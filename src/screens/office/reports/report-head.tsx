import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OpenBatch } from '@/contract/posting-report'
import { useFormats } from '@/i18n/format'
import type { DayRange } from '@/rules/time/periods'
import { DateWords } from '@/screens/shared/date-words'
import { BesideWord, NoBreak } from '@/ui/display/no-break'
import { Banner } from '@/ui/feedback/banner'
import { PageHeading } from '@/ui/layout/page-heading'

interface ReportHeadProps {
  title: ReactNode
  /** Of whom: the merchant, the department. */
  of?: ReactNode
  back?: ReactNode
  /** At the right of the title. */
  choice?: ReactNode
  /** Its posting dates; absent while they are loaded. */
  days: DayRange | undefined
  openBatch: OpenBatch | undefined
  zone: string
}

/** The heading of a posting report: which days it is of, what the dates mean, what is still open. */
export function ReportHead({ title, of, back, choice, days, openBatch, zone }: ReportHeadProps) {
  const { date, time } = useFormats()
  return (
    <>
      <PageHeading
        back={back}
        title={title}
        subtitle={
          <>
            {of}
            {of !== undefined && days && ' · '}
            {days &&
              (days.from === days.to ? (
                <FormattedMessage id="reports.days.one" values={{ day: date(days.from) }} />
              ) : (
                <FormattedMessage
                  id="reports.days.range"
                  values={{ from: date(days.from), to: date(days.to) }}
                />
              ))}
            {days && (
              <BesideWord>
                <DateWords />
              </BesideWord>
            )}
          </>
        }
        action={choice}
      />
      {openBatch && (
        <chakra.div mb="4">
          <Banner>
            <FormattedMessage
              id="reports.batch.open"
              values={{
                day: date(openBatch.date),
                time: <NoBreak>{time(openBatch.closes_at, zone)}</NoBreak>,
              }}
            />
          </Banner>
        </chakra.div>
      )}
    </>
  )
}
