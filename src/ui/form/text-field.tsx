import { chakra } from '@chakra-ui/react/styled-system'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { controlRecipe } from './control-recipe'
import { FieldFrame, type FieldProps, splitField } from './field'

const Input = chakra('input', controlRecipe)

export const inputBox = {
  position: 'relative',
  '& > [data-before]': {
    position: 'absolute',
    insetBlock: '0',
    left: '3.5',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '&[data-icon] > input': { ps: '2.8125rem' },
  '&[data-sign] > input': { ps: '1.875rem' },
  '& > [data-after]': {
    position: 'absolute',
    insetBlock: '0',
    right: '3.5',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '&:has(> [data-after]) > input': { pe: '2.25rem' },
} as const

const Box = chakra('div', { base: inputBox })

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
  /** As wide as the value: an amount, a percentage. */
  short?: boolean
  /** 50 px high, beside a large button: the only field of a page. */
  large?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Any attribute of an input goes through: `inputMode`, `autoComplete`, `name`. */
export function TextField(props: TextFieldProps) {
  const [frame, { icon, sign, unit, short = false, large = false, type = 'text', ...input }] =
    splitField(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box
          {...(icon !== undefined && { 'data-icon': '' })}
          {...(sign !== undefined && { 'data-sign': '' })}
          {...(short && { maxWidth: '16rem' })}
        >
          {(icon ?? sign) !== undefined && (
            <span data-before="" aria-hidden="true">
              {icon ?? sign}
            </span>
          )}
          <Input type={type} {...(large && { minHeight: '3.125rem' })} {...input} {...control} />
          {unit !== undefined && (
            <span data-after="" aria-hidden="true">
              {unit}
            </span>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
