import * as v from 'valibot'
import { plainCharacters } from '@/contract/plain-characters'
import type { CallInput } from '@/contract/endpoint'
import type { updateProfile } from '@/contract/people/users'
import { isState, isZip } from '@/rules/people/contact'
import type { World } from '@mocks/world/create-world'
import { userRow, type UserRow } from '@mocks/world/users'
import { usernameProblem } from './new-user'
import { writtenErrors } from './user-checks'

export type ProfileBody = CallInput<typeof updateProfile>['body']

/**
 * The fields that a user may change at once. A new e-mail address is not among them: it is
 * confirmed first.
 */
export const profileFields = v.pick(userRow, [
  'name',
  'username',
  'phone',
  'language',
  'address',
  'city',
  'state',
  'zip',
  'delivery',
])
type ProfileFields = v.InferOutput<typeof profileFields>

/** As stored: trimmed, null for empty text; fields that were not sent stay. */
export function profileIn(body: ProfileBody, before: UserRow): ProfileFields {
  const number = (sent: string | null | undefined, stored: string | null) =>
    sent === undefined ? stored : plainCharacters(sent ?? '') || null
  const text = (sent: string | null | undefined, stored: string | null) =>
    sent === undefined ? stored : sent?.trim() || null
  return {
    name: body.name.trim(),
    username: body.username.trim(),
    phone: number(body.phone, before.phone),
    language: body.language ?? before.language,
    address: text(body.address, before.address),
    city: text(body.city, before.city),
    state: number(body.state, before.state)?.toUpperCase() ?? null,
    zip: number(body.zip, before.zip),
    delivery: body.delivery ?? before.delivery,
  }
}

/** The problems, by field. An address of another user is not reported here (B2). */
export function profileErrors(
  world: World,
  fields: ProfileFields & { readonly email: string },
  before: UserRow,
): Record<string, string[]> {
  const { state, zip } = fields
  const errors = writtenErrors(fields)
  const addresses = [before.email, before.username]
  const username = usernameProblem(world, fields.username, before.id, addresses)
  if (username !== null) errors['username'] = [username]
  if (state !== null && !isState(state)) errors['state'] = ['Use two letters, like OH.']
  if (zip !== null && !isZip(zip)) errors['zip'] = ['This is not a ZIP code.']
  if (fields.delivery === 'paper') {
    // Where else should it go to?
    for (const part of ['address', 'city', 'state', 'zip'] as const) {
      if (fields[part] === null) errors[part] = ['Letters on paper need a postal address.']
    }
  }
  return errors
}
