import {
  type ActivityEntry,
  type ActivityKind,
  getAccount,
  getAccountActivity,
} from '@/contract/bills/accounts'
import type { Pagination } from '@/contract/wire'
import { paymentReference } from '@/rules/payments/payment-reference'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, otherDepartment } from '@mocks/cloud/reply'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import type { Tenant } from '@mocks/world/create-world'
import { ledgerOf, type LedgerLine, withBalances } from '@mocks/world/bills/ledger'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { accountNamed, shownAccount } from './account-facts'
import { citizenOf, linksOf } from '@mocks/handlers/people/linked-accounts'
import { pageOf, type PageQuery } from '@mocks/handlers/page'
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
    return { tenant, parcel: seenBy(context, found(parcel, 'The account')), link: null }
  }
  const links = linksOf(context.world, tenant, citizenOf(context).id)
  const link = parcel && links.find((row) => row.parcel_id === parcel.id)
  return parcel && link ? { tenant, parcel, link } : null
}

/** A clerk may be limited to some departments. */
export function seenBy({ subject }: Pick<CallContext, 'subject'>, parcel: ParcelRow): ParcelRow {
  if (seesDepartment(subject, parcel.department_id)) return parcel
  throw otherDepartment('This department is not yours to see')
}

/** `knows`: whose payments show their confirmation number, which with the e-mail opens a receipt. */
export function activityPage(
  { tenant, parcel, now }: { tenant: Tenant; parcel: ParcelRow | null; now: number },
  query: PageQuery & { readonly kind?: ActivityKind | undefined },
  knows: (payment: NonNullable<LedgerLine['payment']>) => boolean,
): { data: ActivityEntry[]; pagination: Pagination } {
  const lines = parcel ? ledgerOf(tenant, parcel.id, now) : []
  const rows = withBalances(lines)
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .toReversed()
  const { data, pagination } = pageOf(rows, query)
  return {
    data: data.map(({ payment, at: _at, imported: _imported, ...entry }) =>
      payment && knows(payment) ? { ...entry, reference: numberOf(entry, payment) } : entry,
    ),
    pagination,
  }
}

/** What its payer was given to name it by; a payment without an answer has no confirmation yet. */
const numberOf = (
  { checking }: Pick<LedgerLine, 'checking'>,
  { id, confirmation }: NonNullable<LedgerLine['payment']>,
): string => (checking ? paymentReference(id) : confirmation)

export const accountHandlers: Handlers<'getAccount' | 'getAccountActivity'> = {
  getAccount: reads(getAccount, (context, { params }) => {
    const asked = accountAsked(context, params)
    return { data: asked && shownAccount(asked.tenant, asked.parcel, asked.link, context.now) }
  }),

  getAccountActivity: reads(getAccountActivity, (context, { params, query }) => {
    const asked = accountAsked(context, params)
    const place = { tenant: tenantOf(context), parcel: asked?.parcel ?? null, now: context.now }
    return activityPage(
      place,
      query,
      (payment) => asked?.link === null || payment.user_id === context.user?.id,
    )
  }),
}
