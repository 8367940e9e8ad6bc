interface Addresses {
  readonly email: string
  readonly pending_email?: string | null | undefined
}

/**
 * Whether the user has opened the link of a mail to this address. A new user's address is
 * unconfirmed; a user who changes a confirmed address keeps it until the new one is confirmed.
 */
export const isConfirmed = ({ email, pending_email }: Addresses): boolean =>
  email.toLowerCase() !== pending_email?.toLowerCase()
