import { chakra } from '@chakra-ui/react/styled-system'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonRecipe } from './button-recipe'
import { WaitIcon } from '@/ui/display/icons'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `fill`: the next step, one per page. Default `fill`. */
  variant?: 'fill' | 'outline' | 'quiet'
  /** 36, 44 or 50 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  wide?: boolean
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
  color: _,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type={type}
      onClick={press}
      {...(type === 'submit' && { onMouseDown: stayInField })}
      {...(pending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {/* One box, so that an amount within the label keeps its spacing. */}
      <span>{children}</span>
    </Root>
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
    <chakra.span display="inline-flex" animation="ct-turn 900ms linear infinite">
      <WaitIcon />
    </chakra.span>
  )
}
