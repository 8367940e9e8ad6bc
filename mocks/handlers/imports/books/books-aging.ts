import { agingOf } from '@/rules/bills/aging'
import { shutOffDate } from '@/rules/bills/shut-off'
import type { Books } from '@/rules/imports/books'
import type { Balances } from '@mocks/world/bills/balances'
import type { Tenant } from '@mocks/world/create-world'
import { isWaiting } from '@mocks/handlers/imports/money-on'

export const agingBooks = (
  tenant: Tenant,
  balances: Balances,
  now: number,
): Pick<Books, 'aging'> => ({
  aging: (parcelId) => {
    const bills = tenant.bills.by('parcel', parcelId)
    const owed = bills.flatMap((row) => balances.aged(row))
    const known = tenant.parcels.get(parcelId)?.utility
    const { as_of: _, ...buckets } = agingOf(owed, known?.as_of ?? balances.today)
    return {
      as_of: known?.as_of ?? null,
      ...buckets,
      status: known?.status ?? null,
      last_payment: known?.last_payment ?? null,
      shut_off_date: known ? known.shut_off_date : shutOffDate(owed, balances.today),
      is_pending: bills.some((row) =>
        row.installments.some((part) => isWaiting(tenant, part.id, now)),
      ),
    }
  },
})
