import * as v from 'valibot'
import {
  type AccountHold,
  type AccountPayment,
  type AccountUser,
  getAccountOfUser,
  getOfficeAccount,
  listActivityOfUser,
  type OfficeAccount,
  officeHold,
  sendBillLink,
  setAccountHold,
} from '@/contract/bills/office-accounts'
import { id, plainDate } from '@/contract/wire'
import { holdFieldRules, isHoldOn } from '@/rules/bills/office-holds'
import { isEmail } from '@/rules/people/emails'
import { sumOf } from '@/rules/payments/money'
import { paymentReference } from '@/rules/payments/payment-reference'
import type { Subject } from '@/rules/people/subject'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { Command, reads, writes, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, Refusal, Reply } from '@mocks/cloud/reply'
import { seesEntry } from '@mocks/handlers/audit'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { compare } from '@mocks/handlers/page'
import { linksOf } from '@mocks/handlers/people/linked-accounts'
import { masking, userSeenBy } from '@mocks/handlers/people/user-view'
import { userFor } from '@mocks/handlers/people/user-checks'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { merchantFor } from '@mocks/handlers/scope'
import { counterOf, takeChange, takeTry } from '@mocks/handlers/tries'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import { yearsOf } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { refundedOfItem } from '@mocks/world/payments/refunds'
import type { UserRow } from '@mocks/world/users'
import { accountNamed, shownAccount } from './account-facts'
import { activityPage, seenBy } from './accounts'

const mostPayments = 10
const mostActions = 10

/** The account of the header's department; a number that names none is a 404. */
export function accountIn(
  context: CallContext,
  tenant: Tenant,
  { account, client }: { readonly account: string; readonly client: string },
): ParcelRow {
  if (context.departmentId === null) throw invalid({ department: ['Name a department.'] })
  const department = tenant.departments.get(context.departmentId)
  const parcel = department && accountNamed(tenant, department, account, client)
  return seenBy(context, found(parcel, 'The account'))
}

/** Whose account it is that the provider looks at. */
export function citizenFor(
  context: CallContext,
  userId: string,
  permission: 'user-accounts.view' | 'user-accounts.edit',
): { user: UserRow; tenant: Tenant } {
  const user = userFor(context, userId, permission)
  const tenant = user.merchant_id === null ? null : context.world.tenantOf(user.merchant_id)
  if (user.role === 'User' && tenant) return { user, tenant }
  throw new Refusal(409, { message: 'Only citizens have accounts.', code: 'not_citizen' })
}

export const todayAt = (tenant: Tenant, now: number): PlainDate =>
  plainDateIn(tenant.merchant().time_zone, now)

/** A hold that has ended is none. */
function holdState(parcel: ParcelRow, today: PlainDate): AccountHold {
  const { office_hold: own } = parcel
  if (!own || !isHoldOn(own, today)) return { hold: null, version: versionOf({ hold: null }) }
  const { phone: _phone, ...hold } = own
  return { hold, version: versionOf({ hold }) }
}

export const auditedAccount = (tenant: Tenant, parcel: ParcelRow) => ({
  kind: 'account' as const,
  id: `${tenant.id}/${parcel.id}`,
  name: parcel.account,
})

/** null: the caller may not see this user at all. */
export function accountUser(
  world: World,
  subject: Subject,
  { user_id, linked_at, ebilling }: AccountLinkRow,
): AccountUser | null {
  const row = world.users.get(user_id)
  const seen = row && userSeenBy(subject, row)
  return seen ? { user_id, name: seen.name, email: seen.email, linked_at, ebilling } : null
}

function paymentsOf(tenant: Tenant, parcel: ParcelRow): PaymentRow[] {
  const rows = tenant.bills
    .by('parcel', parcel.id)
    .flatMap((bill) => bill.installments)
    .flatMap(({ id: part }) => tenant.payments.by('installment', part))
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(
    (a, b) => compare(b.at, a.at) || compare(a.id, b.id),
  )
}

function shownPayment(row: PaymentRow, parcel: ParcelRow, now: number): AccountPayment {
  const status = paymentStatus(row, now)
  const isCharged = status !== 'refused' && status !== 'not_found' && status !== 'unknown'
  const items = row.items.filter((item) => item.parcel_id === parcel.id)
  return {
    receipt_id: isCharged ? row.office_id : null,
    confirmation: row.confirmation,
    reference: status === 'unknown' ? paymentReference(row.id) : null,
    at: row.at,
    status: shownStatus(row, status, now),
    return_code: row.returned?.code ?? null,
    payer_name: row.payer.name,
    payer_email: row.payer.email === '' ? null : masking(row.payer.email),
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    amount_cents: sumOf(items.map((item) => item.amount_cents)),
    refunded_cents: sumOf(items.map((item) => refundedOfItem(row, item.id))),
  }
}

function officeView(
  { world, subject, now }: CallContext,
  tenant: Tenant,
  parcel: ParcelRow,
  link: AccountLinkRow | null,
): OfficeAccount {
  const object = auditedAccount(tenant, parcel)
  const payments = paymentsOf(tenant, parcel)
  const actions = [
    ...world.audit.by('object', `account/${object.id}`),
    ...payments.flatMap((row) => world.audit.by('object', `payment/${row.office_id}`)),
  ]
  return {
    ...shownAccount(tenant, parcel, link, now),
    office: holdState(parcel, todayAt(tenant, now)),
    users: world.accountLinks
      .by('parcel', object.id)
      .flatMap((row) => accountUser(world, subject, row) ?? []),
    payments: payments.slice(0, mostPayments).map((row) => shownPayment(row, parcel, now)),
    actions: actions
      .filter((entry) => seesEntry(subject, entry))
      .toSorted((a, b) => Number(b.id) - Number(a.id))
      .slice(0, mostActions)
      .map(({ merchant_id: _merchant, ...entry }) => ({ ...entry, ip: null })),
  }
}

/** The account of a command: it was there when it was decided. */
export function commanded(
  { world }: ApplyContext,
  { merchant_id, parcel_id }: { readonly merchant_id: string; readonly parcel_id: string },
): { tenant: Tenant; parcel: ParcelRow } {
  const tenant = found(world.tenantOf(merchant_id), 'The merchant')
  return { tenant, parcel: found(tenant.parcels.get(parcel_id), 'The account') }
}

const ofAccount = { merchant_id: id, parcel_id: id }

/** For the log: the code, the payer's sentence, and the last day. */
const auditedHold = (hold: AccountHold['hold']) =>
  hold && { code: hold.code, reason: hold.reason, until: hold.until }

export const officeAccountHandlers: Handlers<
  'getOfficeAccount' | 'setAccountHold' | 'sendBillLink' | 'getAccountOfUser' | 'listActivityOfUser'
> = {
  getOfficeAccount: reads(getOfficeAccount, (context, { params, query }) => {
    const tenant = merchantFor(context, query.merchant_id)
    return { data: officeView(context, tenant, accountIn(context, tenant, params), null) }
  }),

  setAccountHold: writes(setAccountHold, {
    command: v.object({
      ...ofAccount,
      hold: v.nullable(
        v.object({
          code: officeHold.entries.code,
          reason: v.string(),
          until: v.nullable(plainDate),
        }),
      ),
    }),
    decide: (context, { params, body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const parcel = accountIn(context, tenant, params)
      const today = todayAt(tenant, context.now)
      const fields = body.hold && checkedBy(holdRules(today), body.hold)
      const state = holdState(parcel, today)
      // Lifted by someone else already: there is nothing to decide about.
      if (fields === null && state.hold === null) return new Reply(200, { data: state })
      checkVersion(body.version, state)
      takeChange(context, 'hold', tenant.id, parcel.id)
      return new Command({
        merchant_id: tenant.id,
        parcel_id: parcel.id,
        hold: fields && { ...fields, until: fields.until === '' ? null : fields.until },
      })
    },
    apply: (context, { hold: fields, ...of }) => {
      const { tenant, parcel } = commanded(context, of)
      const today = todayAt(tenant, context.now)
      const before = holdState(parcel, today).hold
      const department = tenant.departments.get(parcel.department_id)
      const by = context.user?.name ?? ''
      const after = tenant.parcels.update(parcel.id, {
        office_hold: fields && {
          ...fields,
          at: context.at,
          by,
          phone: department?.phone ?? tenant.merchant().phone,
        },
      })
      const state = holdState(after, today)
      audit(context, {
        action: fields === null ? 'hold-lifted' : before === null ? 'hold-set' : 'hold-changed',
        object: auditedAccount(tenant, parcel),
        merchant_id: tenant.id,
        departments: [parcel.department_id],
        changes: changesBetween(auditedHold(before), auditedHold(state.hold), [
          'code',
          'reason',
          'until',
        ]),
      })
      return { data: state }
    },
  }),

  sendBillLink: writes(sendBillLink, {
    command: v.object({ ...ofAccount, email: v.string(), path: v.string() }),
    decide: (context, { params, body }) => {
      const tenant = merchantFor(context, body.merchant_id)
      const parcel = accountIn(context, tenant, params)
      const email = body.email.trim()
      if (!isEmail(email)) throw invalid({ email: ['This is not an e-mail address.'] })
      const years = yearsOf(tenant, parcel.id)
      const year = body.year ?? years[0]
      if (year === undefined || !years.includes(year)) {
        throw invalid({ year: ['There is no bill of this year.'] })
      }
      takeTry(
        context,
        [
          counterOf('bill links to an address', email),
          counterOf('bill links of a user', context.user?.id ?? ''),
        ],
        'Several links were sent already. Try again later.',
      )
      const [bill, place] = [parcel.id, parcel.department_id].map(encodeURIComponent)
      return new Command({
        merchant_id: tenant.id,
        parcel_id: parcel.id,
        email,
        path: `/overview-parcel/${bill ?? ''}/${year}/${place ?? ''}`,
      })
    },
    apply: (context, { email, path, ...of }) => {
      const { tenant, parcel } = commanded(context, of)
      sendMail({ ...context, tenant }, { to: email, kind: 'bill', path })
      audit(context, {
        action: 'bill-link-sent',
        object: auditedAccount(tenant, parcel),
        merchant_id: tenant.id,
        departments: [parcel.department_id],
        changes: [{ field: 'email', before: null, after: masking(email) }],
      })
      return { message: `Sent to ${email}` }
    },
  }),

  getAccountOfUser: reads(getAccountOfUser, (context, { params }) => {
    const { user, tenant } = citizenFor(context, params.id, 'user-accounts.view')
    const parcel = accountIn(context, tenant, params)
    const links = linksOf(context.world, tenant, user.id)
    const link = links.find(({ parcel_id }) => parcel_id === parcel.id) ?? null
    return { data: officeView(context, tenant, parcel, link) }
  }),

  listActivityOfUser: reads(listActivityOfUser, (context, { params, query }) => {
    const { tenant } = citizenFor(context, params.id, 'user-accounts.view')
    const parcel = accountIn(context, tenant, params)
    return activityPage({ tenant, parcel, now: context.now }, query, () => true)
  }),
}

const holdRules = (today: PlainDate) => v.object(holdFieldRules(sayAsServer, today))
