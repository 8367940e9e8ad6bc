import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import '@/ui/form/control.css'
import { FieldFrame, type FieldProps, splitField } from '@/ui/form/field'
import { readOnlySelect } from '@/ui/form/read-only'
import { ExpandIcon } from '@/ui/display/icons'

export interface SelectFieldProps
  extends
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'color' | 'height' | 'size' | 'width'>,
    FieldProps {
  /** `<option>`s, in `<optgroup label>`s if they have kinds. */
  children: ReactNode
  /** Can be focused and copied, not changed. */
  readOnly?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A choice of a few; the browser's own list, which every phone and screen reader supports. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { children, readOnly = false, ...select }] = splitField(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="control-box">
          <select className="control" {...select} {...control} {...(readOnly && readOnlySelect)}>
            {children}
          </select>
          <ExpandIcon />
        </div>
      )}
    </FieldFrame>
  )
}
