import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { MoveButtons } from '@/ui/action/move-buttons'
import { Pill } from '@/ui/display/pill'
import { ActionMenu, type MenuAction } from '@/ui/overlay/action-menu'
import { sourceWords } from './words'

const Root = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-of-type': { borderTop: 'none' },
    '& > [data-place]': {
      alignSelf: 'flex-start',
      minWidth: '1.75rem',
      lineHeight: '1.5rem',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
    },
    '& > div': { flex: '1 1 14rem', minWidth: '0' },
    '& > [data-controls]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      ms: 'auto',
    },
    '& p': { overflowWrap: 'anywhere' },
    '& button[data-name]': {
      fontWeight: 'semibold',
      textAlign: 'start',
      color: 'brand.text',
      borderRadius: '2px',
      overflowWrap: 'anywhere',
      minHeight: '6',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
})

interface DepartmentRowProps {
  row: StaffDepartment
  /** Its place among all, from 1. */
  place: number
  count: number
  /** Moves it by one place; absent where the order is not changed. */
  onMove?: ((by: 1 | -1) => void) | undefined
  onOpen: () => void
  actions: readonly MenuAction[]
}

/** One department of the list. Its marks tell where focus goes after a move. */
export function DepartmentRow({ row, place, count, onMove, onOpen, actions }: DepartmentRowProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { name } = row
  return (
    <Root data-department={row.id}>
      <span data-place="">{formatNumber(place)}</span>
      <div>
        <button type="button" data-name="" data-focus="name" onClick={onOpen}>
          {name}
        </button>
        <chakra.p textStyle="help">
          <FormattedMessage id={sourceWords[row.source_type].label} />
          {` · /${row.id}`}
        </chakra.p>
      </div>
      <chakra.span data-controls="">
        <Pill tone={row.status ? 'brand' : 'plain'}>
          <FormattedMessage
            id={row.status ? 'department-setup.list.on' : 'department-setup.list.off'}
          />
        </Pill>
        {row.hidden && (
          <Pill tone="plain">
            <FormattedMessage id="department-setup.list.hidden" />
          </Pill>
        )}
        {!row.has_bills && (row.source_type === 1 || row.source_type === 2) && (
          <Pill tone="due">
            <FormattedMessage id="department-setup.list.noBills" />
          </Pill>
        )}
        {onMove && <MoveButtons name={name} place={place - 1} count={count} onMove={onMove} />}
        <ActionMenu
          label={formatMessage({ id: 'department-setup.list.menu' }, { name })}
          actions={actions}
        />
      </chakra.span>
    </Root>
  )
}
