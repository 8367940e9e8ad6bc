import { proxy } from 'valtio'

/**
 * Items of a payment whose outcome is open, as `attempts.ts` tells them. Apart, because the header
 * of every page asks for them, and the attempts come after the first screen.
 */
export const lockedItems = proxy<{ ids: readonly string[] }>({ ids: [] })
