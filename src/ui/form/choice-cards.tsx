import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { FieldError } from './field'
import './radio.css'

export interface ChoiceCard<Value extends string> {
  value: Value
  label: ReactNode
  /** The muted line under the label. */
  note?: ReactNode
  /** The price, at the right. */
  price?: ReactNode
  /** The small line over the price: "Fee $1.50". */
  priceNote?: ReactNode
  /** Between label and price: "Saves $26.48". */
  aside?: ReactNode
  disabled?: boolean
  /** Shown inside the card while it is chosen: the field of "Other amount". */
  more?: ReactNode
}

interface ChoiceCardsProps<Value extends string> {
  /** The question. */
  legend: ReactNode
  /** For a question that the page's heading already asks. */
  hideLegend?: boolean
  name: string
  options: readonly ChoiceCard<Value>[]
  /** null: no choice yet. */
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  help?: ReactNode
  error?: ReactNode
  /** `lg`: the tenders of checkout. Default `md`. */
  size?: 'md' | 'lg'
  /** The first radio, for focus after a failed submit. */
  ref?: Ref<HTMLInputElement>
}

const Group = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
})

const Option = chakra('div', {
  base: {
    position: 'relative',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'card',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover:not(:has(> label > input:disabled))': { borderColor: 'line.control' },
    '&:has(> label > input:checked)': {
      bg: 'brand.tint',
      borderColor: 'brand.fill',
      // A second pixel that moves nothing.
      boxShadow: 'inset 0 0 0 1px var(--ct-colors-brand-fill)',
    },
    '&:has(> label > input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
    '&:has(> label > input:disabled)': { opacity: 0.6 },
    _highContrast: { '&:has(> label > input:checked)': { outline: '2px solid Highlight' } },
    '& > label': {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'flex-start',
      columnGap: '3',
      rowGap: '1',
      px: '4',
      py: '3.5',
    },
    '& > label > input': {
      mt: '0.125rem',
      '&:focus-visible': { outline: 'none' },
    },
    '& [data-words]': { flex: '1 1 0', minWidth: '0' },
    '& [data-price]': { textAlign: 'end', flexShrink: '0', fontWeight: 'bold' },
    '& [data-price] small, & [data-note]': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
      fontWeight: 'normal',
    },
    '& [data-label]': { display: 'block', fontWeight: 'semibold' },
    '& [data-aside]': {
      color: 'brand.text',
      fontSize: 'xs',
      fontWeight: 'semibold',
      // Below the label on a phone, where the price leaves no room.
      flexBasis: { base: '100%', sm: 'auto' },
      order: { base: 1, sm: 0 },
      ps: { base: '8', sm: '0' },
      mt: { sm: '0.125rem' },
    },
    '& > [data-more]': { px: '4', pb: '4', ps: '3rem' },
  },
  variants: {
    size: {
      md: {},
      lg: {
        '& > label': { px: '5', py: '5' },
        '& [data-label], & [data-price]': { fontSize: { base: 'lg', sm: 'xl' }, lineHeight: '1.5' },
        '& [data-note]': { fontSize: { base: 'sm', sm: 'md' }, lineHeight: '1.5' },
      },
    },
  },
})

/** Radio buttons, each in a card with its price at the right (look.md, "Choice cards"). */
export function ChoiceCards<Value extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
  onBlur,
  help,
  error,
  size = 'md',
  ref,
}: ChoiceCardsProps<Value>) {
  const id = useId()
  const hasError = error !== undefined && error !== null
  const described = [hasError && `${id}-note`, help !== undefined && `${id}-help`]
    .filter(Boolean)
    .join(' ')
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...(described !== '' && { 'aria-describedby': described })}
      {...(hasError && { 'aria-invalid': true })}
      onBlur={onBlur}
    >
      <chakra.legend
        id={`${id}-legend`}
        {...(hideLegend ? { srOnly: true } : { textStyle: 'h2', mb: '3', float: 'left' })}
      >
        {legend}
      </chakra.legend>
      {options.map((option, index) => (
        <Option key={option.value} size={size}>
          <label>
            <input
              type="radio"
              className="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.disabled && { disabled: true })}
              {...(index === 0 && { ref })}
            />
            <span data-words="">
              <span data-label="">{option.label}</span>
              {option.note !== undefined && <span data-note="">{option.note}</span>}
            </span>
            {option.aside !== undefined && <span data-aside="">{option.aside}</span>}
            {option.price !== undefined && (
              <span data-price="">
                {option.priceNote !== undefined && <small>{option.priceNote}</small>}
                {option.price}
              </span>
            )}
          </label>
          {option.more !== undefined && option.value === value && (
            <div data-more="">{option.more}</div>
          )}
        </Option>
      ))}
      {help !== undefined && (
        <chakra.p id={`${id}-help`} textStyle="help">
          {help}
        </chakra.p>
      )}
      {hasError && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </Group>
  )
}
