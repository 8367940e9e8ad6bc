import { chakra } from '@chakra-ui/react/styled-system'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { CheckIcon } from '@/ui/display/icons'
import type { ComboOption, OptionGroup } from './combo-options'
import { stayInField } from './use-combo'

const Root = chakra('div', {
  base: {
    inset: 'auto',
    m: '0',
    overflow: 'hidden',
    bg: 'surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'float',
    _highContrast: { borderColor: 'CanvasText' },
    '& > [role=listbox]': {
      maxHeight: 'min(20rem, var(--room, 20rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '&:not(:empty)': { py: '1' },
    },
    '& [data-group]': {
      px: '3.5',
      pt: '2.5',
      pb: '1',
      textStyle: 'tableHead',
      color: 'fg.muted',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minHeight: { base: '2.75rem', md: '2.25rem' },
      px: '3.5',
      py: { base: '2.5', md: '1.5' },
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '--icon-size': '1.125rem',
      '&[data-highlighted]': { bg: 'brand.tint' },
      '&[aria-selected=true]': { fontWeight: 'semibold' },
      '&[aria-disabled]': { color: 'fg.muted', cursor: 'default' },
      '& svg': { mt: '0.1875rem', color: 'brand.text' },
      '& > span': { flex: '1 1 0', minWidth: '0' },
      '& small': { display: 'block', textStyle: 'help', fontWeight: 'normal' },
      _highContrast: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    '& > p': { px: '3.5', py: '2', color: 'fg.muted' },
  },
})

interface ComboPopupProps<Value extends string> {
  popover: RefObject<HTMLDivElement | null>
  listId: string
  labelId: string
  open: boolean
  multiple: boolean
  groups: readonly OptionGroup<ComboOption<Value>>[]
  searching: boolean
  isChosen: (option: ComboOption<Value>) => boolean
  isHighlighted: (option: ComboOption<Value>) => boolean
  optionId: (option: ComboOption<Value>) => string
  choose: (option: ComboOption<Value>) => void
  point: (option: ComboOption<Value>) => void
}

/** The list under a combobox. The message for an empty list is beside it, not in it. */
export function ComboPopup<Value extends string>({
  popover,
  listId,
  labelId,
  open,
  multiple,
  groups,
  searching,
  isChosen,
  isHighlighted,
  optionId,
  choose,
  point,
}: ComboPopupProps<Value>) {
  const isEmpty = groups.length === 0
  const itemOf = (option: ComboOption<Value>) => (
    // The input has the focus and handles the keys; the list only shows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      key={option.value}
      id={optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen(option)}
      {...(option.disabled === true && { 'aria-disabled': true })}
      {...(isHighlighted(option) && { 'data-highlighted': '' })}
      onClick={() => choose(option)}
      onPointerMove={() => point(option)}
    >
      <span>
        {option.label}
        {option.description !== undefined && <small>{option.description}</small>}
      </span>
      {isChosen(option) && <CheckIcon />}
    </div>
  )
  return (
    <Root ref={popover} popover="manual" onMouseDown={stayInField}>
      <p role="status" hidden={!searching && !isEmpty}>
        {open && searching && <FormattedMessage id="forms.combobox.searching" />}
        {open && !searching && isEmpty && <FormattedMessage id="forms.combobox.noMatch" />}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-labelledby={labelId}
        {...(multiple && { 'aria-multiselectable': true })}
      >
        {open &&
          !searching &&
          groups.map(({ group, options }, index) => {
            if (group === null) return options.map(itemOf)
            const groupId = `${listId}-group-${index}`
            return (
              <div key={group} role="group" aria-labelledby={groupId}>
                <div id={groupId} role="presentation" data-group="">
                  {group}
                </div>
                {options.map(itemOf)}
              </div>
            )
          })}
      </div>
    </Root>
  )
}
