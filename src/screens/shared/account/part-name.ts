import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import type { MessageId } from '@/i18n/message-ids'
import { ownValue } from '@/rules/own-value'
import { useCycleName } from './cycle-name'

const ofUtilities: Readonly<Record<string, MessageId>> = {
  D: 'parcels.cycle.pastDue',
  M: 'parcels.cycle.current',
}

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
      const id = department?.bills === 'utility' ? ownValue(ofUtilities, code) : undefined
      return id === undefined ? cycleName(code) : formatMessage({ id })
    },
    [cycleName, departments, formatMessage],
  )
}
