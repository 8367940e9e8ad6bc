import {
  type AnchorHTMLAttributes,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type Ref,
} from 'react'
import { type ButtonLook, buttonLook } from './button-look'

interface LinkButtonProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'color'>, ButtonLook {
  /** The child is the link. */
  asChild?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that looks like a button: `<LinkButton href=…>`, or around the router's link:
 * `<LinkButton asChild><Link to=…>Back</Link></LinkButton>`. Takes `variant`, `size` and `wide`
 * like `Button`; icons stand among the children.
 */
export function LinkButton({
  asChild = false,
  variant,
  size,
  wide,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonLook({ variant, size, wide })
  if (!asChild) {
    return (
      <a {...look} {...rest}>
        {children}
      </a>
    )
  }
  if (!isValidElement<AnchorHTMLAttributes<HTMLAnchorElement>>(children)) return children
  const own = children.props.onClick
  return cloneElement(children, {
    ...look,
    ...rest,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.(event)
      own?.(event)
    },
  })
}
