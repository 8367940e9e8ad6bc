import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Parcel } from '@/contract/bills'
import { Card } from '@/ui/card'
import type { AccountKind } from './account-kind'

interface ParcelDetailsProps {
  parcel: Parcel
  kind: AccountKind
}

/** What the roll says of it beyond its heading; lines that say nothing are left out. */
export function ParcelDetails({ parcel, kind }: ParcelDetailsProps) {
  const { formatMessage } = useIntl()
  const heading = useId()
  const real = kind === 'parcel'
  const yesNo = (yes: boolean) =>
    formatMessage({ id: yes ? 'bill.details.yes' : 'bill.details.no' })
  const place = [parcel.address, parcel.city, parcel.zip].filter((part) => part !== '').join(', ')
  const facts = [
    ['place', place],
    ['district', parcel.tax_district],
    ['legal', parcel.legal_description],
    ['homestead', real ? yesNo(parcel.homestead) : null],
    ['ownerOccupied', real ? yesNo(parcel.owner_occupied) : null],
  ] as const
  const known = facts.filter(([, text]) => text !== null && text !== '')
  if (known.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} padded>
      <chakra.h2 id={heading} textStyle="h2" mb="3">
        <FormattedMessage id="bill.details.heading" values={{ kind }} />
      </chakra.h2>
      <Facts>
        {known.map(([key, text]) => (
          <div key={key}>
            <dt>
              <FormattedMessage id={`bill.details.${key}`} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    // As many as fit, on paper too.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: '3',
    columnGap: '6',
    '& dt': { fontSize: 'sm', lineHeight: '1.3125rem', color: 'fg.muted' },
  },
})
