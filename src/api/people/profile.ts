import type { CallInput } from '@/contract/endpoint'
import * as profile from '@/contract/people/profile'
import { call } from '@/api/client'

/** The signed-in user's profile; no call here names another user. */

export function changePassword(body: CallInput<typeof profile.changePassword>['body']) {
  return call(profile.changePassword, { body })
}

export function endOtherSessions() {
  return call(profile.endSessions, {})
}

export async function confirmEmail(token: string) {
  return (await call(profile.confirmEmail, { body: { token } })).data
}

export function sendConfirmation() {
  return call(profile.sendConfirmation, {})
}

export async function keepOldEmail() {
  return (await call(profile.keepOldEmail, {})).data
}
