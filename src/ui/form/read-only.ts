import type { KeyboardEvent, MouseEvent } from 'react'

/** Checkboxes and selects have no read-only state: they keep focus and ignore input. */

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
