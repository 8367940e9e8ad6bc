import type { ReactNode } from 'react'
import './field-columns.css'

interface FieldColumnsProps {
  /** Wider apart: fields with a help text. */
  roomy?: boolean
  /** Three short fields, such as amounts; default two. */
  columns?: 2 | 3
  children: ReactNode
}

/**
 * Fields beside each other, on a phone below each other. In a line of fields the labels begin at one
 * height and the controls at another, however long the texts between them are.
 */
export function FieldColumns({ roomy = false, columns = 2, children }: FieldColumnsProps) {
  return (
    <div
      className="field-columns"
      {...(roomy && { 'data-roomy': '' })}
      {...(columns === 3 && { 'data-three': '' })}
    >
      {children}
    </div>
  )
}
