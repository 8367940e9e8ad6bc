import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '1.4375rem',
    whiteSpace: 'nowrap',
    px: '0.5625rem',
    py: '0.0625rem',
    borderRadius: 'pill',
    border: '1px solid transparent',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'normal',
    '--icon-size': '0.9375rem',
    _highContrast: { borderColor: 'CanvasText' },
    _print: { borderColor: 'currentcolor' },
  },
  variants: {
    tone: {
      brand: { bg: 'brand.tint', color: 'brand.text' },
      due: { bg: 'due.bg', color: 'due.fg' },
      late: { bg: 'late.bg', color: 'late.fg' },
      info: { bg: 'info.bg', color: 'info.fg' },
      plain: { borderColor: 'line.strong', color: 'fg.muted' },
    },
  },
  defaultVariants: { tone: 'plain' },
})

export type PillTone = 'brand' | 'due' | 'late' | 'info' | 'plain'

interface PillProps {
  /** `due`: soon or just past; `late`: a problem; `info`: elsewhere; `plain`: no action needed. */
  tone?: PillTone
  icon?: ReactNode
  children: ReactNode
}

/** A status in plain words. */
export function Pill({ tone = 'plain', icon, children }: PillProps) {
  return (
    <Root tone={tone}>
      {icon}
      {children}
    </Root>
  )
}
