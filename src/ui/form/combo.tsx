import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CheckIcon, CloseIcon, ExpandIcon } from '@/ui/display/icons'
import {
  comboboxControlRecipe,
  comboboxPanelRecipe,
  multiSelectControlRecipe,
} from '@/ui/theme/recipes/combobox'
import { type ComboOption, groupsOf, matching } from './combo-options'
import './control.css'
import type { ControlProps, FieldProps } from './field'
import { floatPlace } from '@/ui/overlay/float-place'

const SingleControl = chakra(Combobox.Control, comboboxControlRecipe)
const TagsControl = chakra(Combobox.Control, multiSelectControlRecipe)
const Panel = chakra('div', comboboxPanelRecipe)

/** The props of combobox and multi-select. */
export interface ComboFieldProps<Value extends string> extends FieldProps {
  id?: string
  name?: string
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  options: readonly ComboOption<NoInfer<Value>>[]
  placeholder?: string | undefined
  /** Can be focused, not changed. */
  readOnly?: boolean
  /** The options are loading. */
  searching?: boolean
}

interface ComboProps<Value extends string> extends Omit<ComboFieldProps<Value>, keyof FieldProps> {
  control: ControlProps
  value: readonly Value[]
  onChoose: (value: Value) => void
  /** Takes the choice back, where it can be. */
  onClear?: (() => void) | undefined
  /** For several: what is chosen, before the input. */
  tags?: ReactNode
  onKeyDown?: (event: KeyboardEvent, isSearching: boolean) => void
}

/**
 * The input with its list. The text is the chosen option's label, or the search. It is ours, because
 * the library writes its own back a moment late: fast letters would be lost on a slow computer.
 */
export function Combo<Value extends string>({
  control,
  options,
  value,
  onChoose,
  onClear,
  tags,
  name,
  placeholder,
  readOnly = false,
  searching = false,
  ref,
  onBlur,
  onKeyDown,
}: ComboProps<Value>) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const [highlight, setHighlight] = useState<string | null>(null)
  const multiple = tags !== undefined
  const label = multiple ? '' : (options.find((one) => one.value === value[0])?.label ?? '')
  const groups = searching ? [] : groupsOf(matching(options, typed ?? ''))
  // In the list's order: arrows follow the groups.
  const items = groups.flatMap((group) => group.options)
  const first = typed ? items.find(({ disabled }) => disabled !== true)?.value : undefined
  const Control = multiple ? TagsControl : SingleControl
  return (
    <Combobox.Root
      lazyMount
      unmountOnExit
      openOnClick
      inputBehavior="autohighlight"
      multiple={multiple}
      readOnly={readOnly}
      disabled={control.disabled === true}
      invalid={control['aria-invalid'] === true}
      ids={{ input: control.id, label: `${control.id}-label` }}
      positioning={floatPlace}
      collection={createListCollection({
        items,
        isItemDisabled: ({ disabled }) => disabled === true,
      })}
      // The library marks what is chosen one frame after opening, even if letters typed since have
      // taken it off the list: Enter would choose what nobody sees.
      highlightedValue={
        items.some((item) => item.value === highlight) ? highlight : (first ?? null)
      }
      onHighlightChange={({ highlightedValue }) => setHighlight(highlightedValue)}
      value={[...value]}
      inputValue={typed ?? label}
      onInputValueChange={({ reason }) => {
        if (reason !== 'input-change') setTyped(null)
      }}
      onSelect={({ itemValue }) => {
        const chosen = options.find((option) => option.value === itemValue)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      <Control {...(multiple && { className: 'control' })}>
        {tags}
        <Combobox.Input
          {...control}
          {...(!multiple && { className: 'control' })}
          name={name}
          placeholder={placeholder}
          ref={ref}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => onKeyDown?.(event, Boolean(typed))}
          onBlur={() => {
            // Without text there is no choice.
            if (typed === '') onClear?.()
            setTyped(null)
            onBlur?.()
          }}
        />
        {onClear !== undefined && (
          <Combobox.ClearTrigger
            aria-label={formatMessage({ id: 'forms.combobox.clear' })}
            title={formatMessage({ id: 'forms.combobox.clear' })}
            onClick={onClear}
          >
            <CloseIcon />
          </Combobox.ClearTrigger>
        )}
        {!readOnly && (
          <Combobox.Trigger aria-label={formatMessage({ id: 'forms.combobox.open' })}>
            <ExpandIcon />
          </Combobox.Trigger>
        )}
      </Control>
      <Combobox.Positioner>
        <Panel>
          {/* Beside the list: it is no option. */}
          <p role="status" hidden={groups.length > 0}>
            {groups.length === 0 && (
              <FormattedMessage
                id={searching ? 'forms.combobox.searching' : 'forms.combobox.noMatch'}
              />
            )}
          </p>
          <Combobox.Content>
            {groups.map(({ group, options: members }, index) =>
              group === null ? (
                members.map((option) => <Option key={option.value} option={option} />)
              ) : (
                <Combobox.ItemGroup key={group} id={String(index)}>
                  <Combobox.ItemGroupLabel>{group}</Combobox.ItemGroupLabel>
                  {members.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </Combobox.ItemGroup>
              ),
            )}
          </Combobox.Content>
        </Panel>
      </Combobox.Positioner>
    </Combobox.Root>
  )
}

function Option({ option }: { option: ComboOption }) {
  return (
    <Combobox.Item item={option}>
      <Combobox.ItemText>
        {option.label}
        {option.description !== undefined && <small>{option.description}</small>}
      </Combobox.ItemText>
      <Combobox.ItemIndicator>
        <CheckIcon />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
