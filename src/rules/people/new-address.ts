import { isSameEmail } from './emails'

interface Addresses {
  readonly email: string
  readonly pending_email?: string | null | undefined
}

/** An address other than the current and the pending one: it needs the password. */
export const isNewAddress = (typed: string, { email, pending_email }: Addresses): boolean =>
  !isSameEmail(typed, email) && !isSameEmail(typed, pending_email)
