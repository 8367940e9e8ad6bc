import * as v from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import type { ApiFailure } from '@/api/failure'
import type { ManagedUser } from '@/contract/people/managed-users'
import type { UserFields } from '@/contract/people/user-changes'
import { rightNames, type Role, roleNames } from '@/contract/people/users'
import { sayInForm } from '@/i18n/form-rules'
import { locales, matchLocale } from '@/i18n/locales'
import { withValues } from '@/i18n/message-text'
import type { MessageId } from '@/i18n/message-ids'
import { firstRole, isProvider } from '@/rules/people/roles'
import { type UserFieldProblem, userFieldRules, usernameFault } from '@/rules/people/user-fields'
import { isLimitable, lacksDepartments, limitsOf } from '@/rules/people/user-rights'
import { usernameMaximumLength, usernameMinimumLength } from '@/rules/people/usernames'

/** The form of a user (product.md A7). Messages are ids; the screen translates them. */

const says = (id: MessageId) => id
const problemText = (problem: UserFieldProblem) =>
  withValues(`user.problem.${problem}`, {
    min: { count: usernameMinimumLength },
    max: { count: usernameMaximumLength },
  })

/** Whether the user works for all departments or for some. */
const reaches = ['all', 'selected'] as const

const fields = v.object({
  ...userFieldRules(sayInForm, problemText),
  role: v.pipe(
    v.picklist([...roleNames, '']),
    v.check((role) => role !== '', says('user.problem.role-missing')),
  ),
  /** '' for the provider's own people. */
  merchant: v.string(),
  reach: v.picklist(reaches),
  departments: v.array(v.string()),
  rights: v.array(v.picklist(rightNames)),
  language: v.picklist(locales),
})
export type UserForm = v.InferOutput<typeof fields>

/**
 * `addresses`: the current e-mail address and user name, which may stay. A new address is no user
 * name before it is confirmed; an invited user's is at once.
 */
export function userForm(addresses: readonly string[], isInvited: boolean) {
  const faultOf = (username: string, email: string) =>
    usernameFault(username, isInvited ? [...addresses, email] : addresses)
  return v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['merchant'], ['role']],
        ({ merchant, role }) => role === '' || isProvider(role) || merchant !== '',
        says('user.problem.merchant-missing'),
      ),
      ['merchant'],
    ),
    v.forward(
      v.partialCheck(
        [['departments'], ['reach'], ['role']],
        ({ departments, reach, role }) =>
          role === '' || !lacksDepartments(role, reach === 'all' ? null : departments),
        says('user.problem.departments-missing'),
      ),
      ['departments'],
    ),
    v.forward(
      v.partialCheck(
        [['username'], ['email']],
        ({ username, email }) => faultOf(username, email) !== 'username-email',
        problemText('username-email'),
      ),
      ['username'],
    ),
    v.forward(
      v.partialCheck(
        [['username'], ['email']],
        ({ username, email }) => faultOf(username, email) !== 'username-long',
        problemText('username-long'),
      ),
      ['username'],
    ),
  )
}

export const newUser = (merchant: string): UserForm => ({
  name: '',
  email: '',
  username: '',
  phone: '',
  role: '',
  merchant,
  reach: 'all',
  departments: [],
  rights: [],
  language: 'en',
})

export function toForm(row: ManagedUser): UserForm {
  return {
    name: row.name,
    email: row.email,
    username: row.username,
    phone: row.phone ?? '',
    role: firstRole(row),
    merchant: row.merchant_id ?? '',
    reach: row.departments === null ? 'all' : 'selected',
    departments: row.departments ?? [],
    rights: row.rights ?? [],
    language: matchLocale([row.language ?? '']),
  }
}

/** The sent values; without limits for a role that has none of its own. */
export function toBody(form: UserForm): UserFields {
  const role: Role = form.role === '' ? 'Guest' : form.role
  return {
    name: form.name,
    email: form.email,
    username: form.username,
    phone: plainCharacters(form.phone) || null,
    role,
    merchant_id: isProvider(role) ? null : form.merchant,
    ...limitsOf(role, {
      rights: form.rights,
      departments: form.reach === 'selected' ? form.departments : null,
    }),
    language: form.language,
  }
}

/** Whether a saved user's rights or departments end with another role. */
export const losesLimits = (saved: UserForm, role: Role): boolean =>
  saved.role !== '' &&
  isLimitable(saved.role) &&
  !isLimitable(role) &&
  (saved.rights.length > 0 || saved.reach === 'selected')

/** A server's errors at the form's fields, where the two have other names. */
export function fieldErrors({ body: { errors } }: Pick<ApiFailure, 'body'>) {
  if (errors === undefined) return undefined
  const { merchant_id, ...others } = errors
  return { errors: { ...others, ...(merchant_id && { merchant: merchant_id }) } }
}
