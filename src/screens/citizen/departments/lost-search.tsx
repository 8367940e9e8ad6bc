import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '@/api/departments/departments'
import { useMerchant, useOfficePhone } from '@/screens/shared/merchant/merchant'
import { hasAddedCall } from '@/api/added-calls'
import { BillSearchBox } from './bill-search-box'

/**
 * The search of the departments page, for /404. Both calls are quiet, so that neither leads to an
 * error page (decision 17); a part that fails to load is left out.
 */
export function LostSearch() {
  const merchant = useMerchant()
  const phone = useOfficePhone()
  const hasSearch = hasAddedCall('searchBills')
  const { data = [] } = useQuery({ ...departmentsQuery, retry: false, meta: { quiet: true } })
  const open = data.filter(({ hidden, status }) => !hidden && status)
  if (!hasSearch || merchant === null || open.length === 0) return null
  return <BillSearchBox departments={open} phone={phone} />
}
