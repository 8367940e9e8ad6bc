import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Department } from '@/contract/departments/departments'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { PageHeading } from '@/ui/layout/page-heading'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { BackToSearch } from './back-to-search'
import { SearchFailed } from '@/screens/citizen/parcels/search/search-failed'

interface BillFailedProps {
  department: Department
  account: string
  error: Error
  failedAt: number
  retrying: boolean
  onRetry: () => void
}

/**
 * The office's own system does not answer: since when, Retry, the reference, and the number to
 * call.
 */
export function BillFailed({ account, ...failed }: BillFailedProps) {
  const { formatMessage } = useIntl()
  const { department } = failed
  const officePhone = useOfficePhone()
  const phone = department.phone ?? officePhone
  return (
    <>
      <PageHeading
        back={<BackToSearch department={department} />}
        title={formatMessage(
          { id: 'bill.page.number' },
          { kind: accountKindOf(department), account },
        )}
        subtitle={department.name}
      />
      <SearchFailed {...failed} />
      {phone !== null && (
        <chakra.p textStyle="help" mt="4">
          <FormattedMessage
            id="bill.page.askOffice"
            values={{ phone: <PhoneLink phone={phone} /> }}
          />
        </chakra.p>
      )}
    </>
  )
}
