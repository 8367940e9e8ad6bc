import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { controlRecipe } from './control-recipe'
import { FieldFrame, type FieldProps, splitField } from './field'
import { readOnlySelect } from './read-only'
import { ExpandIcon } from '@/ui/display/icons'

const Select = chakra('select', controlRecipe)

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > select': { appearance: 'none', pe: '10', textOverflow: 'ellipsis' },
    '& > svg': {
      position: 'absolute',
      right: '3',
      top: 'calc((var(--ct-sizes-field) - 1.25rem) / 2)',
      pointerEvents: 'none',
    },
    _highContrast: {
      '& > select': { appearance: 'auto', pe: '3' },
      '& > svg': { display: 'none' },
    },
  },
})

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
        <Box>
          <Select {...select} {...control} {...(readOnly && readOnlySelect)}>
            {children}
          </Select>
          <ExpandIcon />
        </Box>
      )}
    </FieldFrame>
  )
}
