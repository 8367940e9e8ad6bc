import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CloseIcon, SearchIcon } from '@/ui/display/icons'
import { endButton } from '@/ui/theme/recipes/end-button'

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: { base: '1 1 9rem', sm: '1 1 13rem' },
    maxWidth: { sm: '24rem' },
    minWidth: '0',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    '--icon-size': '1.125rem',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    '& > svg': { position: 'absolute', insetInlineStart: '3', pointerEvents: 'none' },
    '& > input': {
      width: '100%',
      // As high as the filters beside it.
      minHeight: 'calc(var(--ct-sizes-control) - 2px)',
      ps: '2.375rem',
      pe: '2.5rem',
      borderRadius: 'control',
      // Below 16 px a phone zooms in on the field.
      fontSize: { base: 'md', lg: 'cell' },
    },
    '& > button': { ...endButton, width: { base: '11', lg: '9' } },
    '& > small': {
      position: 'absolute',
      insetInlineEnd: '2.5rem',
      fontSize: 'xs',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    // Longer than the room beside what was typed.
    '& > small[data-problem]': {
      insetInline: '0',
      top: 'calc(100% + 0.25rem)',
      zIndex: '1',
      px: '3',
      py: '1.5',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'control',
      color: 'fg',
    },
  },
})

export interface SearchFieldProps {
  /** The searched fields: "Search by name or e-mail". Its name, and its placeholder. */
  label: string
  /** The current search; '' is none. */
  value: string
  /** Shorter text is not searched. */
  minimum: number
  /** The debounce time in milliseconds. */
  pause: number
  /** Why a text is not searched for; null: it is. */
  problem?: ((text: string) => string | null) | undefined
  /** `typed`: while the user types; otherwise after Enter or the clear button. */
  onSearch: (text: string, typed: boolean) => void
}

/** The search of a list: debounced, or at once by Enter. `/` leads here (use-list-keys.ts). */
export function SearchField({ label, value, minimum, pause, problem, onSearch }: SearchFieldProps) {
  const { formatMessage } = useIntl()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // Changed from elsewhere (Back, "Clear all"), not by this field's own update.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setText(value)
      setSent(value)
    }
  }
  const isShort = (wanted: string) => wanted !== '' && wanted.length < minimum
  const refusalOf = (wanted: string) => problem?.(wanted) ?? null
  const send = (next: string, typed: boolean) => {
    const wanted = next.trim()
    if (isShort(wanted) || refusalOf(wanted) !== null) return
    setSent(wanted)
    onSearch(wanted, typed)
  }
  // With the list as it is by then: a filter may have been pressed in the meantime.
  const sendTyped = useEffectEvent((typed: string) => {
    if (typed.trim() !== sent) send(typed, true)
  })
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  const clear = () => {
    setText('')
    send('', false)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      send(text, true)
    } else if (event.key === 'Escape' && text !== '') {
      // The first Esc empties the field, the next one is the page's.
      event.stopPropagation()
      clear()
    }
  }
  const refusal = refusalOf(text.trim())
  const hint = isShort(text.trim()) ? (
    <FormattedMessage id="list.search.tooShort" values={{ count: minimum }} />
  ) : (
    refusal
  )
  return (
    <Root>
      <SearchIcon />
      <input
        ref={input}
        type="search"
        data-list-search=""
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        {...(hint !== null && { 'aria-describedby': hintId })}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      {hint !== null && (
        <small id={hintId} role="status" {...(refusal !== null && { 'data-problem': '' })}>
          {hint}
        </small>
      )}
      {text !== '' && (
        <button
          type="button"
          aria-label={formatMessage({ id: 'list.search.clear' })}
          title={formatMessage({ id: 'list.search.clear' })}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      )}
    </Root>
  )
}
