import type { KeyboardEvent, MouseEvent } from 'react'

/** Checkboxes and selects have no such state of their own: they keep focus and answer to nothing. */

export const readOnlyBox = {
  'aria-readonly': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

export const readOnlySelect = {
  'aria-readonly': true,
  'data-readonly': '',
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault()
  },
} as const
