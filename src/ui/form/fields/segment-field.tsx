import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldError } from '@/ui/form/field'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** The small line under the label: "Fee $1.50". */
  note?: ReactNode
}

interface SegmentFieldProps<Value extends string> {
  /** The question. */
  legend: ReactNode
  name: string
  options: readonly Segment<Value>[]
  /** null: no choice yet. */
  value: Value | null
  onChange: (value: Value) => void
  help?: ReactNode
  error?: ReactNode
  /** The chosen radio, or the first, for focus after a failed submit. */
  ref?: Ref<HTMLInputElement>
}

const Row = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexWrap: 'wrap',
    gap: '1',
    p: '1',
    bg: 'canvas',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    // The last of an odd number has a line of its own.
    smDown: { '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  },
})

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1 1 6rem',
    // As wide as its longest word, which is broken only where a line of its own has no room for it.
    minWidth: { base: '0', sm: 'min-content' },
    overflowWrap: 'break-word',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { base: '11', sm: '9' },
    px: '2',
    py: '1',
    border: '2px solid transparent',
    borderRadius: '6px',
    fontSize: 'cell',
    lineHeight: '1.25rem',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { bg: 'surface' },
    // The radio itself covers its segment; the segment's edge and weight say which is chosen.
    '& > input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      opacity: 0,
      cursor: 'pointer',
    },
    '&:has(> input:checked)': {
      bg: 'surface',
      borderColor: 'brand.fill',
      color: 'brand.text',
      fontWeight: 'semibold',
      _highContrast: { outline: '2px solid Highlight' },
    },
    '&:has(> input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
    '& > small': {
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: '1.125rem',
    },
  },
})

/** One of a few short options in one row, which wraps on a phone. */
export function SegmentField<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  help,
  error,
  ref,
}: SegmentFieldProps<Value>) {
  const id = useId()
  const hasError = error !== undefined && error !== null
  const described = [hasError && `${id}-note`, help !== undefined && `${id}-help`]
    .filter(Boolean)
    .join(' ')
  const isChosen = options.some((option) => option.value === value)
  return (
    <chakra.fieldset
      role="radiogroup"
      minWidth="0"
      aria-labelledby={`${id}-legend`}
      {...(described !== '' && { 'aria-describedby': described })}
      {...(hasError && { 'aria-invalid': true })}
    >
      <legend id={`${id}-legend`} className="field-label">
        {legend}
      </legend>
      <Row>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...((isChosen ? option.value === value : index === 0) && { ref })}
            />
            <span>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </Option>
        ))}
      </Row>
      {help !== undefined && (
        <chakra.p id={`${id}-help`} textStyle="help">
          {help}
        </chakra.p>
      )}
      {hasError && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
