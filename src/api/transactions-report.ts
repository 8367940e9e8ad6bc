import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'

/** By merchant. */
export const transactionsReportApi = listApi(
  listTransactionsReport,
  officeKeys.transactionsReport.merchants,
)

/** By department of one merchant. */
export const transactionsDepartmentsApi = listApi(
  listTransactionsDepartments,
  officeKeys.transactionsReport.departments,
)
