import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/dashboard'
import type { StaffDepartment } from '@/contract/department-setup'
import { inLanguage } from '@/rules/languages/in-language'
import { useSite } from './site'

/**
 * Every department of a merchant, those that are off too, named in the reader's language:
 * `useQuery(useMerchantDepartmentsQuery())`.
 */
export function useMerchantDepartmentsQuery(merchant?: string) {
  const { locale } = useIntl()
  return {
    ...merchantDepartmentsQuery(merchant),
    select: (list: StaffDepartment[]) => list.map((row) => inLanguage(row, locale)),
  }
}

/**
 * A department's name, as an answer gives it, in the reader's language. Answers about payments name
 * departments as the merchant wrote them; a name that no department has any more stays.
 * `merchant`: on the root domain whose they are; undefined: of several, whose names stay.
 */
export function useDepartmentNameInLanguage(
  merchant: string | undefined,
): (name: string) => string {
  const { locale } = useIntl()
  const { isTenant } = useSite()
  const { data } = useQuery({
    ...merchantDepartmentsQuery(isTenant ? undefined : merchant),
    enabled: isTenant || merchant !== undefined,
  })
  return (name) => {
    const row = data?.find((one) => one.name === name)
    return row === undefined ? name : inLanguage(row, locale).name
  }
}
