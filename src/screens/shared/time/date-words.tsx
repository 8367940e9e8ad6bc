import { FormattedMessage, useIntl } from 'react-intl'
import { InfoPopover } from '@/ui/overlay/info-popover'
import { FactList } from '@/screens/shared/detail/fact-list'

const dates = ['transaction', 'credit', 'posting', 'funding'] as const

/**
 * What the four dates of a payment are (product.md 2.0, "Dates"). A screen that shows it loads the
 * messages `date-words`.
 */
export function DateWords() {
  const { formatMessage } = useIntl()
  return (
    <InfoPopover label={formatMessage({ id: 'date-words.dates.label' })}>
      <FactList>
        {dates.map((date) => (
          <div key={date}>
            <dt>
              <FormattedMessage id={`date-words.name.${date}`} />
            </dt>
            <dd>
              <FormattedMessage id={`date-words.is.${date}`} />
            </dd>
          </div>
        ))}
      </FactList>
    </InfoPopover>
  )
}
