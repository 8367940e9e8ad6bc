import {
  listTransactionsDepartments,
  listTransactionsReport,
} from '@/contract/reports/transactions-report'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'

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
