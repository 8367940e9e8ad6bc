import type { Tenant } from '@mocks/world/create-world'
import { isSameClient } from '@/rules/people/linkable'
import type { ParcelRow } from '@mocks/world/bills/parcels'

/** Accounts of one department by their number. */
export interface AccountIndex {
  find(account: string, client: string): ParcelRow | null
  /** An id for an account that is not there yet. */
  newId(account: string, client: string): string
}

/** As the seed gives them: the number alone, and where that is taken the department's before it. */
const idsFor = (department: string, account: string, client: string): readonly string[] => [
  account,
  `${department}.${account}`,
  `${department}.${account}.${client}`,
]

export function accountIndex(tenant: Tenant, departmentId: string): AccountIndex {
  const taken = new Set<string>()
  /** Where the accounts are too many to go through, their ids are their numbers. */
  const isLarge = tenant.roll?.departmentId === departmentId
  let byNumber: Map<string, string[]> | null = null

  function idsOf(account: string, client: string): readonly string[] {
    if (isLarge) return idsFor(departmentId, account, client)
    byNumber ??= numbersOf(tenant, departmentId)
    return byNumber.get(account) ?? []
  }

  return {
    find(account, client) {
      for (const id of idsOf(account, client)) {
        const row = tenant.parcels.get(id)
        const isIt =
          row?.department_id === departmentId &&
          row.account === account &&
          isSameClient(row.client, client)
        if (row && isIt) return row
      }
      return null
    },
    newId(account, client) {
      const ids = idsFor(departmentId, account, client)
      const free = ids.find((id) => !taken.has(id) && !tenant.parcels.get(id)) ?? ids.join()
      taken.add(free)
      return free
    },
  }
}

function numbersOf(tenant: Tenant, departmentId: string): Map<string, string[]> {
  const byNumber = new Map<string, string[]>()
  const entries = tenant.parcels.pluck('department', departmentId, ({ id, account }) => ({
    id,
    account,
  }))
  for (const { id, account } of entries) {
    const ids = byNumber.get(account)
    if (ids) ids.push(id)
    else byNumber.set(account, [id])
  }
  return byNumber
}
