import type * as v from 'valibot'
import type { StaffDepartment, StaffSettings } from './departments/department-setup'
import type { CallId } from './all'
import {
  completion,
  type GivenAnswer,
  givenAnything,
  givenData,
  givenDone,
  givenList,
} from './given'
import {
  departmentCompletion,
  merchantInfoStandIns,
  paymentSettingsCompletion,
  userStandIns,
} from './given-public'
import type { ManagedUser } from './people/managed-users'
import type { ListedMerchant } from './merchants/merchant-list'
import type { Domain, Merchant } from './merchants/merchant-setup'
import type { answerBeside, DepartmentReportRow } from './reports/reports'
import type { ListedSettings } from './merchants/settings-list'
import { titleFromSlug } from './departments/slug-title'

/** What stands in for the fields that a host leaves out, on the office's calls. */

const managedUserCompletion = completion<ManagedUser>({
  standIns: {
    ...userStandIns,
    // Such a host names a user's merchant by its subdomain alone, where there is one.
    merchant: ({ sub_domain }) =>
      typeof sub_domain === 'string' && sub_domain !== 'null' ? sub_domain : null,
    status: 'active',
    departments: null,
    invited_at: null,
    invite_expires_at: null,
    masked: false,
    used: false,
    last_admin: false,
    version: '',
  },
})

const givenUsers = givenList(managedUserCompletion)
const givenUserRow = givenData(managedUserCompletion)
const givenUserChange = givenDone(managedUserCompletion)

const userRoleCompletion = completion({
  text: 'name',
  standIns: { id: ({ name }: Readonly<Record<string, unknown>>) => String(name) },
})

const givenRoles = givenList(userRoleCompletion)

/** Whether a merchant that says `is_enabled` is on: 0 and false mean off. */
const statusOf = ({ is_enabled }: Readonly<Record<string, unknown>>) =>
  is_enabled === 0 || is_enabled === false ? 'disabled' : 'enabled'

const listedMerchantCompletion = completion<ListedMerchant>({
  standIns: {
    sub_domain: '',
    status: statusOf,
    admins: null,
    users: null,
    citizens: null,
    invites: null,
    last_sign_in_at: null,
  },
})

const givenMerchants = givenList(listedMerchantCompletion)

const listedSettingsCompletion = completion<ListedSettings>({
  standIns: {
    sub_domain: '',
    city: '',
    state: '',
    logo: null,
    departments_on: null,
    departments_total: null,
    environment: null,
    enableTerminal: false,
    force_guest_checkout_per_item: false,
    maintenance: null,
    status: statusOf,
    problems: () => [],
    delete_problem: null,
    signed_in: null,
    updated_at: null,
    updated_by: null,
  },
})

const givenSettings = givenList(listedSettingsCompletion)

const merchantCompletion = completion<Merchant>({
  standIns: {
    ...merchantInfoStandIns,
    logo_alt: null,
    allow_accounts: true,
    max_cart_items: 100,
    session_text: null,
    cash_and_checks: false,
    default_language: 'en',
    aliases: () => [],
    outside_hosts: () => [],
    receipt_footer: null,
    sender: () => ({ from_name: '', reply_to: null }),
    departments_on: null,
    departments_total: null,
    environment: null,
    was_open: true,
    tested_at: null,
    launch: () => [],
    updated_at: null,
    updated_by: null,
    version: '',
  },
})

const givenMerchant = givenData(merchantCompletion)

const domainCompletion = completion<Domain>({
  standIns: { sub_domain: '', aliases: () => [] },
})

const givenDomains = givenList(domainCompletion)

const staffSettingsCompletion = completion<StaffSettings>({
  standIns: {
    ...paymentSettingsCompletion.standIns,
    calendar: () => ({ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], holidays: [] }),
    funds: () => ({ principal: '', special_assessment: '', penalty: '', interest: '', fee: '' }),
    refunds: () => ({ days: null, fee: false }),
    waiver_text: null,
  },
})

/** `has_payments`, `has_bills`: yes, so that nothing is deleted or changed that may be in use. */
const staffDepartmentCompletion = completion<StaffDepartment>({
  standIns: {
    ...departmentCompletion.standIns,
    scheduled: null,
    source: null,
    types: () => [],
    has_payments: true,
    has_bills: true,
    version: '',
  },
  within: { payment_settings: staffSettingsCompletion },
})

const givenStaffDepartments = givenList(staffDepartmentCompletion)
const givenSavedSettings = givenAnything(staffDepartmentCompletion)

const noSums = {
  payments: 0,
  principal_cents: 0,
  fee_cents: 0,
  gross_cents: 0,
  refunds: 0,
  refund_cents: 0,
  voids: 0,
  void_cents: 0,
  returns: 0,
  return_cents: 0,
  fee_back_cents: 0,
  net_cents: 0,
  deposit_cents: null,
  difference_cents: null,
}

const rowCompletion = completion<DepartmentReportRow>({
  standIns: {
    name: ({ department_id, id: slug }) => titleFromSlug(String(department_id ?? slug)),
    department_id: ({ id: slug, name }) => String(slug ?? name),
    merchid_last4: null,
    gl: '',
    ...noSums,
    batches: () => [],
    split: () => [],
  },
})
type Beside = v.InferOutput<v.ObjectSchema<typeof answerBeside, undefined>>
const besideCompletion = completion<Beside>({
  standIns: {
    names_only: ({ totals }) => (totals === undefined ? true : undefined),
    merchant_name: '',
    merchant: ({ merchant_name }) => ({
      id: '-',
      name: String(merchant_name),
      sub_domain: '',
      time_zone: 'UTC',
    }),
    days: () => ({ from: '1970-01-01', to: '1970-01-01' }),
    totals: () => ({ ...noSums, funded_cents: 0, types: [] }),
    open_batch: null,
  },
})

const givenDepartmentsReport = givenList(rowCompletion, besideCompletion)

/** By call. */
export const officeAnswers: ReadonlyMap<string, GivenAnswer> = new Map([
  ['listSettings', givenSettings],
  ['createUser', givenUserRow],
  ['updateUser', givenUserChange],
  ['listUsers', givenUsers],
  ['searchUsers', givenUsers],
  ['listUserRoles', givenRoles],
  ['getUser', givenUserRow],
  ['listMerchants', givenMerchants],
  ['setMerchantStatus', givenMerchant],
  ['saveDepartmentSettings', givenSavedSettings],
  ['getDepartmentsReport', givenDepartmentsReport],
  ['getSettings', givenMerchant],
  ['listDomains', givenDomains],
  ['createMerchant', givenMerchant],
  ['updateMerchant', givenMerchant],
  ['listMerchantDepartments', givenStaffDepartments],
  ['saveCardPoint', givenDone()],
  ['setDepartmentStatus', givenDone()],
  ['setAllDepartmentsStatus', givenDone()],
  ['setDepartmentHidden', givenDone()],
  ['deleteMerchant', givenDone()],
  ['deleteUser', givenDone()],
] satisfies [CallId, GivenAnswer][])
