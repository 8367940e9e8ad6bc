import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import type { Department } from '@/contract/departments/departments'
import { inLanguage, type Translatable } from '@/rules/languages/in-language'

/** A department or a merchant with its texts in the visitor's language. */
export function useInLanguage<Row extends Translatable | null>(row: Row): Row {
  const { locale } = useIntl()
  return useMemo(() => (row === null ? row : inLanguage(row, locale)), [row, locale])
}

/** The departments, named in the visitor's language: `useQuery(useDepartmentsQuery())`. */
export function useDepartmentsQuery() {
  const { locale } = useIntl()
  return {
    ...departmentsQuery,
    select: (list: Department[]) => list.map((row) => inLanguage(row, locale)),
  }
}
