import type { Transaction } from '@/contract/payments/transaction'
import { usePartName } from '@/screens/shared/account/part-name'

/** What an item of a payment is called where there are several: department, account and installment. */
export function useItemName() {
  const partName = usePartName()
  return (item: Transaction['items'][number]): string => {
    const { department, department_id, account, year, cycle } = item
    const part = cycle === '' ? '' : partName(cycle, department_id)
    return [department, account, year, part].filter(Boolean).join(' · ')
  }
}
