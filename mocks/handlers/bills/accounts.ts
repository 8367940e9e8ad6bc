import { getAccount, getAccountActivity } from '@/contract/accounts'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { found, invalid } from '@mocks/cloud/reply'
import type { AccountLinkRow } from '@mocks/world/account-links'
import type { Tenant } from '@mocks/world/create-world'
import { ledgerOf, withBalances } from '@mocks/world/ledger'
import type { ParcelRow } from '@mocks/world/parcels'
import { accountNamed, shownAccount } from './account-facts'
import { citizenOf, linksOf } from '@mocks/handlers/people/linked-accounts'
import { pageOf } from '@mocks/handlers/page'
import { tenantOf } from '@mocks/handlers/scope'

interface Asked {
  readonly tenant: Tenant
  readonly parcel: ParcelRow
  /** The caller's own link; null: staff, who need none. */
  readonly link: AccountLinkRow | null
}

/** null: a citizen's account it is not, if it is one at all (product.md P8). */
function accountAsked(
  context: CallContext,
  params: { readonly account: string; readonly client: string },
): Asked | null {
  const tenant = tenantOf(context)
  if (context.departmentId === null) throw invalid({ department: ['Name a department.'] })
  const department = tenant.departments.get(context.departmentId)
  const parcel = department && accountNamed(tenant, department, params.account, params.client)
  if (context.subject.role !== 'User') {
    return { tenant, parcel: found(parcel, 'The account'), link: null }
  }
  const links = linksOf(context.world, tenant, citizenOf(context).id)
  const link = parcel && links.find((row) => row.parcel_id === parcel.id)
  return parcel && link ? { tenant, parcel, link } : null
}

export const accountHandlers: Handlers<'getAccount' | 'getAccountActivity'> = {
  getAccount: reads(getAccount, (context, { params }) => {
    const asked = accountAsked(context, params)
    return { data: asked && shownAccount(asked.tenant, asked.parcel, asked.link, context.now) }
  }),

  getAccountActivity: reads(getAccountActivity, (context, { params, query }) => {
    const asked = accountAsked(context, params)
    const lines = asked ? ledgerOf(asked.tenant, asked.parcel.id, context.now) : []
    const rows = withBalances(lines)
      .filter(({ kind }) => query.kind === undefined || kind === query.kind)
      .toReversed()
    const { data, pagination } = pageOf(rows, query)
    return {
      data: data.map(({ payment, ...entry }) => {
        // Together with the payer's e-mail the number opens the receipt.
        const own = payment && (asked?.link === null || payment.user_id === context.user?.id)
        return own ? { ...entry, reference: payment.confirmation } : entry
      }),
      pagination,
    }
  }),
}
