/** The search param of every sign-in page: where to continue afterwards (decision 18). */
export interface ReturnTo {
  return_to?: string
}

/** The address bar is untrusted input: `safeReturn` (rules/landing) checks it before use. */
export function readReturnTo({ return_to: given }: Record<string, unknown>): ReturnTo {
  return typeof given === 'string' && given !== '' ? { return_to: given } : {}
}
