import * as v from 'valibot'
import type { NewAccount } from '@/api/people/sessions'
import { plainCharacters } from '@/contract/plain-characters'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { noCardNumber } from '@/rules/forms/field-rules'
import { isPhone } from '@/rules/people/contact'
import { isEmail } from '@/rules/people/emails'
import { isAnotherEmail, usernameMinimumLength } from '@/rules/people/usernames'
import { newPassword } from './new-password'

const says = (id: MessageId) => id

const text = v.pipe(v.string(), v.trim(), noCardNumber(says('ui.field.card-number')))
const line = v.pipe(text, v.maxLength(longest.name, says('sign-in.form.tooLong')))

/** The server's names, so that its errors find their fields (specification §8). */
const form = v.object({
  name: v.pipe(line, v.minLength(1, says('sign-in.sign-up.nameMissing'))),
  email: v.pipe(
    text,
    v.minLength(1, says('sign-in.sign-up.emailMissing')),
    v.check(isEmail, says('sign-in.sign-up.emailWrong')),
  ),
  phone: v.pipe(text, v.check(isPhone, says('sign-in.sign-up.phoneWrong'))),
  username: v.pipe(
    line,
    v.check(
      (typed) => typed === '' || typed.length >= usernameMinimumLength,
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
export const signUpForm = v.pipe(
  form,
  v.forward(
    v.partialCheck(
      [['email'], ['username']],
      ({ email, username }) => !isAnotherEmail(username, [email]),
      says('sign-in.sign-up.usernameEmail'),
    ),
    ['username'],
  ),
)
export type SignUpFields = v.InferOutput<typeof signUpForm>

/** The e-mail address is the default user name (product.md B2). */
export function toNewAccount(fields: SignUpFields): NewAccount {
  const { name, email, phone, username, password, language, terms } = fields
  return {
    name,
    email,
    phone: plainCharacters(phone) || null,
    username: username || email,
    password,
    language,
    terms,
  }
}
