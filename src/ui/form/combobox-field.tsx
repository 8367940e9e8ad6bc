import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { CloseIcon, ExpandIcon } from '@/ui/display/icons'
import type { ComboOption } from './combo-options'
import { ComboPopup } from './combo-popup'
import { controlRecipe } from './control-recipe'
import { FieldFrame, type FieldProps, splitField } from './field'
import { stayInField, useCombo } from './use-combo'

const Input = chakra('input', controlRecipe)

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { pe: '10', textOverflow: 'ellipsis' },
    '&:has(> [data-clear]) > input': { pe: '4.5rem' },
    '& > button': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '2.5rem',
      borderRadius: 'control',
      color: 'fg.muted',
      _hover: { color: 'fg' },
      '&:disabled': { opacity: 0.6 },
    },
    '& > button[data-clear]': { insetInlineEnd: '2.25rem', '--icon-size': '1rem' },
  },
})

export interface ComboboxFieldProps<Value extends string> extends FieldProps {
  id?: string
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  options: readonly ComboOption<NoInfer<Value>>[]
  /** The value of no choice (`''`): with it, the choice can be cleared. */
  none?: NoInfer<Value>
  placeholder?: string
  readOnly?: boolean
  /**
   * For options that a search finds: called with each change of the text (debounce the request),
   * and with `''` when the search is over. `options` are then shown unfiltered.
   */
  onSearch?: (text: string) => void
  /** The options for the text are loading. */
  searching?: boolean
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
          <Input
            {...combo.inputProps}
            {...control}
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
