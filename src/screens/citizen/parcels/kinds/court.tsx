import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { FactCard } from '@/screens/citizen/parcels/bill/facts/fact-card'
import type { Particulars } from './particulars'

/** A court's ticket: the case, the offense, the day in court (product.md P4, "Citation"). */
export function Court({ about, charges }: Particulars<'court'>) {
  const { date } = useFormats()
  return (
    <>
      {charges}
      <FactCard
        title={<FormattedMessage id="bill.details.heading" values={{ kind: 'citation' }} />}
        facts={[
          {
            key: 'offense',
            name: <FormattedMessage id="bill.fact.offense" />,
            value: about.offense,
          },
          {
            key: 'court',
            name: <FormattedMessage id="bill.fact.courtDate" />,
            value: date(about.court_date),
          },
          { key: 'case', name: <FormattedMessage id="bill.fact.case" />, value: about.case_number },
          {
            key: 'citation',
            name: <FormattedMessage id="bill.fact.citation" />,
            value: about.citation,
          },
          {
            key: 'issued',
            name: <FormattedMessage id="bill.fact.issued" />,
            value: date(about.issued_on),
          },
          {
            key: 'location',
            name: <FormattedMessage id="bill.fact.location" />,
            value: about.location,
          },
        ]}
      />
    </>
  )
}
