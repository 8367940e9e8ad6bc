import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { CloseIcon, ExpandIcon } from '@/ui/display/icons'
import type { ComboOption } from './combo-options'
import { ComboPopup } from './combo-popup'
import './control.css'
import { endButton } from './end-button'
import { FieldFrame, splitField } from './field'
import { type ComboFieldProps, stayInField, useCombo } from './use-combo'

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { pe: '10', textOverflow: 'ellipsis' },
    '&:has(> [data-clear]) > input': { pe: '4.5rem' },
    '& > button': endButton,
    '& > button[data-clear]': { insetInlineEnd: '2.25rem', '--icon-size': '1rem' },
  },
})

export interface ComboboxFieldProps<Value extends string> extends ComboFieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  /** The value of no choice (`''`): with it, the choice can be cleared. */
  none?: NoInfer<Value>
  /** The option of `value`, where `options` are only search results. */
  chosen?: ComboOption<NoInfer<Value>>
}

const nothing: readonly never[] = []

/**
 * One of many, found by typing. For a few options use `SelectField`, or `RadioField` where each
 * needs an explanation.
 */
export function ComboboxField<Value extends string>(props: ComboboxFieldProps<Value>) {
  const [
    frame,
    {
      value,
      onChange,
      onBlur,
      ref,
      name,
      options,
      none,
      placeholder,
      readOnly = false,
      onSearch,
      searching = false,
      chosen,
    },
  ] = splitField(props)
  const { formatMessage } = useIntl()
  const made = useId()
  const inputId = frame.id ?? made
  const disabled = frame.disabledReason !== undefined && frame.disabledReason !== null
  const combo = useCombo<Value>({
    options,
    chosen: chosen === undefined ? nothing : [chosen],
    value: value === none ? nothing : [value],
    onChoose: (option) => onChange(option.value),
    multiple: false,
    fixed: disabled || readOnly,
    onSearch,
  })
  const canClear = none !== undefined && value !== none && !disabled && !readOnly
  return (
    <FieldFrame {...frame} id={inputId}>
      {(control) => (
        <Box ref={combo.controlRef}>
          <input
            {...combo.inputProps}
            {...control}
            className="control"
            name={name}
            placeholder={placeholder}
            readOnly={readOnly}
            ref={(element: HTMLInputElement | null) => {
              combo.inputRef.current = element
              ref?.(element)
            }}
            onChange={(event) => combo.onType(event.target.value)}
            onBlur={() => {
              // Clearing the text clears the choice.
              if (combo.typed === '' && none !== undefined) onChange(none)
              combo.hide()
              onBlur?.()
            }}
          />
          {canClear && (
            <button
              type="button"
              data-clear=""
              aria-label={formatMessage({ id: 'forms.combobox.clear' })}
              title={formatMessage({ id: 'forms.combobox.clear' })}
              onMouseDown={stayInField}
              onClick={() => {
                onChange(none)
                combo.inputRef.current?.focus()
              }}
            >
              <CloseIcon />
            </button>
          )}
          {!readOnly && (
            <button {...combo.triggerProps} type="button" {...(disabled && { disabled })}>
              <ExpandIcon />
            </button>
          )}
          <ComboPopup
            {...combo.popup}
            open={combo.open}
            labelId={`${inputId}-label`}
            searching={searching}
          />
        </Box>
      )}
    </FieldFrame>
  )
}
