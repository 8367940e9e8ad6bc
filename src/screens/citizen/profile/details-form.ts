import * as v from 'valibot'
import type { ProfileChange } from '@/api/people/users'
import { plainCharacters } from '@/contract/plain-characters'
import { deliveries, type KnownUser } from '@/contract/people/users'
import { longest } from '@/contract/wire'
import { type Locale, locales, matchLocale } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { noCardNumber } from '@/rules/forms/field-rules'
import { issuePath } from '@/rules/forms/issue-path'
import { isPhone, isSamePhone, isState, isZip } from '@/rules/people/contact'
import { isEmail, isSameEmail } from '@/rules/people/emails'
import { isNewAddress } from '@/rules/people/new-address'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { isAnotherEmail, looksLikeEmail, usernameMinimumLength } from '@/rules/people/usernames'

/** The user's own details (product.md P7). Messages are ids; the screen translates them. */

const says = (id: MessageId) => id

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longest.name, says('profile.details.tooLong')),
  noCardNumber(says('ui.field.card-number')),
)
const unlessEmpty = (check: (value: string) => boolean) => (value: string) =>
  value === '' || check(value)

const home = ['address', 'city', 'state', 'zip'] as const

const fields = v.object({
  name: v.pipe(text, v.minLength(1, says('profile.details.nameMissing'))),
  phone: v.pipe(text, v.check(isPhone, says('profile.details.phoneWrong'))),
  // `isEmail` limits its length.
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, says('profile.details.emailMissing')),
    noCardNumber(says('ui.field.card-number')),
    v.check(isEmail, says('profile.details.emailWrong')),
  ),
  // It may be the e-mail address.
  username: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest.email, says('profile.details.usernameLong')),
    v.minLength(usernameMinimumLength, says('profile.details.usernameShort')),
    noCardNumber(says('ui.field.card-number')),
  ),
  address: text,
  city: text,
  state: v.pipe(text, v.check(unlessEmpty(isState), says('profile.details.stateWrong'))),
  zip: v.pipe(text, v.check(unlessEmpty(isZip), says('profile.details.zipWrong'))),
  language: v.picklist(locales),
  delivery: v.picklist(deliveries),
})

export type Details = v.InferOutput<typeof fields>

/** Letters on paper need a postal address. */
const paperNeedsHome = <Typed extends Details>() =>
  v.rawCheck<Typed>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.delivery !== 'paper') return
    for (const part of home) {
      if (dataset.value[part] !== '') continue
      addIssue({
        message: says('profile.details.paperNeedsHome'),
        path: issuePath(dataset.value, [part]),
      })
    }
  })

type Saved = Pick<KnownUser, 'email' | 'pending_email' | 'username'>

/** Not while the address is still being typed. */
export const needsPassword = (email: string, saved: Saved): boolean =>
  isEmail(email) && isNewAddress(email, saved)

/**
 * The details and the password that a new e-mail address requires; drafts leave the password out.
 */
export function detailsForm(saved: Saved) {
  return v.pipe(
    v.object({ ...fields.entries, current_password: v.string() }),
    paperNeedsHome(),
    v.forward(
      v.partialCheck(
        [['username']],
        ({ username }) => !isAnotherEmail(username, [saved.email, saved.username]),
        says('profile.details.usernameEmail'),
      ),
      ['username'],
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['current_password']],
        ({ email, current_password }) => current_password !== '' || !needsPassword(email, saved),
        says('profile.details.passwordMissing'),
      ),
      ['current_password'],
    ),
  )
}
export type DetailsFields = v.InferOutput<ReturnType<typeof detailsForm>>

export const withEmptyPassword = (typed: Details): DetailsFields => ({
  ...typed,
  current_password: '',
})

export function withoutPassword({ current_password: _, ...typed }: DetailsFields): Details {
  return typed
}

/** In the order of the page; the error summary follows it. */
export function toForm(user: KnownUser): Details {
  return {
    name: user.name,
    phone: user.phone ?? '',
    email: user.email,
    username: user.username,
    address: user.address ?? '',
    city: user.city ?? '',
    state: user.state ?? '',
    zip: user.zip ?? '',
    language: languageOf(user),
    delivery: user.delivery ?? 'email',
  }
}

function languageOf({ language }: KnownUser): Locale {
  return matchLocale(language === undefined ? [] : [language])
}

/** The password is sent only where it is required. */
export function toBody(
  { phone, address, city, state, zip, current_password, ...rest }: DetailsFields,
  saved: Saved,
): ProfileChange {
  return {
    ...rest,
    ...(needsPassword(rest.email, saved) && { current_password }),
    phone: plainCharacters(phone) || null,
    address: address || null,
    city: city || null,
    state: plainCharacters(state) || null,
    zip: plainCharacters(zip) || null,
  }
}

/**
 * What was typed; a field that is saved but for its notation is as it was saved. A server may tidy
 * what it keeps (`oh` → `OH`), and what it keeps in its own way is no unsent input.
 */
export function withSaved(typed: Details, user: KnownUser): Details {
  const saved = toForm(user)
  const merged = typedWhere(typed, saved, (name) => !isSameDetail(name, typed, saved))
  // An address that waits to be confirmed was sent: the form shows the one that counts until then.
  const email = isSameEmail(typed.email, user.pending_email) ? saved.email : merged.email
  return { ...merged, email }
}

/** Whether what was sent is what is saved by now (decision 40). */
export const isSavedIn = (user: KnownUser, sent: Details): boolean =>
  isSame(withSaved(sent, user), toForm(user))

/** The saved values, with those typed that are not the same. */
function typedWhere<Fields extends object>(
  typed: Fields,
  saved: Fields,
  differs: (name: keyof Fields) => boolean,
): Fields {
  const merged = { ...saved }
  for (const name in typed) if (differs(name)) merged[name] = typed[name]
  return merged
}

function isSameDetail(name: keyof Details, typed: Details, saved: Details): boolean {
  switch (name) {
    case 'language':
    case 'delivery':
      return typed[name] === saved[name]
    case 'phone':
      return isSamePhone(typed.phone, saved.phone)
    case 'email':
      return isSameEmail(typed.email, saved.email)
    case 'username':
      // A user name that is the address changes with it.
      return (
        plain(typed.username) === plain(saved.username) ||
        (looksLikeEmail(typed.username) &&
          isSameEmail(saved.username, saved.email) &&
          isSameEmail(typed.email, saved.email))
      )
    case 'state':
    case 'zip':
      return normalizeNumber(typed[name]) === normalizeNumber(saved[name])
    case 'name':
    case 'address':
    case 'city':
      return plain(typed[name]) === plain(saved[name])
  }
}

const plain = (typed: string) => typed.trim().replaceAll(/\s+/gu, ' ')

export function isSame(one: Details, other: Details): boolean {
  return detailNames.every((name) => one[name] === other[name])
}
const detailNames = [
  'name',
  'email',
  'phone',
  'username',
  'address',
  'city',
  'state',
  'zip',
  'language',
  'delivery',
] as const satisfies readonly (keyof Details)[]
