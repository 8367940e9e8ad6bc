import { FormattedMessage } from 'react-intl'
import { useSite, useSiteMerchantId } from '@/screens/shared/merchant/site'
import { TransactionDepartments } from './transaction-departments'
import { TransactionMerchants } from './transaction-merchants'

/** By merchant; a merchant's own site has one, and shows its departments at once (product.md A9). */
export function TransactionReport() {
  const { isTenant } = useSite()
  const merchantId = useSiteMerchantId()
  if (!isTenant) return <TransactionMerchants />
  return (
    <TransactionDepartments
      merchantId={merchantId ?? ''}
      title={<FormattedMessage id="office.page.admin-transaction-report" />}
    />
  )
}
