import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants'
import { PageHeading } from '@/ui/page-heading'

/** A merchant that takes nothing online yet. */
export function NoDepartments({ merchant }: { merchant: MerchantInfo | null }) {
  return (
    <PageHeading
      title={<FormattedMessage id="departments.empty.heading" />}
      subtitle={
        merchant !== null && (
          <FormattedMessage
            id="departments.empty.text"
            values={{ merchant: merchant.name, phone: merchant.phone }}
          />
        )
      }
    />
  )
}
