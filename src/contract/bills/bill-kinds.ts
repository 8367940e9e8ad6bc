import * as v from 'valibot'
import { cents, count, instant, plainDate } from '@/contract/wire'

/** Fields of a single kind of bill (product.md P4 "Variants"); common ones are in the bill. */

/** The age of open amounts, in the buckets of the aging import. */
export const aging = v.object({
  as_of: plainDate,
  days_0_30_cents: cents,
  days_31_60_cents: cents,
  days_61_90_cents: cents,
  days_over_90_cents: cents,
})

/** Usage of twelve months, oldest first; a month as `YYYY-MM`. */
export const usage = v.object({
  unit: v.picklist(['gallons']),
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), amount: count })),
})

const propertyAbout = v.object({ kind: v.literal('property') })

const homeAbout = v.object({
  kind: v.literal('manufactured-home'),
  registration: v.string(),
  make: v.string(),
  model_year: v.number(),
  park: v.nullable(v.string()),
  lot: v.nullable(v.string()),
  /** Source type 1: the time of the county system's answer. */
  checked_at: instant,
})

const utilityAbout = v.object({
  kind: v.literal('utility'),
  service_address: v.string(),
  current_cents: cents,
  past_due_cents: cents,
  aging,
  /** Service ends on this day unless the past-due amount is paid; null if it does not. */
  shut_off_date: v.nullable(plainDate),
  usage: v.nullable(usage),
})

export const permitStatus = v.picklist(['issued', 'in-review', 'awaiting-payment', 'closed'])

const permitAbout = v.object({
  kind: v.literal('permit'),
  permit_number: v.string(),
  permit_type: v.string(),
  status: permitStatus,
  applicant: v.string(),
  contractor: v.nullable(v.string()),
  site: v.string(),
  fee_lines: v.array(
    v.object({
      code: v.string(),
      description: v.string(),
      amount_cents: cents,
      paid_cents: cents,
      due_cents: cents,
    }),
  ),
  expires_on: plainDate,
})

/** The cost up to and including a day; the last one, without a day, from then on. */
export const costStep = v.object({ until: v.nullable(plainDate), amount_cents: cents })

const citationAbout = v.object({
  kind: v.literal('citation'),
  number: v.string(),
  /** Masked: `***1234`. */
  plate: v.string(),
  violation: v.string(),
  issued_on: plainDate,
  location: v.string(),
  /** Costs of the whole ticket before payments; one step: it does not rise. */
  costs: v.array(costStep),
})

/** The office's own text; the payer accepts it in this version. */
export const waiver = v.object({ version: v.string(), text: v.string() })

export const courtStop = v.picklist(['appearance', 'not-waiverable', 'court-date'])

const courtAbout = v.object({
  kind: v.literal('court'),
  case_number: v.string(),
  citation: v.string(),
  offense: v.string(),
  issued_on: plainDate,
  location: v.string(),
  /** It can be paid until the end of this day in the city's zone. */
  court_date: plainDate,
  waiverable: v.boolean(),
  mandatory_appearance: v.boolean(),
  /** null: no consent is needed. Otherwise a payment needs the consent `waiver` in its version. */
  waiver: v.nullable(waiver),
  /** Why it cannot be paid here; then the bill is on hold, with the court's phone. */
  stop: v.nullable(courtStop),
})

export const billAbout = v.union([
  propertyAbout,
  homeAbout,
  utilityAbout,
  permitAbout,
  citationAbout,
  courtAbout,
])
export type BillAbout = v.InferOutput<typeof billAbout>
export type AboutOf<K extends BillAbout['kind']> = Extract<BillAbout, { kind: K }>

/** The office's own documents; https. */
export const billDocument = v.object({
  kind: v.picklist(['bill', 'notice', 'permit', 'citation']),
  url: v.string(),
  year: v.number(),
})
export type BillDocument = v.InferOutput<typeof billDocument>

/** Notices at the top of the bill. */
export const billNotice = v.union([
  v.object({ kind: v.literal('mortgage'), company: v.string() }),
  v.object({ kind: v.literal('shut-off'), date: plainDate, amount_cents: cents }),
  v.object({ kind: v.literal('cost-rises'), after: plainDate, amount_cents: cents }),
  v.object({ kind: v.literal('court-date'), date: plainDate }),
  v.object({ kind: v.literal('permit-expires'), date: plainDate }),
])
export type BillNotice = v.InferOutput<typeof billNotice>
