import type { ReactNode } from 'react'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '@/ui/display/icons'
import './banner.css'

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
    <div className="banner" data-tone={tone} {...(role && { role })}>
      <Icon />
      <div>
        {title !== undefined && <p className="banner-title">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
