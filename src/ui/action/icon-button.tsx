import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import './icon-button.css'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon, for well-known actions (close, menu). */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className="icon-button" {...rest}>
      {icon}
    </button>
  )
}
