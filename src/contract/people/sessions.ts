import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { addedCalls } from '@/contract/merchants/merchants'
import { user } from './users'
import {
  emailText,
  messageOnly,
  nameText,
  passwordText,
  shortText,
  tokenText,
} from '@/contract/wire'

const signedIn = v.object({
  authorisation: v.object({ api_token: v.pipe(v.string(), v.minLength(1)) }),
  user,
  message: v.optional(v.string()),
  /** As in merchant-info; on the root domain, which has none, it is said here. */
  added_calls: v.optional(addedCalls),
})

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: 'api/login',
  in_specification: true,
  access: 'anyone',
  sentence: true,
  body: v.object({
    /** The user name is accepted too. */
    email: emailText,
    password: passwordText,
    /** The answer to the `challenge` of a 401 or 423 (decision 20). */
    recaptcha_token: v.optional(v.nullable(tokenText)),
  }),
  answer: signedIn,
  errors: [401, 422, 423, 429],
})

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: 'api/register',
  in_specification: true,
  access: 'anyone',
  sentence: true,
  body: v.object({
    name: nameText,
    email: emailText,
    /** Defaults to the e-mail address. */
    username: v.optional(emailText),
    phone: v.nullable(shortText),
    password: passwordText,
    language: v.optional(shortText),
    terms: v.boolean(),
  }),
  answer: signedIn,
  errors: [422, 429],
})

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: 'api/forgot_password',
  in_specification: true,
  access: 'anyone',
  sentence: true,
  body: v.object({ email: emailText }),
  answer: messageOnly,
  errors: [422, 429],
})

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: 'api/reset_password',
  in_specification: true,
  access: 'anyone',
  sentence: true,
  body: v.object({
    token: tokenText,
    password: passwordText,
    password_confirmation: passwordText,
  }),
  answer: messageOnly,
  errors: [422],
})

export const verifyToken = endpoint({
  id: 'verifyToken',
  method: 'POST',
  path: 'api/verify_token',
  in_specification: true,
  access: 'signed-in',
  sentence: true,
  answer: v.object({ user, added_calls: v.optional(addedCalls) }),
  errors: [401],
})

export const logout = endpoint({
  id: 'logout',
  method: 'GET',
  path: 'api/logout',
  in_specification: true,
  access: 'signed-in',
  sentence: true,
  answer: v.object({ status: v.string() }),
})
