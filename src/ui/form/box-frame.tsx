import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { notesOf } from './field'
import { readOnlyBox } from './read-only'

export interface BoxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'children' | 'color' | 'height' | 'role' | 'size' | 'type' | 'width'
> {
  label: ReactNode
  /** A second, muted line. */
  help?: ReactNode
  error?: ReactNode
  /** Disables it and says why. */
  disabledReason?: ReactNode
  /** Can be focused, not changed. */
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
  /** Never there; see `FlagBinding`. */
  holds?: 'flag'
}

type BoxProps = Omit<BoxFieldProps, 'label' | 'help' | 'error' | 'disabledReason' | 'readOnly'>

interface BoxFrameProps extends BoxFieldProps {
  /** Places the box and its words in a `<label>`. */
  children: (box: BoxProps, words: ReactNode) => ReactNode
}

/** The frame of a single box, as `FieldFrame` is of a field: words, states, the line under it. */
export function BoxFrame({
  id,
  label,
  help,
  error,
  disabledReason,
  readOnly = false,
  children,
  ...input
}: BoxFrameProps) {
  const made = useId()
  const controlId = id ?? made
  const { control, note } = notesOf({ id: controlId, help, error, disabledReason })
  return (
    <div>
      {children(
        { ...input, ...control, ...(readOnly && readOnlyBox) },
        <span>
          {label}
          {help !== undefined && (
            <chakra.span id={`${controlId}-help`} display="block" textStyle="help">
              {help}
            </chakra.span>
          )}
        </span>,
      )}
      {note}
    </div>
  )
}
