import { hasAddedCall } from '@/api/added-calls'
import { stopsPayments } from '@/rules/maintenance/maintenance'
import { useMaintenance } from './merchant'

/** Whether payments are stopped now: by maintenance, or because the host takes none. */
export function usePaymentsOff(): boolean {
  return stopsPayments(useMaintenance()) || !takesPayments()
}

export const takesPayments = () => hasAddedCall('createPayment')
