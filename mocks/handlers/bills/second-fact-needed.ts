import type { InferOutput } from 'valibot'
import type { getBill } from '@/contract/bills/bills'
import { fitsSecond, isSecondMissing } from '@/rules/bills/second-fact'
import type { CallContext } from '@mocks/cloud/context'
import { bornOf } from '@mocks/world/bills/court-tickets'
import type { Tenant } from '@mocks/world/create-world'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { countFacts } from './second-fact-tries'
import { isOwnStaff } from '@mocks/handlers/people/own-staff'

export type Proof = InferOutput<NonNullable<(typeof getBill)['query']>>

/**
 * Where a department requires two facts, the address of a bill is one of them: without the other
 * neither names nor amounts are shown (product.md P3 "Privacy"). Wrong facts are counted, and too
 * many are refused.
 */
export function needsSecondFact(
  context: CallContext,
  tenant: Tenant,
  parcel: ParcelRow,
  proof: Proof,
): boolean {
  const second = tenant.departments.get(parcel.department_id)?.search.second
  if (second === undefined || mayKnowOwner(context, tenant, parcel)) return false
  const { item } = proof
  if (item !== undefined && isOf(tenant, parcel, item)) return false
  if (isSecondMissing('number', second, proof)) return true
  const isRight = fitsSecond('number', second, proof, { ...parcel, born: bornOf(parcel) })
  countFacts(context, tenant, {
    named: [parcel.id],
    right: isRight ? [parcel.id] : [],
    facts: proof,
  })
  return !isRight
}

const isOf = (tenant: Tenant, parcel: ParcelRow, item: string) =>
  tenant.bills.by('installment', item).some((row) => row.parcel_id === parcel.id)

/** Staff, and users who linked the account. */
export function mayKnowOwner(context: CallContext, tenant: Tenant, parcel: ParcelRow): boolean {
  if (isOwnStaff(context, parcel.department_id)) return true
  const { user, world } = context
  return world.accountLinks
    .by('parcel', `${tenant.id}/${parcel.id}`)
    .some((link) => link.user_id === user?.id)
}
