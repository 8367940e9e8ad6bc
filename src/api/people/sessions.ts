import type { CallAnswer, CallInput } from '@/contract/endpoint'
import { forgotPassword, login, register, resetPassword } from '@/contract/people/sessions'
import { call } from '@/api/client'

export type SignedIn = CallAnswer<typeof login>
export type Credentials = CallInput<typeof login>['body']
export type NewAccount = CallInput<typeof register>['body']
export type NewPassword = CallInput<typeof resetPassword>['body']

export function logIn(body: Credentials): Promise<SignedIn> {
  return call(login, { body })
}

/** Signing up signs in (specification §4). */
export function signUp(body: NewAccount): Promise<SignedIn> {
  return call(register, { body })
}

/** The answer does not tell whether the user exists. */
export function askForReset(email: string) {
  return call(forgotPassword, { body: { email } })
}

export function setNewPassword(body: NewPassword) {
  return call(resetPassword, { body })
}
