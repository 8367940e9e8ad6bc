import type { AddedCalls } from '@/contract/merchants/merchants'

/**
 * Which calls beyond the specification's the page's host has (decision 39). A missing one is never
 * made: its 404 would lead away from the page (specification §8). null: the host has not said it yet,
 * and calls are tried. The demonstration's host has all.
 */
let said: AddedCalls | null = __MOCK__ ? 'all' : null

/** Takes over what the host says; undefined: it says nothing, so it has none. */
export function noteAddedCalls(calls: AddedCalls | undefined): void {
  said = calls ?? []
}

/** null: the host has not said it yet. */
export function addedCalls(): AddedCalls | null {
  return said
}

/**
 * Menus, tabs and buttons ask it while they render: the guard has waited for the host's answer, with
 * which they render anew.
 */
export function hasAddedCall(id: string): boolean {
  return said === null || said === 'all' || said.includes(id)
}

/** As before the host has said anything. */
export function forgetAddedCalls(): void {
  said = __MOCK__ ? 'all' : null
}
