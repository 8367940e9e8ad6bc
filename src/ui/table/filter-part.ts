import type { ReactNode } from 'react'

/** One filter of a list: what it is set to, and the fields that change it. */
export interface FilterPart {
  readonly key: string
  readonly label: string
  /** In words; '' where the label says it all; null: not set. */
  readonly value: string | null
  clear(this: void): void
  /** In the popover and on a phone in the sheet; `done` closes the popover. */
  fields(this: void, done: () => void): ReactNode
  /** In the bar itself, in place of a popover. */
  readonly control?: ReactNode
}
