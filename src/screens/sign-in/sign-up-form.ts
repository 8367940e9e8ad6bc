import * as v from 'valibot'
import type { NewAccount } from '@/api/sessions'
import type { Locale } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-ids'
import { isPhone } from '@/rules/contact'
import { isEmail } from '@/rules/emails'
import { usernameMinimumLength } from '@/rules/usernames'
import { draftFor } from '@/state/drafts'
import { newPassword } from './new-password'

const says = (id: MessageId) => id

const text = v.pipe(v.string(), v.trim())

/** Named as the server names them, so that its errors find their fields (specification §8). */
export const signUpForm = v.object({
  name: v.pipe(text, v.nonEmpty(says('sign-in.sign-up.nameMissing'))),
  email: v.pipe(
    text,
    v.nonEmpty(says('sign-in.sign-up.emailMissing')),
    v.check(isEmail, says('sign-in.sign-up.emailWrong')),
  ),
  phone: v.pipe(text, v.check(isPhone, says('sign-in.sign-up.phoneWrong'))),
  username: v.pipe(
    text,
    v.check(
      (name) => name === '' || name.length >= usernameMinimumLength,
      says('sign-in.sign-up.usernameShort'),
    ),
  ),
  password: newPassword,
  language: v.string(),
  terms: v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, says('sign-in.sign-up.termsMissing')),
  ),
})
export type SignUpFields = v.InferOutput<typeof signUpForm>

/** The e-mail stands in for a user name that is left out (product.md B2). */
export function toNewAccount(fields: SignUpFields): NewAccount {
  const { name, email, phone, username, password, language, terms } = fields
  return {
    name,
    email,
    phone: phone || null,
    username: username || email,
    password,
    language,
    terms,
  }
}

const kept = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  username: v.string(),
  language: v.string(),
})

const draft = draftFor('/sign-up', kept)

/** What was typed before a reload, without the password (product.md decision 4). */
export const signUpDraft = {
  read: (locale: Locale): SignUpFields => ({
    name: '',
    email: '',
    phone: '',
    username: '',
    language: locale,
    ...draft.read(),
    password: '',
    terms: false,
  }),
  keep: ({ name, email, phone, username, language }: SignUpFields): void =>
    draft.keep({ name, email, phone, username, language }),
  forget: draft.forget,
}
