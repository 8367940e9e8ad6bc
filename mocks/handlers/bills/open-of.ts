import type { BillRow } from '@/contract/bills/bill-search'
import type { OwingBill } from '@mocks/world/bills/balances'

/**
 * What of a bill can be paid from a list. A pending payment leaves the rest payable, as on the bill
 * itself; one whose outcome is unknown blocks the whole bill (decision 43).
 */
export function openOf(
  bill: Pick<OwingBill, 'hold' | 'pending' | 'total_cents' | 'installments'>,
): Pick<BillRow, 'payable' | 'open'> {
  return {
    payable: !bill.hold && bill.pending?.checking !== true && bill.total_cents > 0,
    open: bill.installments
      .filter((part) => part.balance_cents > 0)
      .map(({ id, cycle, bill_number, due_date, balance_cents }) => ({
        id,
        cycle,
        bill_number,
        due_date,
        balance_cents,
      })),
  }
}
