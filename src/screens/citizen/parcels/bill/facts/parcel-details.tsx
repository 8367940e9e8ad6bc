import { FormattedMessage, useIntl } from 'react-intl'
import type { Parcel } from '@/contract/bills/bills'
import type { AccountKind } from '@/screens/shared/account/account-kind'
import { FactCard } from './fact-card'
import { hiddenText } from './hidden-text'

interface ParcelDetailsProps {
  parcel: Parcel
  kind: AccountKind
}

/** The roll's facts beyond the heading; empty lines are left out. */
export function ParcelDetails({ parcel, kind }: ParcelDetailsProps) {
  const { formatMessage } = useIntl()
  const real = kind === 'parcel'
  const yesNo = (yes: boolean) =>
    formatMessage({ id: yes ? 'bill.details.yes' : 'bill.details.no' })
  const facts = [
    ['place', placeOf(parcel)],
    ['district', parcel.tax_district],
    ['legal', parcel.legal_description],
    ['homestead', real ? yesNo(parcel.homestead) : null],
    ['ownerOccupied', real ? yesNo(parcel.owner_occupied) : null],
  ] as const
  return (
    <FactCard
      title={<FormattedMessage id="bill.details.heading" values={{ kind }} />}
      facts={facts.map(([key, value]) => ({
        key,
        name: <FormattedMessage id={`bill.details.${key}`} />,
        value,
      }))}
    />
  )
}

/** Street, city and ZIP; for a masked person, the city. */
export function placeOf({ address, city, zip }: Parcel): string {
  const parts = address === hiddenText ? [city] : [address, city, zip]
  return parts.filter((part) => part !== '').join(', ')
}
