import type { CallAnswer, CallInput } from '@/contract/endpoint'
import { forgotPassword, login, register, resetPassword } from '@/contract/sessions'
import { call } from './client'

export type SignedIn = CallAnswer<typeof login>
export type Credentials = CallInput<typeof login>['body']
export type NewAccount = CallInput<typeof register>['body']
export type NewPassword = CallInput<typeof resetPassword>['body']

export function logIn(body: Credentials): Promise<SignedIn> {
  return call(login, { body })
}

/** Whoever signs up is signed in (specification §4). */
export function signUp(body: NewAccount): Promise<SignedIn> {
  return call(register, { body })
}

/** Answers the same whether there is such an account or not. */
export function askForReset(email: string) {
  return call(forgotPassword, { body: { email } })
}

export function setNewPassword(body: NewPassword) {
  return call(resetPassword, { body })
}
