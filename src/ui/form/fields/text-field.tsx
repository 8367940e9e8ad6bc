import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import '@/ui/form/control.css'
import { FieldFrame, type FieldProps, splitField } from '@/ui/form/field'

export interface TextFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'color' | 'height' | 'size' | 'width'>,
    FieldProps {
  /** Inside the field at the left: an icon. */
  icon?: ReactNode
  /** Inside the field at the left: a unit before the value, like `$`. */
  sign?: string
  /** Inside the field at the right: a unit after the value, like `%`. */
  unit?: string
  /** As wide as the value: a few digits, an amount, some words. */
  short?: boolean | 'digits' | 'amount'
  /** 50 px high, beside a large button: the only field of a page. */
  large?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Any attribute of an input goes through: `inputMode`, `autoComplete`, `name`. */
export function TextField(props: TextFieldProps) {
  const [frame, control] = splitField(props)
  const { icon, sign, unit, short, large, type = 'text', className, ...input } = control
  return (
    <FieldFrame {...frame}>
      {(connected) => (
        <div
          className="control-box"
          {...(icon !== undefined && { 'data-icon': '' })}
          {...(sign !== undefined && { 'data-sign': '' })}
          {...(short && { 'data-short': short === true ? '' : short })}
          {...(large && { 'data-large': '' })}
        >
          {(icon ?? sign) !== undefined && (
            <span data-before="" aria-hidden="true">
              {icon ?? sign}
            </span>
          )}
          <input
            type={type}
            {...input}
            {...connected}
            className={className === undefined ? 'control' : `control ${className}`}
          />
          {unit !== undefined && (
            <span data-after="" aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
