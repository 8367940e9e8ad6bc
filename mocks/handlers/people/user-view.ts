import type { User } from '@/contract/people/users'
import { type PersonView, personView } from '@/rules/people/person-view'
import { shownRole } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { subjectOf } from '@mocks/cloud/gate'
import { forbidden } from '@mocks/cloud/reply'
import type { UserRow } from '@mocks/world/users'

/** Every answer with a person takes it from here, so that no call shows more than another. */

/** `j•••@example.com` */
export const masking = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••')

/** The part before the @ is masked in a user name too: with the domain it is the address. */
function maskedUsername({ username, email }: Pick<UserRow, 'username' | 'email'>): string {
  if (username.includes('@')) return masking(username)
  const [local = ''] = email.split('@')
  return username.toLowerCase() === local.toLowerCase()
    ? username.replace(/^(.).*/, '$1•••')
    : username
}

/** What of a row can be searched and sorted by: no more than is shown. */
export const shownTexts = (view: PersonView, row: Readonly<UserRow>) =>
  view === 'whole'
    ? { name: row.name, email: row.email, username: row.username, phone: row.phone }
    : {
        name: row.name,
        email: masking(row.email),
        username: maskedUsername(row),
        phone: view === 'brief' ? null : row.phone,
      }

const shown: Readonly<Record<PersonView, (row: UserRow) => User>> = {
  whole: (row) => ({
    ...shown.brief(row),
    email: row.email,
    username: row.username,
    phone: row.phone,
    rights: row.rights,
    language: row.language,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    delivery: row.delivery,
    pending_email: row.pending_email,
  }),
  masked: (row) => ({
    ...shown.whole(row),
    email: masking(row.email),
    username: maskedUsername(row),
    pending_email: row.pending_email === null ? null : masking(row.pending_email),
  }),
  // The provider's name stands before its roles (specification §6).
  brief: (row) => ({
    id: row.id,
    name: row.name,
    email: masking(row.email),
    username: maskedUsername(row),
    phone: null,
    role: [shownRole(row.role)],
    merchant_id: row.merchant_id,
    sub_domain: row.sub_domain,
  }),
}

/** A user with the fields that the caller may see; null: none. */
export function userSeenBy(subject: Subject, row: UserRow): User | null {
  const view = personView(subject, row)
  return view === null ? null : shown[view](row)
}

/** For an answer that is about one user. */
function shownUser(subject: Subject, row: UserRow): User {
  const user = userSeenBy(subject, row)
  if (!user) throw forbidden('This user is not yours to see')
  return user
}

/** The user's own data: at sign-in, or in the own profile. */
export const ownUser = (row: UserRow): User => shownUser(subjectOf(row), row)
