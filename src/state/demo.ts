import type { ComponentType } from 'react'
import { proxy, ref } from 'valtio'

/** What the mock build adds to the application; empty in a real build. */
export interface Demo {
  /** Loads the page that lists cities, people and test cards. */
  readonly frontPage: () => Promise<{ FrontPage: ComponentType }>
  /** People who can be signed in with one click. */
  readonly people: () => Promise<{ DemoPeople: ComponentType<DemoPeopleProps> }>
  /** Mails to invented mailboxes. */
  readonly mailbox: () => Promise<{ DemoMailbox: ComponentType<DemoMailboxProps> }>
  /** Documents of offices that are made up: an address of a PDF in this tab. */
  readonly document: () => Promise<{ madeDocument: (url: string) => Promise<string> }>
}

export interface DemoPeopleProps {
  /** The merchant of this sign-in; null on the root domain. */
  readonly tenant: string | null
  readonly onPick: (credentials: { email: string; password: string }) => void
}

export interface DemoMailboxProps {
  readonly to: string
  /** Shows the newest mail of this kind. */
  readonly kind: 'reset' | 'confirm'
}

interface DemoState {
  /** Resolves before anything of the demonstration shows; null in a real build. */
  parts: Promise<Demo> | null
  /** The browser does not run the demonstration. */
  blocked: boolean
  /** Refetches everything, because the data or the time changed. */
  refresh: () => void
  /** The address of another city, with this tab's scenario. */
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
