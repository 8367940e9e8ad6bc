import { proxy } from 'valtio'

/**
 * The screen whose session is over, by the id of its match, until the next page is there. It is put
 * away at once: so nothing private stays in sight, and nothing more is asked for it, which the
 * server would answer with a 401 that has nothing to say.
 */
export const screenLeft = proxy<{ match: string | null }>({ match: null })

/** The router, as far as it says which screen is shown. */
interface Shown {
  readonly state: { readonly matches: readonly { readonly id: string }[] }
}

export function shownMatch({ state }: Shown): string | null {
  return state.matches.at(-1)?.id ?? null
}

/** Whether what is shown is being left; the page that comes next is not. */
export function isScreenLeft(router: Shown): boolean {
  return screenLeft.match !== null && screenLeft.match === shownMatch(router)
}

export function forgetScreenLeft(): void {
  screenLeft.match = null
}
