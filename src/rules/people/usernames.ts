import { isSameEmail } from './emails'

/** Short names are too easily mistaken for another user's. */
export const usernameMinimumLength = 3
/** For a name that is not an e-mail address. */
export const usernameMaximumLength = 40

/** At sign-in a name with an @ is read as an e-mail address. */
export const looksLikeEmail = (username: string): boolean => username.includes('@')

/**
 * A user may take only the own e-mail address as a user name, so that "this name is taken" never
 * reveals who is registered.
 */
export const isAnotherEmail = (username: string, own: readonly string[]): boolean =>
  looksLikeEmail(username) && !own.some((address) => isSameEmail(username, address))
