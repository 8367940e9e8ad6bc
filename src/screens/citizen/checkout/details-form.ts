import * as v from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import { tender } from '@/contract/departments/payment-settings'
import type { Payer } from '@/contract/payments/payments'
import { longest } from '@/contract/wire'
import type { KnownUser } from '@/contract/people/users'
import type { MessageId } from '@/i18n/message-ids'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { noCardNumber } from '@/rules/forms/field-rules'
import { isPhone, isZip } from '@/rules/people/contact'
import { isEmail, suggestEmail } from '@/rules/people/emails'
import { draftFor } from '@/state/office/drafts'
import { session } from '@/state/session/session'

/** The payer's form (product.md 3.3 step 2). Messages are ids; the screen translates them. */

const says = (id: MessageId) => id

const noCard = noCardNumber(says('checkout.details.noCardNumber'))
const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest.name, says('checkout.details.tooLong')),
  noCard,
)
/** `isEmail` limits its length. */
const address = v.pipe(v.string(), v.trim(), noCard)

const fields = v.object({
  name: v.pipe(text, v.minLength(1, says('checkout.details.nameMissing'))),
  wants_email: v.boolean(),
  email: address,
  /** Asked for only when the address looks mistyped. */
  email_again: address,
  phone: v.pipe(text, v.check(isPhone, says('checkout.details.phoneWrong'))),
  zip: v.pipe(
    text,
    v.minLength(1, says('checkout.details.zipMissing')),
    v.check(isZip, says('checkout.details.zipWrong')),
  ),
  street: text,
})

export const detailsForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['wants_email'], ['email']],
      ({ wants_email, email }) => !wants_email || email !== '',
      says('checkout.details.emailMissing'),
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['wants_email'], ['email']],
      ({ wants_email, email }) => !wants_email || email === '' || isEmail(email),
      says('checkout.details.emailWrong'),
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['wants_email'], ['email'], ['email_again']],
      ({ wants_email, email, email_again }) =>
        !wants_email || suggestEmail(email) === null || sameAddress(email, email_again),
      says('checkout.details.emailAgainWrong'),
    ),
    ['email_again'],
  ),
)
export type Details = v.InferOutput<typeof detailsForm>
export type DetailsInput = v.InferInput<typeof detailsForm>

function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

export const noDetails: DetailsInput = {
  name: '',
  wants_email: true,
  email: '',
  email_again: '',
  phone: '',
  zip: '',
  street: '',
}

/** In the order of the page; the error summary follows it. */
export function toForm({
  name,
  wants_email,
  email,
  email_again,
  zip,
  phone,
  street,
}: DetailsInput) {
  return { name, wants_email, email, email_again, zip, phone, street }
}

function toPayer({ name, wants_email, email, phone, zip, street }: Details): Payer {
  return {
    name,
    email: wants_email ? email : '',
    phone: plainCharacters(phone) || null,
    zip: plainCharacters(zip),
    street: street || null,
  }
}

/** The payer of a valid form. */
export function payerIn(typed: DetailsInput): Payer | null {
  const parsed = v.safeParse(detailsForm, typed)
  return parsed.success ? toPayer(parsed.output) : null
}

/** The field that a server's error key names: `payer.zip` → `zip`. */
export function fieldOf(serverKey: string): keyof DetailsInput | null {
  const name = serverKey.replace(/^payer\./, '')
  return isField(name) ? name : null
}

function isField(name: string): name is keyof DetailsInput {
  return name in fields.entries
}

const kept = v.object({
  name: v.string(),
  wants_email: v.boolean(),
  email: v.string(),
  email_again: v.string(),
  phone: v.string(),
  zip: v.string(),
  street: v.string(),
  tender: v.nullable(tender),
})
export type CheckoutDraft = v.InferOutput<typeof kept>

const draft = draftFor('/checkout', kept)

/** What is known of who is signed in (product.md 3.3 step 2); a value that this form refuses is left out. */
export function knownDetails(user: KnownUser | null): DetailsInput {
  if (user === null) return noDetails
  const known = { ...noDetails, ...textsOf(user), email_again: user.email }
  const wrong = v.safeParse(detailsForm, known).issues ?? []
  const names = new Set(wrong.map((issue) => issue.path?.[0]?.key))
  return {
    ...known,
    name: names.has('name') ? '' : known.name,
    email: names.has('email') ? '' : known.email,
    // Asked for only where the form itself would ask.
    email_again: suggestEmail(known.email) === null ? '' : known.email_again,
    phone: names.has('phone') ? '' : known.phone,
    zip: names.has('zip') ? '' : known.zip,
    street: names.has('street') ? '' : known.street,
  }
}

const textsOf = ({ name, email, phone, zip, address: street }: KnownUser) => ({
  name,
  email,
  phone: phone ?? '',
  zip: zip ?? '',
  street: street ?? '',
})

/** A card number typed into a wrong field is not stored either. */
export const checkoutDraft = {
  read: (): CheckoutDraft => draft.read() ?? { ...knownDetails(session.user), tender: null },
  keep: (value: CheckoutDraft): void =>
    draft.keep({
      ...value,
      name: safe(value.name),
      email: safe(value.email),
      email_again: safe(value.email_again),
      phone: safe(value.phone),
      zip: safe(value.zip),
      street: safe(value.street),
    }),
  forget: draft.forget,
}

function safe(typed: string): string {
  return looksLikeCardNumber(typed) ? '' : typed
}
