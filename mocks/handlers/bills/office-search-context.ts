import type { Department } from '@/contract/departments/departments'
import { mostHits } from '@/contract/bills/office-search'
import type { OfficeTerm } from '@/rules/bills/office-terms'
import type { CallContext } from '@mocks/cloud/context'
import type { Balances } from '@mocks/world/bills/balances'
import type { Tenant } from '@mocks/world/create-world'

/** Everything that a term may mean at one merchant. */
export interface SearchContext {
  readonly context: CallContext
  readonly tenant: Tenant
  readonly balances: Balances
  /** What this member of staff sees, and asks for. */
  readonly departments: ReadonlyMap<string, Department>
  readonly q: string
  readonly term: OfficeTerm
}

/** One more than is shown tells that there are more. */
export const searchLimit = mostHits + 1
