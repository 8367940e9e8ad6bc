import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '@/ui/display/icons'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'card',
    border: '1px solid transparent',
    '& > svg': { mt: '0.125rem' },
    '& > div': { flex: '1 1 auto', minWidth: '0' },
    _highContrast: { borderColor: 'CanvasText' },
    _print: { borderColor: 'currentcolor' },
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', color: 'info.fg' },
      due: { bg: 'due.bg', color: 'due.fg' },
      late: { bg: 'late.bg', color: 'late.fg' },
      good: { bg: 'brand.tint', color: 'brand.text' },
    },
  },
})

const icons = { info: InfoIcon, due: WarningIcon, late: ErrorIcon, good: DoneIcon }

interface BannerProps {
  tone?: 'info' | 'due' | 'late' | 'good'
  /** The main point, in a few words. */
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** `alert` interrupts, `status` waits; absent for a notice that is there from the start. */
  role?: 'alert' | 'status'
}

/** A notice above the content that it is about. */
export function Banner({ tone = 'info', title, children, action, role }: BannerProps) {
  const Icon = icons[tone]
  return (
    <Root tone={tone} {...(role && { role })}>
      <Icon />
      <div>
        {title !== undefined && <chakra.p fontWeight="semibold">{title}</chakra.p>}
        {children}
      </div>
      {action}
    </Root>
  )
}
