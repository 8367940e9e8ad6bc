import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments'
import type { Department } from '@/contract/departments'
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

/**
 * A department as an older record names it: its name in the visitor's language, and without a
 * translation the recorded one.
 */
export function useRecordedName(): (id: string, recorded: string) => string {
  const { locale } = useIntl()
  const { data } = useQuery({ ...departmentsQuery, enabled: false })
  return (id, recorded) =>
    data?.find((department) => department.id === id)?.translations?.[locale]?.name || recorded
}
