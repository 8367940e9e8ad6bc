import { chakra } from '@chakra-ui/react/styled-system'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: 'control',
    borderRadius: 'control',
    color: 'fg',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.tint' },
    _print: { display: 'none' },
  },
})

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon, for well-known actions (close, menu). */
export function IconButton({ label, icon, type = 'button', color: _, ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} {...rest}>
      {icon}
    </Root>
  )
}
