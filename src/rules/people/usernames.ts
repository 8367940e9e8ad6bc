import { isSameEmail } from './emails'

/** Short ones are too easy to take for somebody else's. */
export const usernameMinimumLength = 3
/** Of a name that is no e-mail address. */
export const usernameMaximumLength = 40

/** A name with an @ is read as an e-mail address at sign-in. */
export const looksLikeEmail = (username: string): boolean => username.includes('@')

/**
 * Nobody takes another e-mail address than an own one as a user name, so that "this name is taken"
 * never tells who is registered.
 */
export const isAnotherEmail = (username: string, own: readonly string[]): boolean =>
  looksLikeEmail(username) && !own.some((address) => isSameEmail(username, address))
