import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { announce } from '@/ui/feedback/live-region'
import { CloseIcon, ExpandIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'
import type { ComboOption } from './combo-options'
import { ComboPopup } from './combo-popup'
import './control.css'
import { endButton } from './end-button'
import { FieldFrame, splitField } from './field'
import { type ComboFieldProps, useCombo } from './use-combo'

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    ps: '1.5',
    pe: '10',
    py: '1',
    '&[data-disabled]': { color: 'fg.muted', bg: 'canvas' },
    '&[data-invalid]': { borderColor: 'late.fg', borderWidth: '2px' },
    '&:has(> input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
    '& > input': {
      flex: '1 1 6rem',
      minWidth: '0',
      height: { base: '2.125rem', md: '1.5rem' },
      px: '2',
      outline: 'none',
    },
    '& > ul': { display: 'contents' },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: { base: '2.125rem', md: '1.5rem' },
      ps: '2',
      bg: 'brand.tint',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: '6px',
      fontSize: 'sm',
      lineHeight: '1.25rem',
      overflowWrap: 'anywhere',
      _highContrast: { borderColor: 'CanvasText' },
    },
    '& li > span': { minWidth: '0', pe: '2' },
    '& li > span:has(+ button)': { pe: '0' },
    '& li > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      alignSelf: 'stretch',
      flexShrink: '0',
      minWidth: { base: '2.75rem', md: '1.5rem' },
      borderRadius: '6px',
      color: 'fg.muted',
      '--icon-size': '0.875rem',
      _hover: { color: 'fg', bg: 'brand.soft' },
    },
    '& > button': endButton,
  },
})

export interface MultiSelectFieldProps<Value extends string> extends ComboFieldProps<Value> {
  /** In the order of choosing. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** The options of `value`, where `options` are only search results. */
  chosen?: readonly ComboOption<NoInfer<Value>>[]
}

const none: readonly never[] = []

/** Several of many, each a removable tag. For a few options use `CheckboxesField`. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const [
    frame,
    {
      value,
      onChange,
      onBlur,
      ref,
      name,
      options,
      placeholder,
      readOnly = false,
      onSearch,
      searching = false,
      chosen = none,
    },
  ] = splitField(props)
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const made = useId()
  const inputId = frame.id ?? made
  const disabled = frame.disabledReason !== undefined && frame.disabledReason !== null
  const fixed = disabled || readOnly
  const combo = useCombo<Value>({
    options,
    chosen,
    value,
    onChoose: (option) =>
      onChange(
        value.includes(option.value)
          ? value.filter((one) => one !== option.value)
          : [...value, option.value],
      ),
    multiple: true,
    fixed,
    onSearch,
  })
  const { selected } = combo
  const takeOff = (option: ComboOption<Value>) => {
    onChange(value.filter((one) => one !== option.value))
    announce(formatMessage({ id: 'forms.multiSelect.removed' }, { name: option.label }))
    combo.inputRef.current?.focus()
  }
  const chosenText = list(selected.map(({ label }) => label))
  return (
    <FieldFrame {...frame} id={inputId} describedBy={`${inputId}-chosen`}>
      {(control) => (
        <Box
          ref={combo.controlRef}
          className="control"
          {...(disabled && { 'data-disabled': '' })}
          {...(readOnly && { 'data-readonly': '' })}
          {...(control['aria-invalid'] && { 'data-invalid': '' })}
        >
          {/* Read with the field, because the tags are further away for screen readers. */}
          <chakra.span id={`${inputId}-chosen`} srOnly>
            {formatMessage(
              { id: 'forms.multiSelect.chosen' },
              { count: selected.length, names: chosenText },
            )}
          </chakra.span>
          <ul>
            {selected.map((option) => (
              <li key={option.value}>
                <span>{option.label}</span>
                {!fixed && (
                  <button
                    type="button"
                    aria-label={formatMessage(
                      { id: 'forms.multiSelect.remove' },
                      { name: option.label },
                    )}
                    onClick={() => takeOff(option)}
                  >
                    <CloseIcon />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <input
            {...combo.inputProps}
            {...control}
            name={name}
            placeholder={selected.length === 0 ? placeholder : undefined}
            readOnly={readOnly}
            ref={(element: HTMLInputElement | null) => {
              combo.inputRef.current = element
              ref?.(element)
            }}
            onChange={(event) => combo.onType(event.target.value)}
            onKeyDown={(event) => {
              const last = selected.at(-1)
              if (event.key === 'Backspace' && !combo.typed && last !== undefined && !fixed) {
                takeOff(last)
              }
              combo.inputProps.onKeyDown(event)
            }}
            onBlur={() => {
              combo.hide()
              onBlur?.()
            }}
          />
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
