import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type ReactNode } from 'react'
import {
  get,
  useFieldArray,
  useWatch,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
} from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/action/button'
import { AddIcon } from '@/ui/display/icons'
import { useAfterRender } from '@/ui/action/use-after-render'
import { announce } from '@/ui/feedback/live-region'
import { type FieldProps, Need, notesOf } from '@/ui/form/field'
import type { ListBinding } from './form-bindings'
import { RepeatedRow } from './repeated-row'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    '& > legend': { mb: '1', fontWeight: 'semibold', outline: 'none' },
    '& > ol': { display: 'flex', flexDirection: 'column', gap: '3' },
    '& [data-undo]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: '4',
      py: '2',
      border: '1px dashed',
      borderColor: 'line.strong',
      borderRadius: 'card',
      color: 'fg.muted',
    },
  },
})

type Row<Fields extends FieldValues, Name extends FieldArrayPath<Fields>> = FieldArray<Fields, Name>

interface RepeatedGroupProps<
  Fields extends FieldValues,
  Name extends FieldArrayPath<Fields>,
> extends ListBinding<Fields, Name> {
  label: ReactNode
  help?: ReactNode
  need?: FieldProps['need']
  /** Names a row in its head and on its buttons: `Water`, or `Department 2` while it has no name. */
  rowName: (row: Row<Fields, Name>, index: number) => string
  /** A new row, complete and empty. */
  newRow: Row<Fields, Name>
  /** On the button: "Add a department". */
  addLabel: ReactNode
  /** Shown while there are no rows. */
  empty?: ReactNode
  /** The maximum number of rows. */
  max?: number
  /** The order matters: rows have buttons to move them. */
  ordered?: boolean
  /**
   * For rows of many fields: they open one at a time, those with errors always. Says beside the name
   * of each what it is; '' is nothing.
   */
  foldedAs?: ((row: Row<Fields, Name>) => string) | undefined
  /** The fields of a row; `path` is its position: `form.field(`${path}.name`)`. */
  children: (path: `${Name}.${number}`, index: number) => ReactNode
}

/** The focus after a change of the rows: in the row at `index`, or in the group. */
interface Focus {
  index: number | null
  on: 'first' | 'up' | 'down' | 'undo'
}

interface Removed<Item> {
  row: Item
  index: number
  name: string
}

/**
 * Rows of fields: added, removed with Undo, and moved where the order matters, by buttons and by
 * the arrow keys on them. Errors of the group as a whole (too few, duplicates) show above its rows,
 * and the error summary leads there.
 */
export function RepeatedGroup<Fields extends FieldValues, Name extends FieldArrayPath<Fields>>({
  form,
  name,
  error,
  errorAt,
  target,
  label,
  help,
  need,
  rowName,
  newRow,
  addLabel,
  empty,
  max = Number.POSITIVE_INFINITY,
  ordered = false,
  foldedAs,
  children,
}: RepeatedGroupProps<Fields, Name>) {
  const { formatMessage } = useIntl()
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<Focus | null>(null)
  const rows = useFieldArray({ control: form.control, name, keyName: 'rowKey' })
  const watched: unknown = useWatch({
    control: form.control,
    compute: (all: Fields): unknown => get(all, name),
  })
  const values = areRows(watched, newRow) ? watched : []
  const [removed, setRemoved] = useState<Removed<Row<Fields, Name>> | null>(null)
  const { control, note } = notesOf({ id, help, error, need })
  const folds = useOpenRow()

  useAfterRender(() => {
    const to = focus.current
    if (to === null) return
    focus.current = null
    const box = to.index === null ? root.current : rowAt(root.current, to.index)
    const found = box?.querySelector<HTMLElement>(
      to.on === 'first' ? firstControl : `[data-focus=${to.on}]`,
    )
    found?.focus()
  })

  const nameOf = (index: number) => {
    const row = values[index]
    return row === undefined ? String(index + 1) : rowName(row, index)
  }
  const add = () => {
    setRemoved(null)
    rows.append(newRow, { shouldFocus: false })
    folds.open(rows.fields.length)
    focus.current = { index: rows.fields.length, on: 'first' }
  }
  const remove = (index: number) => {
    const row = values[index]
    if (row === undefined) return
    setRemoved({ row, index, name: nameOf(index) })
    rows.remove(index)
    folds.removed(index)
    focus.current = { index: null, on: 'undo' }
  }
  const undo = () => {
    if (removed === null) return
    rows.insert(removed.index, removed.row, { shouldFocus: false })
    folds.open(removed.index)
    announce(formatMessage({ id: 'forms.group.back' }, { name: removed.name }))
    setRemoved(null)
    focus.current = { index: removed.index, on: 'first' }
  }
  const move = (index: number, by: 1 | -1) => {
    const to = index + by
    if (to < 0 || to >= rows.fields.length) return
    setRemoved(null)
    rows.move(index, to)
    folds.moved(index, to)
    announce(
      formatMessage(
        { id: 'forms.group.moved' },
        { name: nameOf(index), place: to + 1, count: rows.fields.length },
      ),
    )
    focus.current = { index: to, on: by === 1 ? 'down' : 'up' }
  }
  const count = rows.fields.length
  const isFull = count >= max
  const undoLine = removed !== null && (
    <li key="undo" data-undo="">
      <span id={`${id}-removed`}>
        <FormattedMessage id="forms.group.removed" values={{ name: removed.name }} />
      </span>
      <Button
        variant="quiet"
        size="sm"
        data-focus="undo"
        aria-describedby={`${id}-removed`}
        onClick={undo}
      >
        <FormattedMessage id="forms.group.undo" />
      </Button>
    </li>
  )
  return (
    <Group
      ref={root}
      {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
      {...(control['aria-invalid'] && { 'data-invalid': '' })}
    >
      <legend ref={target(name)} tabIndex={-1} data-field={name}>
        {label}
        {need !== undefined && ' '}
        <Need need={need} />
      </legend>
      {help !== undefined && (
        <chakra.p id={`${id}-help`} textStyle="help" mt="-2">
          {help}
        </chakra.p>
      )}
      {note}
      {count === 0 && empty !== undefined && <chakra.p color="fg.muted">{empty}</chakra.p>}
      <ol>
        {rows.fields.map((field, index) => {
          const row = values[index]
          const path = `${name}.${index}` as const
          return [
            removed?.index === index && undoLine,
            <RepeatedRow
              key={field.rowKey}
              name={nameOf(index)}
              error={errorAt(path)}
              headRef={target(path)}
              place={index}
              count={count}
              {...(foldedAs &&
                row !== undefined && {
                  fold: {
                    isOpen: folds.isOpen(index) || get(form.formState.errors, path) !== undefined,
                    note: foldedAs(row),
                    onToggle: () => folds.toggle(index),
                    onEnter: () => folds.enter(index),
                  },
                })}
              onRemove={() => remove(index)}
              onMove={ordered ? (by) => move(index, by) : undefined}
            >
              {children(path, index)}
            </RepeatedRow>,
          ]
        })}
        {removed !== null && removed.index >= count && undoLine}
      </ol>
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<AddIcon />}
          onClick={add}
          disabled={isFull}
          {...(isFull && { 'aria-describedby': `${id}-full` })}
        >
          {addLabel}
        </Button>
        {isFull && (
          <chakra.p id={`${id}-full`} textStyle="help" mt="1.5">
            <FormattedMessage id="forms.group.most" values={{ max }} />
          </chakra.p>
        )}
      </div>
    </Group>
  )
}

/**
 * The library's type of a path's value cannot be resolved for a type parameter; a new row has it.
 */
function areRows<Item>(value: unknown, _like: Item): value is readonly Item[] {
  return Array.isArray(value)
}

function rowAt(root: HTMLElement | null, index: number): Element | null | undefined {
  return root?.querySelector(`:scope > ol > [data-index="${index}"]`)
}

/** Among the fields, not the row's buttons. */
const firstControl = '[data-fields] :is(input, select, textarea, button)'

/** Rows that open one at a time: which are open, by their places, through all changes of the rows. */
function useOpenRow() {
  const [opened, setOpened] = useState<readonly number[]>([])
  return {
    isOpen: (index: number) => opened.includes(index),
    open: (index: number) => setOpened([index]),
    /** One that is open because of an error stays so without it; another does not close meanwhile. */
    enter: (index: number) => setOpened((now) => (now.includes(index) ? now : [...now, index])),
    toggle: (index: number) => setOpened((now) => (now.includes(index) ? [] : [index])),
    removed: (index: number) =>
      setOpened((now) =>
        now.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one)),
      ),
    moved: (from: number, to: number) =>
      setOpened((now) => now.map((one) => (one === from ? to : one === to ? from : one))),
  }
}
