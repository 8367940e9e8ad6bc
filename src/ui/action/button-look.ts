import './button.css'

export interface ButtonLook {
  /** `fill`: the next step, one per page; `danger`: what it takes away stays away. Default `fill`. */
  variant?: 'fill' | 'danger' | 'outline' | 'quiet' | undefined
  /** 36, 44 or 50 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  wide?: boolean | undefined
}

/** What makes a plain element look like a button. */
export function buttonLook({ variant = 'fill', size = 'md', wide = false }: ButtonLook) {
  return {
    className: 'button',
    'data-variant': variant,
    'data-size': size,
    ...(wide && { 'data-wide': '' }),
  }
}
