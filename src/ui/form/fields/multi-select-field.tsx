import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { announce } from '@/ui/feedback/live-region'
import { CloseIcon } from '@/ui/display/icons'
import { useFormats } from '@/i18n/format'
import { Combo, type ComboFieldProps } from '@/ui/form/combo'
import { FieldFrame, splitField } from '@/ui/form/field'

export interface MultiSelectFieldProps<Value extends string> extends ComboFieldProps<Value> {
  /** In the order of choosing. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of many, each a removable tag. For a few options use `CheckboxesField`. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const [frame, { value, onChange, ref, placeholder, ...combo }] = splitField(props)
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const chosenId = useId()
  const input = useRef<HTMLElement>(null)
  const selected = value.flatMap((one) => combo.options.find((it) => it.value === one) ?? [])
  const takeOff = (taken: Value, label: string) => {
    onChange(value.filter((one) => one !== taken))
    announce(formatMessage({ id: 'forms.multiSelect.removed' }, { name: label }))
    input.current?.focus()
  }
  return (
    <FieldFrame {...frame} describedBy={chosenId}>
      {(control) => {
        const isFixed = combo.readOnly === true || control.disabled === true
        return (
          <Combo<Value>
            {...combo}
            control={control}
            value={value}
            placeholder={selected.length === 0 ? placeholder : undefined}
            ref={(element) => {
              input.current = element
              ref?.(element)
            }}
            onChoose={(one) =>
              onChange(
                value.includes(one) ? value.filter((other) => other !== one) : [...value, one],
              )
            }
            onKeyDown={({ key }, isSearching) => {
              const last = selected.at(-1)
              if (key !== 'Backspace' || isSearching || isFixed || last === undefined) return
              takeOff(last.value, last.label)
            }}
            tags={
              <>
                {/* Read with the field, because the tags are further away for screen readers. */}
                <chakra.span id={chosenId} srOnly>
                  {formatMessage(
                    { id: 'forms.multiSelect.chosen' },
                    { count: selected.length, names: list(selected.map(({ label }) => label)) },
                  )}
                </chakra.span>
                <ul>
                  {selected.map((option) => (
                    <li key={option.value}>
                      <span>{option.label}</span>
                      {!isFixed && (
                        <button
                          type="button"
                          aria-label={formatMessage(
                            { id: 'forms.multiSelect.remove' },
                            { name: option.label },
                          )}
                          onClick={() => takeOff(option.value, option.label)}
                        >
                          <CloseIcon />
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            }
          />
        )
      }}
    </FieldFrame>
  )
}
