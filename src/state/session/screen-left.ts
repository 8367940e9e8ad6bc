import { proxy } from 'valtio'

/**
 * The match id of the screen whose session is over, until the next page is loaded. The screen is
 * hidden at once: nothing private stays visible, and it makes no calls that the server would answer
 * with a 401.
 */
export const screenLeft = proxy<{ match: string | null }>({ match: null })

/** The part of the router that tells which screen is shown. */
interface Shown {
  readonly state: { readonly matches: readonly { readonly id: string }[] }
}

export function shownMatch({ state }: Shown): string | null {
  return state.matches.at(-1)?.id ?? null
}

/** Whether the shown screen is being left; false for the next page. */
export function isScreenLeft(router: Shown): boolean {
  return screenLeft.match !== null && screenLeft.match === shownMatch(router)
}

export function forgetScreenLeft(): void {
  screenLeft.match = null
}
