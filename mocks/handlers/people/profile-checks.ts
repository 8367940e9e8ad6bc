import * as v from 'valibot'
import type { CallInput } from '@/contract/endpoint'
import type { updateProfile } from '@/contract/users'
import { isPhone, isState, isZip } from '@/rules/people/contact'
import type { World } from '@mocks/world/create-world'
import { userRow, type UserRow } from '@mocks/world/users'
import { identityErrors } from './user-checks'

export type ProfileBody = CallInput<typeof updateProfile>['body']

/** What a person may change at once. A new e-mail address is none of it: it is confirmed first. */
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

/** As it is stored: trimmed, nothing instead of an empty text; what was not sent stays. */
export function profileIn(body: ProfileBody, before: UserRow): ProfileFields {
  const text = (sent: string | null | undefined, stored: string | null) =>
    sent === undefined ? stored : sent?.trim() || null
  return {
    name: body.name.trim(),
    username: body.username.trim(),
    phone: text(body.phone, before.phone),
    language: body.language ?? before.language,
    address: text(body.address, before.address),
    city: text(body.city, before.city),
    state: text(body.state, before.state)?.toUpperCase() ?? null,
    zip: text(body.zip, before.zip),
    delivery: body.delivery ?? before.delivery,
  }
}

/** What is wrong, by field. That an address has another owner is nothing to tell here (B2). */
export function profileErrors(
  world: World,
  fields: ProfileFields & { readonly email: string },
  before: UserRow,
): Record<string, string[]> {
  const { phone, state, zip } = fields
  const errors = identityErrors(world, fields, before, [before.email, before.username])
  if (phone !== null && !isPhone(phone)) errors['phone'] = ['This is not a phone number.']
  if (state !== null && !isState(state)) errors['state'] = ['Use two letters, like OH.']
  if (zip !== null && !isZip(zip)) errors['zip'] = ['This is not a ZIP code.']
  if (fields.delivery === 'paper') {
    // Where else should it go to?
    for (const part of ['address', 'city', 'state', 'zip'] as const) {
      if (fields[part] === null) errors[part] = ['Paper bills need a postal address.']
    }
  }
  return errors
}
