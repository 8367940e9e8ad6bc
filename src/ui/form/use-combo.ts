import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { usePlacedPopover } from '@/ui/overlay/use-placed-popover'
import type { FieldProps } from './field'
import { type ComboOption, groupsOf, matching } from './combo-options'

/** The props of combobox and multi-select. */
export interface ComboFieldProps<Value extends string> extends FieldProps {
  id?: string
  name?: string
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  options: readonly ComboOption<NoInfer<Value>>[]
  placeholder?: string
  /** Can be focused, not changed. */
  readOnly?: boolean
  /**
   * For options that a search finds: called with each change of the text (debounce the request),
   * and with `''` when the search is over. `options` are then shown unfiltered.
   */
  onSearch?: (text: string) => void
  /** The options for the text are loading. */
  searching?: boolean
}

interface ComboSettings<Value extends string> {
  options: readonly ComboOption<Value>[]
  /** The chosen options, where `options` are only search results. */
  chosen: readonly ComboOption<Value>[]
  value: readonly Value[]
  onChoose: (option: ComboOption<Value>) => void
  /** Several can be chosen: the list stays open, and the text is only the search. */
  multiple: boolean
  /** Disabled or read-only. */
  fixed: boolean
  onSearch: ((text: string) => void) | undefined
}

/**
 * Shared by combobox and multi-select, by the ARIA pattern: focus stays in the input, which names
 * the highlighted option. The text is the chosen option's label, or the search; a search without a
 * match is cleared when the field is left.
 *
 * Not Ark's: its machine writes the text back a moment late, and swallows letters that are typed
 * fast on a slow computer (stories/ui/form/piece-keys).
 */
export function useCombo<Value extends string>({
  options,
  chosen,
  value,
  onChoose,
  multiple,
  fixed,
  onSearch,
}: ComboSettings<Value>) {
  const { formatMessage } = useIntl()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setMarked] = useState<Value | null>(null)
  usePlacedPopover({ anchor: control, popover, open, sameWidth: true })

  const selected = useMemo(() => {
    const known = new Map([...chosen, ...options].map((option) => [option.value, option]))
    return value.flatMap((one) => known.get(one) ?? [])
  }, [chosen, options, value])
  const groups = useMemo(
    () => groupsOf(onSearch === undefined ? matching(options, typed ?? '') : options),
    [onSearch, options, typed],
  )
  // In the list's order: arrows follow the groups.
  const shown = groups.flatMap((group) => group.options)
  const usable = shown.filter((option) => option.disabled !== true)
  const highlighted =
    usable.find((option) => option.value === marked) ??
    // During a search Enter takes the first match.
    (typed === null ? undefined : usable[0])
  const label = multiple ? '' : (selected[0]?.label ?? '')

  const type = (text: string | null) => {
    setTyped(text)
    setMarked(null)
    onSearch?.(text ?? '')
  }
  const show = () => {
    if (fixed) return
    setOpen(true)
    setMarked(multiple ? null : (value[0] ?? null))
  }
  const hide = () => {
    setOpen(false)
    if (typed !== null) type(null)
  }
  const choose = (option: ComboOption<Value>) => {
    if (option.disabled === true) return
    onChoose(option)
    if (typed !== null) type(null)
    setMarked(option.value)
    if (!multiple) setOpen(false)
  }
  const move = (by: 1 | -1) => {
    const at = usable.findIndex((option) => option === highlighted)
    const to = at === -1 ? (by === 1 ? 0 : usable.length - 1) : at + by
    const next = usable.at(to % usable.length)
    if (next === undefined) return
    setMarked(next.value)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const optionId = (option: ComboOption<Value>) => `${listId}-${shown.indexOf(option)}`

  const press = (event: KeyboardEvent) => {
    // Keys that control an input method are not for the list.
    if (event.nativeEvent.isComposing || fixed) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(event.key === 'ArrowDown' ? 1 : -1)
      else show()
    } else if (event.key === 'Enter' && open && highlighted !== undefined) {
      event.preventDefault()
      choose(highlighted)
    } else if (event.key === 'Enter' && open && typed !== null) {
      // The search has no match: Enter does not submit the form.
      event.preventDefault()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      // A dialog around it stays open.
      event.stopPropagation()
      hide()
    }
  }

  return {
    open,
    typed,
    selected,
    groups,
    controlRef: control,
    inputRef: input,
    hide,
    inputProps: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      ...(open && highlighted && { 'aria-activedescendant': optionId(highlighted) }),
      value: typed ?? label,
      onClick: show,
      onKeyDown: press,
    },
    /** For the arrow at the end, which the keyboard does not need. */
    triggerProps: {
      type: 'button',
      tabIndex: -1,
      'aria-label': formatMessage({ id: 'forms.combobox.open' }),
      'aria-expanded': open,
      'aria-controls': listId,
      onMouseDown: stayInField,
      onClick: () => {
        input.current?.focus()
        if (open) hide()
        else show()
      },
    },
    onType: (text: string) => {
      type(text)
      setOpen(true)
    },
    popup: {
      popover,
      listId,
      multiple,
      groups,
      isChosen: (option: ComboOption<Value>) => value.includes(option.value),
      isHighlighted: (option: ComboOption<Value>) => option === highlighted,
      optionId,
      choose,
      point: (option: ComboOption<Value>) => {
        if (option.disabled !== true) setMarked(option.value)
      },
    },
  } as const
}

/** A press beside the input would take focus from it and close the list. */
export function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
