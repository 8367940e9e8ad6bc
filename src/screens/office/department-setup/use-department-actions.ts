import { useIntl } from 'react-intl'
import type { GetKey } from '@/api/keyed-call'
import {
  fillWithSampleBills,
  hideDepartment,
  switchDepartment,
} from '@/api/departments/department-setup'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { sourceTypes } from '@/rules/constants'
import { useMay } from '@/state/session/use-may'
import type { MenuAction } from '@/ui/overlay/action-menu'

/** A change of the list, and what is said of it. */
export interface Change {
  readonly what: string
  /** Of a department that is switched off: its name. */
  readonly off?: string
  readonly run: (key: GetKey) => Promise<unknown>
}

interface DepartmentActionsOptions {
  readonly merchantId: string
  /** Its test environment: sample bills can be added. */
  readonly isTest: boolean
  readonly onOpen: (row: StaffDepartment) => void
  readonly onChange: (change: Change) => void
  /** Asks first: its payments stop. */
  readonly onSwitchOff: (change: Change) => void
  /** undefined: there is no other place. */
  readonly onMove: ((row: StaffDepartment) => void) | undefined
  readonly onDelete: (row: StaffDepartment) => void
}

/** What can be done to a department from the list, by the viewer's role. */
export function useDepartmentActions({
  merchantId,
  isTest,
  onOpen,
  onChange,
  onSwitchOff,
  onMove,
  onDelete,
}: DepartmentActionsOptions): (row: StaffDepartment) => MenuAction[] {
  const { formatMessage } = useIntl()
  const mayEdit = useMay('settings.edit')
  const maySwitch = useMay('departments.status')
  return (row) => [
    {
      key: 'edit',
      label: formatMessage({
        id: mayEdit ? 'department-setup.list.edit' : 'department-setup.list.look',
      }),
      onSelect: () => onOpen(row),
    },
    ...(maySwitch
      ? [
          {
            key: 'status',
            label: formatMessage({
              id: row.status ? 'department-setup.list.switchOff' : 'department-setup.list.switchOn',
            }),
            onSelect: () => {
              const { id, name, status } = row
              const run = () => switchDepartment(merchantId, id, !status)
              if (status) {
                const what = formatMessage({ id: 'department-setup.list.isOff' }, { name })
                onSwitchOff({ what, off: name, run })
              } else {
                onChange({
                  what: formatMessage({ id: 'department-setup.list.isOn' }, { name }),
                  run,
                })
              }
            },
          },
          {
            key: 'hidden',
            label: formatMessage({
              id: row.hidden ? 'department-setup.list.show' : 'department-setup.list.hide',
            }),
            onSelect: () =>
              onChange({
                what: formatMessage(
                  {
                    id: row.hidden
                      ? 'department-setup.list.isShown'
                      : 'department-setup.list.isHidden',
                  },
                  { name: row.name },
                ),
                run: () => hideDepartment(merchantId, row.id, !row.hidden),
              }),
          },
        ]
      : []),
    ...(mayEdit && onMove
      ? [
          {
            key: 'move',
            label: formatMessage({ id: 'department-setup.list.move' }),
            onSelect: () => onMove(row),
          },
        ]
      : []),
    ...(mayEdit && row.source_type === sourceTypes.dataImport && !row.has_bills
      ? [
          {
            key: 'samples',
            label: formatMessage({ id: 'department-setup.list.samples' }),
            ...(!isTest && {
              disabledReason: formatMessage({ id: 'department-setup.list.samplesNot' }),
            }),
            onSelect: () =>
              onChange({
                what: formatMessage({ id: 'department-setup.list.sampled' }, { name: row.name }),
                run: (key) => fillWithSampleBills(merchantId, row.id, key),
              }),
          },
        ]
      : []),
    ...(mayEdit
      ? [
          {
            key: 'delete',
            label: formatMessage({ id: 'department-setup.list.delete' }),
            tone: 'danger' as const,
            ...(row.has_payments && {
              disabledReason: formatMessage({ id: 'department-setup.list.deleteNot' }),
            }),
            onSelect: () => onDelete(row),
          },
        ]
      : []),
  ]
}
