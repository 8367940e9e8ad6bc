import type { Transaction } from '@/contract/payments/transaction'
import { useCycleName } from '@/screens/shared/account/cycle-name'

/** What an item of a payment is called where there are several: department, account and installment. */
export function useItemName() {
  const cycleName = useCycleName()
  return ({ department, account, year, cycle }: Transaction['items'][number]): string =>
    [department, account, year, cycle === '' ? '' : cycleName(cycle)].filter(Boolean).join(' · ')
}
