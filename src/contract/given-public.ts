import type * as v from 'valibot'
import type { CycleLabel, Department } from './departments/departments'
import type { CallId } from './all'
import {
  completion,
  type GivenAnswer,
  givenData,
  givenAnything,
  givenList,
  givenNamed,
} from './given'
import type { iframeUrls } from './payments/iframe-urls'
import type { MerchantInfo } from './merchants/merchants'
import type { PaymentSettings } from './departments/payment-settings'
import type { PaymentType } from './departments/payment-types'
import { titleFromSlug } from './departments/slug-title'
import type { User } from './people/users'

/** What stands in for the fields that a host leaves out, on everybody's calls. */

export const merchantInfoStandIns = {
  // Known from the address wherever it matters.
  sub_domain: '',
  office: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  fax: null,
  hours: '',
  repName: '',
  url: null,
  logo: null,
  brand_color: null,
  time_zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  roll_type_real: '',
  enableTerminal: false,
  force_guest_checkout_per_item: false,
  is_enabled: 1,
} as const

const merchantInfoCompletion = completion<MerchantInfo>({
  standIns: { id: null, ...merchantInfoStandIns },
})

const givenMerchantInfo = givenData(merchantInfoCompletion)

/** Without settings nothing can be paid: no tender is accepted. */
export const paymentSettingsCompletion = completion<PaymentSettings>({
  standIns: {
    tenders: [],
    card_fee: { rate_bp: 0, minimum_cents: 0 },
    echeck_fee: { flat_cents: 0 },
    echeck_maximum_cents: null,
    payer_pays_fee: true,
    partial: false,
    minimum_cents: 0,
    overpay: false,
    order: 'payer',
    halves_in_order: false,
    cutoff: '23:59',
    max_items: 1,
  },
})

/**
 * A department of which only `id`, `url` and `payment_settings` are known: one with an address is paid
 * there, and any other takes payments without a bill, because no given call searches bills.
 */
export const departmentCompletion = completion<Department>({
  standIns: {
    name: ({ id: slug }) => titleFromSlug(String(slug)),
    description: '',
    icon: 'receipt',
    url: null,
    source_type: ({ url }) => (url === undefined || url === null ? 4 : 3),
    status: true,
    hidden: false,
    sort: 0,
    permits: false,
    search: { by: [], pattern: null, example: null, years: [] },
    next_due: null,
    notice: null,
    phone: null,
  },
  within: { payment_settings: paymentSettingsCompletion },
})

const givenDepartments = givenList(departmentCompletion)

const cycleLabelCompletion = completion<CycleLabel>({
  text: 'label',
  standIns: {
    code: ({ label }) => String(label),
    label: ({ code }) => String(code),
    order: 0,
    roll_type: null,
  },
})

const givenCycleLabels = givenList(cycleLabelCompletion)

const givenPaymentTypes = givenList(completion<PaymentType>({ standIns: {} }))

const givenIframeUrls = givenData(
  completion<v.InferOutput<typeof iframeUrls>>({ standIns: { card: '' } }),
)

/** `rights`: none beyond the role's. */
export const userStandIns = {
  name: ({ username, email }: RawUser) => textOf(username) || textOf(email),
  email: '',
  username: ({ email }: RawUser) => textOf(email),
  phone: null,
  role: () => [],
  merchant_id: null,
  sub_domain: null,
}
type RawUser = Readonly<Record<string, unknown>>
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const userCompletion = completion<User>({ standIns: userStandIns })

const givenUserData = givenData(userCompletion)

const givenUser = givenNamed(completion({ standIns: {}, within: { user: userCompletion } }))

/** By call. */
export const publicAnswers: ReadonlyMap<string, GivenAnswer> = new Map([
  ['login', givenUser],
  ['register', givenUser],
  ['forgotPassword', givenAnything()],
  ['resetPassword', givenAnything()],
  ['verifyToken', givenUser],
  ['updateProfile', givenUserData],
  ['getTypeList', givenPaymentTypes],
  ['getIframeUrls', givenIframeUrls],
  ['getMerchantInfo', givenMerchantInfo],
  ['listDepartments', givenDepartments],
  ['listPermitDepartments', givenDepartments],
  ['getCycleLabels', givenCycleLabels],
] satisfies [CallId, GivenAnswer][])
