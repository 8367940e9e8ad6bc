import type { InferOutput } from 'valibot'
import type { searchBills } from '@/contract/bills'
import { normalizeNumber } from '@/rules/search-terms'
import type { Tenant } from '@mocks/world/create-world'
import { yearsOf } from '@mocks/world/owing'
import type { ParcelRow } from '@mocks/world/parcels'

type Similar = InferOutput<(typeof searchBills)['answer']>['similar']

const furthest = 2
const shown = 5

/** Numbers that differ by a slip or two from what was typed, nearest first. */
export function similarNumbers(
  tenant: Tenant,
  counts: (parcel: Readonly<ParcelRow>) => boolean,
  typed: string,
): Similar {
  const wanted = normalizeNumber(typed)
  if (wanted.length <= furthest * 2) return []
  const distance = (account: string) => slips(normalizeNumber(account), wanted)
  return tenant.parcels
    .filter((parcel) => counts(parcel) && distance(parcel.account) <= furthest)
    .toSorted(
      (a, b) => distance(a.account) - distance(b.account) || (a.account < b.account ? -1 : 1),
    )
    .slice(0, shown)
    .flatMap(({ id, account, address }) => {
      const [year] = yearsOf(tenant, id)
      return year === undefined ? [] : [{ parcel_id: id, account, address, year }]
    })
}

/** Letters to change, add or drop (Levenshtein). */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > furthest) return furthest + 1
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
