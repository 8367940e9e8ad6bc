import { factory, nullable, primaryKey } from '@mswjs/data'
import type { DepartmentRow } from '@mocks/world/departments'
import type { MerchantRow } from '@mocks/world/merchants'
import type { NotificationRow } from '@mocks/world/notifications'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { UserRow } from '@mocks/world/users'

/**
 * The model of the fake backend: merchants, departments, users, parcels and notifications. Their
 * rows are in the memory of @mswjs/data, in one database for each world; departments and parcels
 * enter it when their city is first opened. `modelRows` reads and writes it, `Table` adds what all
 * tables of a world have: schemas, copies, indexes by other fields, hashes and the way back.
 *
 * Rows name each other by id (`merchant_id`). The library's relations cost 5 s at 1,000 rows.
 *
 * Bills, payments, the audit log and the smaller tables beside them are plain maps (`mapRows`), and
 * the hundred thousand parcels of the large county follow from their numbers (`roll/`); of these a
 * parcel enters the model when it is changed. The library takes 10 to 40 µs to create a row, and 1 µs
 * for each row that a query or an update passes. At 100,000 parcels that is 1 s to create them and
 * 0.1 s for each update, twice what a call may take; at a county's 2,284 bills 20 ms to create them,
 * and 2 ms for each bill that a payment pays.
 */
export const createModel = () =>
  withoutTabSync(() => factory({ merchants, departments, users, parcels, notifications }))

/** The columns of a row: all of its fields, each with the constructor of its values. */
type Columns<Row> = { readonly [Field in keyof Row]-?: Column<Row[Field]> }

type Column<Value> = null extends Value
  ? { readonly getValue: () => Simple<NonNullable<Value>> | null }
  : (() => Simple<Value>) | { readonly getPrimaryKeyValue: () => Simple<Value> }

/** Lists and objects are stored as they are. */
type Simple<Value> = [Value] extends [string]
  ? string
  : [Value] extends [number]
    ? number
    : [Value] extends [boolean]
      ? boolean
      : unknown

const merchants = {
  id: primaryKey(String),
  sub_domain: String,
  aliases: Array,
  is_enabled: Number,
  environment: String,
  was_open: Boolean,
  tested_at: nullable(String),

  name: String,
  office: String,
  address: String,
  city: String,
  state: String,
  zip: String,
  phone: String,
  fax: nullable(String),
  hours: String,
  repName: String,
  repTitle: nullable(String),
  url: nullable(String),
  logo: nullable(String),
  logo_alt: nullable(String),
  brand_color: nullable(String),
  time_zone: String,
  default_language: String,
  session_text: nullable(String),
  receipt_footer: nullable(String),
  sender: Object,
  translations: nullable(Object),

  roll_type_real: String,
  enableTerminal: Boolean,
  force_guest_checkout_per_item: Boolean,
  allow_accounts: Boolean,
  max_cart_items: Number,
  cash_and_checks: Boolean,
  outside_hosts: Array,
  card_point: nullable(Object),

  updated_at: String,
  updated_by: nullable(String),
} satisfies Columns<MerchantRow>

const departments = {
  /** Merchant and id: other merchants have departments of the same id. */
  key: primaryKey(String),
  merchant_id: String,
  id: String,
  name: String,
  description: String,
  icon: String,
  source_type: Number,
  url: nullable(String),
  outside: nullable(Object),
  source: nullable(Object),
  status: Boolean,
  off_note: nullable(String),
  hidden: Boolean,
  sort: Number,
  permits: Boolean,
  bills: nullable(String),
  types: nullable(Array),
  payment_settings: Object,
  scheduled: nullable(Object),
  earlier_refunds: nullable(Array),
  search: Object,
  next_due: nullable(Object),
  notice: nullable(String),
  phone: nullable(String),
  translations: nullable(Object),
} satisfies Columns<InMerchant<DepartmentRow>>

const users = {
  id: primaryKey(String),
  name: String,
  email: String,
  username: String,
  phone: nullable(String),
  role: String,
  merchant_id: nullable(String),
  sub_domain: nullable(String),
  rights: Array,
  departments: nullable(Array),
  language: String,
  address: nullable(String),
  city: nullable(String),
  state: nullable(String),
  zip: nullable(String),
  delivery: String,
  pending_email: nullable(String),
  verifier: nullable(Object),
  sessions_from: String,
  session_kept: nullable(Object),
  invited_at: nullable(String),
  deactivated_at: nullable(String),
  locked_until: nullable(String),
  sign_ins: Array,
} satisfies Columns<UserRow>

const parcels = {
  /** Merchant and id: other merchants have parcels of the same number. */
  key: primaryKey(String),
  merchant_id: String,
  id: String,
  department_id: String,
  account: String,
  client: String,
  roll_type: String,
  owner: String,
  address: String,
  city: String,
  zip: String,
  legal_description: nullable(String),
  tax_district: nullable(String),
  homestead: Boolean,
  owner_occupied: Boolean,
  mortgage_company: nullable(String),
  hold: nullable(Object),
  office_hold: nullable(Object),
  permit: nullable(Object),
  utility: nullable(Object),
  link_pin: nullable(Object),
} satisfies Columns<InMerchant<ParcelRow>>

const notifications = {
  id: primaryKey(String),
  merchant_id: String,
  type: String,
  kind: String,
  channel: String,
  name: String,
  messages: Object,
  audience: Object,
  schedule: Object,
  ends_on: nullable(String),
  state: String,
  starts_at: nullable(String),
  stopped_at: nullable(String),
  windows: Array,
  recipients: Number,
  reached: Array,
  updated_at: String,
  updated_by: String,
} satisfies Columns<NotificationRow>

type InMerchant<Row> = Row & { readonly key: string; readonly merchant_id: string }

/**
 * In a page the library opens a channel, over which a second tab's seeding overwrites the first
 * tab's edits (mock-cloud.md). It looks for BroadcastChannel once, here.
 */
function withoutTabSync<T>(make: () => T): T {
  const channel: unknown = Reflect.get(globalThis, 'BroadcastChannel')
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  try {
    return make()
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}
