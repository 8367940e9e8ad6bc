import type { ReactNode } from 'react'
import './pill.css'

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
    <span className="pill" data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
