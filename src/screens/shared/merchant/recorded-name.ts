import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'

/**
 * A department as an older record names it: its name in the visitor's language, and without a
 * translation the recorded one.
 */
export function useRecordedName(): (id: string, recorded: string) => string {
  const { locale } = useIntl()
  const { data } = useQuery({ ...departmentsQuery, enabled: false })
  return (id, recorded) =>
    data?.find((department) => department.id === id)?.translations?.[locale]?.['name'] || recorded
}
