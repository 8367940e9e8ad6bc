import { useQuery } from '@tanstack/react-query'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import type { ManagedUser } from '@/contract/people/managed-users'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'

interface UserNames {
  /** Unknown ids are returned unchanged. */
  readonly merchant: (id: string) => string
  readonly department: (id: string) => string
}

/** The names behind the ids of a user. `allMerchants`: on the root, where users change merchants. */
export function useUserNames(
  { merchant_id, merchant }: Pick<ManagedUser, 'merchant_id' | 'merchant'>,
  allMerchants: boolean,
): UserNames {
  const { data: merchants = [] } = useQuery({ ...merchantListQuery, enabled: allMerchants })
  const { data: departments = [] } = useQuery({
    ...useMerchantDepartmentsQuery(merchant_id ?? undefined),
    enabled: merchant_id !== null,
  })
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id
  return {
    merchant: (id) => (id === merchant_id ? (merchant ?? id) : nameIn(merchants, id)),
    department: (id) => nameIn(departments, id),
  }
}
