import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { type ButtonLook, buttonLook } from './button-look'
import { WaitIcon } from '@/ui/display/icons'

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'color'>, ButtonLook {
  /** Before the label. */
  icon?: ReactNode
  /** Shows progress and ignores presses, but keeps focus and its name. */
  pending?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  icon,
  pending = false,
  type = 'button',
  onClick,
  children,
  variant,
  size,
  wide,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser does it, and a dialog gives the focus back to what opened it.
    event.currentTarget.focus()
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...buttonLook({ variant, size, wide })}
      // oxlint-disable-next-line react/button-has-type -- `button` unless a form's button says otherwise
      type={type}
      onClick={press}
      {...(type === 'submit' && { onMouseDown: stayInField })}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {/* One box, so that an amount within the label keeps its spacing. */}
      <span>{children}</span>
    </button>
  )
}

/**
 * A press that leaves a field would show the field's error first, and the error would move the
 * button away from under the pointer: the press would be lost. The submit validates all fields
 * anyway.
 */
function stayInField(event: MouseEvent): void {
  event.preventDefault()
}

function Spinner() {
  return (
    <span className="button-wait">
      <WaitIcon />
    </span>
  )
}
