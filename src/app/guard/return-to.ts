/** What every page of signing in takes along: where to go on afterwards (decision 18). */
export interface ReturnTo {
  return_to?: string
}

/** The address bar is input: who goes there asks `safeReturn` first (rules/landing). */
export function readReturnTo({ return_to: given }: Record<string, unknown>): ReturnTo {
  return typeof given === 'string' && given !== '' ? { return_to: given } : {}
}
