import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { permitStatusOf } from '@/rules/bills/bill-status'
import { FactCard } from '@/screens/citizen/parcels/bill/facts/fact-card'
import type { Particulars } from './particulars'

/** What a permit is for, and what its fee consists of (product.md P4, "Permit"). */
export function Permit({ bill, about, charges }: Particulars<'permit'>) {
  const { date } = useFormats()
  const status = permitStatusOf(about.status, bill.pending)
  return (
    <>
      {charges}
      <FactCard
        title={<FormattedMessage id="bill.details.heading" values={{ kind: 'permit' }} />}
        facts={[
          {
            key: 'type',
            name: <FormattedMessage id="bill.fact.permitType" />,
            value: about.permit_type,
          },
          {
            key: 'status',
            name: <FormattedMessage id="bill.fact.status" />,
            value: (
              <FormattedMessage
                id={
                  status === 'pending' || status === 'checking'
                    ? `parcels.status.${status}`
                    : `bill.permit.${status}`
                }
              />
            ),
          },
          { key: 'site', name: <FormattedMessage id="bill.fact.site" />, value: about.site },
          {
            key: 'applicant',
            name: <FormattedMessage id="bill.fact.applicant" />,
            value: about.applicant,
          },
          {
            key: 'contractor',
            name: <FormattedMessage id="bill.fact.contractor" />,
            value: about.contractor ?? <FormattedMessage id="bill.fact.ownerBuilds" />,
          },
          {
            key: 'expires',
            name: <FormattedMessage id="bill.fact.expires" />,
            value: date(about.expires_on),
          },
        ]}
      />
    </>
  )
}
