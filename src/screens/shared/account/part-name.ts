import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import { useCycleName } from './cycle-name'

/**
 * A cycle in the words of its department's bills: what is past due at a utility is not delinquent as
 * a tax is. Apart from the names of cycles, which the first screen has.
 */
export function usePartName(): (code: string, departmentId: string) => string {
  const { formatMessage } = useIntl()
  const cycleName = useCycleName()
  const { data: departments } = useQuery({ ...departmentsQuery, enabled: false })
  return useCallback(
    (code, departmentId) => {
      const department = departments?.find(({ id }) => id === departmentId)
      return code === 'D' && department?.bills === 'utility'
        ? formatMessage({ id: 'parcels.cycle.pastDue' })
        : cycleName(code)
    },
    [cycleName, departments, formatMessage],
  )
}
