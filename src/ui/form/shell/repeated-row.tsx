import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { MoveButtons } from '@/ui/action/move-buttons'
import { ExpandIcon, RemoveIcon } from '@/ui/display/icons'
import { FieldError } from '@/ui/form/field'

const Root = chakra('li', {
  base: {
    minWidth: '0',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '&[data-invalid]': { borderColor: 'late.fg' },
    '& > header': {
      display: 'flex',
      // Where a phone has no room for a word beside them, the buttons go below.
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      gap: '1',
      minHeight: { base: '2.75rem', md: '2.25rem' },
      ps: '4',
      pe: '1.5',
      pt: '1.5',
      '--icon-size': '1.125rem',
    },
    '& [data-name]': {
      flex: { base: '1 1 9rem', sm: '1 1 0' },
      minWidth: '0',
      fontSize: 'cell',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      outline: 'none',
    },
    '& [data-name] > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: { base: '2.75rem', md: '2.25rem' },
      textAlign: 'start',
      fontWeight: 'semibold',
      borderRadius: '2px',
      '& > svg': { flexShrink: '0', color: 'fg.muted', transition: 'transform 120ms' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
      '& small': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    },
    '&[data-closed] > header': { pb: '1.5' },
    '& > header > [data-name] + *': { ms: 'auto' },
    '& > header > button': { boxSize: { base: '2.75rem', md: '2.25rem' }, color: 'fg.muted' },
    '& > [data-fields]': { px: '4', pb: '4', pt: '1.5' },
    '& > p': { px: '4' },
  },
})

interface RepeatedRowProps {
  name: string
  /** The error of the row as a whole. */
  error: string | undefined
  headRef: (element: HTMLElement | null) => void
  place: number
  count: number
  onRemove: () => void
  /** Absent where the order does not matter. */
  onMove: ((by: 1 | -1) => void) | undefined
  /** It opens and closes; `note` stands beside its name. */
  fold?: {
    readonly isOpen: boolean
    readonly note: string
    readonly onToggle: () => void
    /** One of its fields has focus: it stays open when its last error goes. */
    readonly onEnter: () => void
  }
  children: ReactNode
}

/** One row of a `RepeatedGroup`: a group of its own to screen readers, named in its head. */
export function RepeatedRow({
  name,
  error,
  headRef,
  place,
  count,
  onRemove,
  onMove,
  fold,
  children,
}: RepeatedRowProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <Root
      data-index={place}
      {...(error !== undefined && { 'data-invalid': '' })}
      {...(fold?.isOpen === false && { 'data-closed': '' })}
      {...(fold && {
        onFocus: ({ target }: FocusEvent) => {
          if (target.closest('[data-fields]')) fold.onEnter()
        },
      })}
    >
      <header>
        <span id={id} ref={headRef} tabIndex={-1} data-name="">
          {fold === undefined ? (
            name
          ) : (
            <button
              type="button"
              aria-expanded={fold.isOpen}
              aria-controls={`${id}-fields`}
              onClick={fold.onToggle}
            >
              <ExpandIcon />
              <span>
                {name} {fold.note !== '' && <small>{fold.note}</small>}
              </span>
            </button>
          )}
        </span>
        {onMove && <MoveButtons name={name} place={place} count={count} onMove={onMove} />}
        <IconButton
          label={formatMessage({ id: 'forms.group.remove' }, { name })}
          icon={<RemoveIcon />}
          onClick={onRemove}
        />
      </header>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        role="group"
        id={`${id}-fields`}
        data-fields=""
        hidden={fold?.isOpen === false}
        aria-labelledby={id}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      >
        {children}
      </div>
    </Root>
  )
}
