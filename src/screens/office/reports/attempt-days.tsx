import { FormattedMessage, useIntl } from 'react-intl'
import type { DayRange } from '@/rules/time/periods'
import { useDaysText } from '@/screens/shared/time/days-text'
import { BesideWord } from '@/ui/display/no-break'
import { InfoPopover } from '@/ui/overlay/info-popover'

/** The days of the transaction report and the clock that they follow. */
export function AttemptDays({ days }: { days: DayRange | undefined }) {
  const { formatMessage } = useIntl()
  const daysText = useDaysText()
  if (!days) return <FormattedMessage id="transaction-report.days.loading" />
  return (
    <>
      <FormattedMessage id="transaction-report.days.lead" values={{ days: daysText(days) }} />
      <BesideWord>
        <InfoPopover label={formatMessage({ id: 'transaction-report.days.how' })}>
          <FormattedMessage id="transaction-report.days.explained" />
        </InfoPopover>
      </BesideWord>
    </>
  )
}
