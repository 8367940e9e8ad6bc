import type { ReactNode } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { CartItem } from '@/rules/cart/cart'
import type { CartSection } from '@/rules/cart/cart-bills'
import { NoBreak } from '@/ui/display/no-break'
import { useLineLabel } from './line-label'
import { useDepartmentName } from '@/screens/shared/merchant/use-department-name'

type Named = Pick<
  CartItem,
  'department_id' | 'parcel_id' | 'year' | 'label' | 'account' | 'address'
>

/** What stands above a line: nothing, its department, or its department and year. */
export type LineHeading = 'none' | 'department' | 'year'

interface LineName {
  readonly title: string
  /** Muted, below it: the number with the installment, then where it is. */
  readonly rest: ReactNode
}

/**
 * A line of money, composed the same in the cart, at the checkout and while paying. Under a heading
 * the address tells the bills apart.
 */
export function useLineName(): (item: Named, words: string, heading: LineHeading) => LineName {
  const lineLabel = useLineLabel()
  return (item, words, heading) => {
    const { account, address, parcel_id, year } = item
    const headed = heading !== 'none' && parcel_id !== null
    const title = headed ? address || account : lineLabel(item)
    const about = [words, headed && heading === 'department' && year].filter(Boolean).join(' · ')
    const hasNumber = account !== '' && account !== title
    return {
      title,
      rest: (
        <>
          {hasNumber && <NoBreak>{account}</NoBreak>}
          {hasNumber && about !== '' && ' · '}
          {about}
          {address !== title && <chakra.span display="block">{address}</chakra.span>}
        </>
      ),
    }
  }
}

interface SectionName {
  readonly name: string
  readonly heading: LineHeading
}

/** The heading of a department's bills; with the year where it is the same for all of them. */
export function useSectionName(): (section: CartSection) => SectionName {
  const lineLabel = useLineLabel()
  const departmentName = useDepartmentName()
  return ({ department_id, bills }) => {
    const firsts = bills.map(({ items: [first] }) => first)
    const [label, ...others] = new Set(firsts.map(lineLabel))
    const isSame = others.length === 0 && firsts.every(({ parcel_id }) => parcel_id !== null)
    return isSame && label !== undefined
      ? { name: label, heading: 'year' }
      : { name: departmentName(department_id), heading: 'department' }
  }
}
