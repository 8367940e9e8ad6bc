import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { FactCard } from '@/screens/citizen/parcels/bill/facts/fact-card'
import { placeOf } from '@/screens/citizen/parcels/bill/facts/parcel-details'
import type { Particulars } from './particulars'

/** A home on leased land: identified by its registration (product.md, "Vocabulary"). */
export function ManufacturedHome({ bill, about, charges }: Particulars<'manufactured-home'>) {
  const formats = useFormats()
  const zone = useTimeZone()
  return (
    <>
      {charges}
      <FactCard
        title={<FormattedMessage id="bill.details.heading" values={{ kind: 'account' }} />}
        facts={[
          {
            key: 'place',
            name: <FormattedMessage id="bill.details.place" />,
            value: placeOf(bill.parcel),
          },
          {
            key: 'district',
            name: <FormattedMessage id="bill.details.district" />,
            value: bill.parcel.tax_district,
          },
          {
            key: 'registration',
            name: <FormattedMessage id="bill.fact.registration" />,
            value: about.registration,
          },
          { key: 'make', name: <FormattedMessage id="bill.fact.make" />, value: about.make },
          {
            key: 'year',
            name: <FormattedMessage id="bill.fact.modelYear" />,
            value: String(about.model_year),
          },
          { key: 'park', name: <FormattedMessage id="bill.fact.park" />, value: about.park },
          { key: 'lot', name: <FormattedMessage id="bill.fact.lot" />, value: about.lot },
          {
            key: 'checked',
            name: <FormattedMessage id="bill.fact.checked" />,
            value: formats.instant(about.checked_at, zone),
          },
        ]}
      />
    </>
  )
}
