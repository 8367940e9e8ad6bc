import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

/** What the mock build adds to the application; a real build has nothing of it. */
export interface Demo {
  /** Loads the page that lists cities, people and test cards. */
  readonly frontPage: () => Promise<{ FrontPage: ComponentType }>
  /** Who can be signed in with one click. */
  readonly people: () => Promise<{ DemoPeople: ComponentType<DemoPeopleProps> }>
  /** What was written to somebody whose mailbox nobody has. */
  readonly mailbox: () => Promise<{ DemoMailbox: ComponentType<DemoMailboxProps> }>
}

export interface DemoPeopleProps {
  /** Whose sign-in this is; null: the root domain's. */
  readonly tenant: string | null
  readonly onPick: (credentials: { email: string; password: string }) => void
}

export interface DemoMailboxProps {
  readonly to: string
  /** The newest mail of this kind is shown. */
  readonly kind: 'reset' | 'confirm'
}

interface DemoState {
  /** Resolves before anything of the demo is shown; null in a real build. */
  parts: Promise<Demo> | null
  /** The browser does not let the demonstration run. */
  blocked: boolean
  /** Asks for everything again: other data are there, or another time. */
  refresh: () => void
  /** The address of another city, with what the demonstration plays in this tab. */
  carry: (href: string) => string
}

export const demo = proxy<DemoState>({
  parts: null,
  blocked: false,
  refresh: () => undefined,
  carry: (href) => href,
})

export function setDemoParts(parts: Promise<Demo>): void {
  demo.parts = ref(parts)
}

/** The address of the demo's front page, on the root domain. */
export const demoFrontPage = '/__scenarios'
