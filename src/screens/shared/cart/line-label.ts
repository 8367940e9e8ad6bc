import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '@/rules/cart/cart'
import { useDepartmentsQuery } from '@/screens/shared/merchant/in-language'

/**
 * What a line is: "Real estate tax 2025". The line keeps the name that its department had in the
 * language in which it was added; here it has the visitor's.
 */
export function useLineLabel(): (
  line: Pick<CartItem, 'department_id' | 'parcel_id' | 'year' | 'label'>,
) => string {
  const { data } = useQuery({ ...useDepartmentsQuery(), enabled: false })
  return ({ department_id, parcel_id, year, label }) => {
    const department = parcel_id === null ? null : data?.find(({ id }) => id === department_id)
    return department && year !== null ? `${department.name} ${year}` : label
  }
}
