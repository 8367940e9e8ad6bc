import type { BillRow } from '@/contract/bills/bill-search'
import type { Bill } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import type { InstallmentAmount } from '@/rules/bills/amounts'
import type { NewCartItem } from '@/rules/cart/cart'

/** Turns bills into cart items: one for each paid installment. */

type Named = Readonly<Pick<Department, 'name'>> & {
  readonly search: Readonly<Pick<Department['search'], 'second' | 'mask_owner'>>
}

/** Carts stay in the browser, so a postal address is stored only if it is open record (P3). */
const placeOf = (address: string, { search: { second, mask_owner } }: Named): string =>
  second === undefined && mask_owner !== true ? address : ''

/** "Real estate tax 2025". */
function labelOf(department: Named, year: number): string {
  return `${department.name} ${year}`
}

/** Everything open on a row of the search. */
export function linesOfRow(
  row: Readonly<BillRow>,
  department: Named,
  capturedAt: string,
): NewCartItem[] {
  return row.open.map(({ id, bill_number, cycle, balance_cents }) => ({
    id,
    label: labelOf(department, row.year),
    account: row.account,
    client: row.client,
    parcel_id: row.parcel_id,
    year: row.year,
    cycle,
    address: placeOf(row.address, department),
    bill_number,
    amount_cents: balance_cents,
    balance_cents,
    captured_at: capturedAt,
  }))
}

/** The installments that an amount on the bill's page pays. */
export function linesOfAmounts(
  bill: Readonly<Pick<Bill, 'parcel' | 'year' | 'installments'>>,
  installments: readonly InstallmentAmount[],
  department: Named,
  capturedAt: string,
): NewCartItem[] {
  const { parcel, year } = bill
  return installments.flatMap(({ id, amount_cents }) => {
    const installment = bill.installments.find((one) => one.id === id)
    if (!installment) return []
    return [
      {
        id,
        label: labelOf(department, year),
        account: parcel.account,
        client: parcel.client,
        parcel_id: parcel.id,
        year,
        cycle: installment.cycle,
        address: placeOf(parcel.address, department),
        bill_number: installment.bill_number,
        amount_cents,
        balance_cents: installment.balance_cents,
        captured_at: capturedAt,
      },
    ]
  })
}
