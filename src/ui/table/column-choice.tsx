import type { RowData } from '@tanstack/react-table'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/action/button'
import { ColumnsIcon } from '@/ui/display/icons'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { Popover } from '@/ui/overlay/popover'
import { isHideable, type ListColumn, visibilityOf } from './list-column'

interface ColumnChoiceProps {
  columns: readonly ListColumn<RowData>[]
  /** Columns shown or hidden, other than by default. */
  chosen: Readonly<Record<string, boolean>>
  onChoose: (chosen: Readonly<Record<string, boolean>>) => void
}

const Group = chakra('fieldset', {
  base: { minWidth: '12rem', '& legend': { fontWeight: 'semibold', mb: '1' } },
})

/** The choice of shown columns. Absent if none may be hidden. */
export function ColumnChoice({ columns, chosen, onChoose }: ColumnChoiceProps) {
  const { formatMessage } = useIntl()
  const hideable = columns.filter(isHideable)
  if (hideable.length === 0) return null
  const visible = visibilityOf(columns, chosen)
  return (
    <Popover
      align="end"
      label={formatMessage({ id: 'list.columns.title' })}
      button={{ icon: <ColumnsIcon />, children: <FormattedMessage id="list.columns.button" /> }}
    >
      {() => (
        <>
          <Group>
            <legend>
              <FormattedMessage id="list.columns.title" />
            </legend>
            {hideable.map(({ id, header }) => (
              <CheckboxField
                key={id}
                label={header}
                checked={visible[id] ?? true}
                onChange={({ target }) => onChoose({ ...chosen, [id]: target.checked })}
              />
            ))}
          </Group>
          <Button
            variant="quiet"
            size="sm"
            {...(Object.keys(chosen).length === 0 && { 'aria-disabled': true })}
            onClick={() => onChoose({})}
          >
            <FormattedMessage id="list.columns.reset" />
          </Button>
        </>
      )}
    </Popover>
  )
}
