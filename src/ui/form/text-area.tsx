import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ChangeEvent, type TextareaHTMLAttributes } from 'react'
import { FormattedMessage } from 'react-intl'
import './control.css'
import './text-area.css'
import { FieldFrame, type FieldProps, splitField } from './field'

const Counter = chakra('p', {
  base: {
    mt: '1.5',
    textAlign: 'end',
    textStyle: 'help',
    fontVariantNumeric: 'tabular-nums',
    '&[data-over]': { color: 'late.fg', fontWeight: 'semibold' },
  },
})

export interface TextAreaProps
  extends
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'color' | 'height' | 'maxLength' | 'size' | 'width'
    >,
    FieldProps {
  /**
   * Counts characters below. Longer text is accepted, so that a paste is not cut off; the form's
   * rule refuses it.
   */
  longest?: number
  ref?: (control: HTMLTextAreaElement | null) => void
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const [frame, { longest, rows = 3, onChange, ref, ...area }] = splitField(props)
  const [length, setLength] = useState(0)
  const countId = useId()
  const counts = longest !== undefined
  return (
    <FieldFrame {...frame} describedBy={counts ? countId : undefined}>
      {(control) => (
        <div>
          <textarea
            rows={rows}
            className="control text-area"
            style={{ minHeight: `calc(${rows * 1.5}rem + 1.125rem)` }}
            {...area}
            {...control}
            ref={(element: HTMLTextAreaElement | null) => {
              ref?.(element)
              // A form sets its values after the first render, and again when it is reset.
              if (element) setLength(element.value.length)
            }}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              setLength(event.target.value.length)
              onChange?.(event)
            }}
          />
          {counts && (
            <Counter id={countId} {...(length > longest && { 'data-over': '' })}>
              <FormattedMessage id="forms.textArea.count" values={{ length, longest }} />
            </Counter>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
