import type { TransactionKey } from '@/api/payments/transactions'
import type { Transaction } from '@/contract/payments/transaction'

/** What each part of a payment's drawer is given. */
export interface DrawerParts {
  shown: TransactionKey
  transaction: Transaction
}
