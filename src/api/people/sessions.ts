import type { CallAnswer, CallInput } from '@/contract/endpoint'
import { forgotPassword, login, register, resetPassword } from '@/contract/people/sessions'
import { call } from '@/api/client'
import { tried } from '@/api/write'

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

/**
 * After a lost answer the account may exist: who can sign in with what was typed has it already,
 * and must not read that their own name is taken.
 */
export async function signUpAgain(body: NewAccount): Promise<SignedIn> {
  const { username, email, password } = body
  const result = await tried(logIn({ email: username ?? email, password }))
  return result.ok ? result.answer : signUp(body)
}

/** The answer does not tell whether the user exists. */
export function askForReset(email: string) {
  return call(forgotPassword, { body: { email } })
}

export function setNewPassword(body: NewPassword) {
  return call(resetPassword, { body })
}
