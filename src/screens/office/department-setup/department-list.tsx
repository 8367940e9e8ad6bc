import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  dropDepartment,
  sortDepartments,
  switchAllDepartments,
} from '@/api/departments/department-setup'
import { mostDepartments, type StaffDepartment } from '@/contract/departments/department-setup'
import type { MessageId } from '@/i18n/message-ids'
import { departmentsToSearch, placedAt } from '@/rules/departments/department-order'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMay } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { AddIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { matching } from '@/ui/form/combo-options'
import { Card } from '@/ui/layout/card'
import { SearchField } from '@/ui/table/search-field'
import { useListKeys } from '@/ui/table/use-list-keys'
import { DepartmentRow } from './department-row'
import { MoveDialog } from './move-dialog'
import { setupKeys } from './setup-keys'
import { type DepartmentStepProps, newDepartmentId } from './step-props'
import { type Change, useDepartmentActions } from './use-department-actions'
import { useMovedFocus } from './use-moved-focus'
import { sourceWords } from './words'

interface DepartmentListProps extends Omit<DepartmentStepProps, 'department' | 'onward'> {
  departments: readonly StaffDepartment[]
  /** The department that was open before: its name takes focus. */
  left: string | undefined
  /** The search in a long list; '' is none. */
  text: string
  onSearch: (text: string) => void
}

/** All departments in their order, with what can be done to each. */
export function DepartmentList({
  merchantId,
  merchantName,
  departments,
  isTest,
  left,
  text,
  onSearch,
  onDepartment,
}: DepartmentListProps) {
  const { formatMessage } = useIntl()
  const mayEdit = useMay('settings.edit')
  const mayAdd = useMay('settings.payments-create')
  const maySwitch = useMay('departments.status')
  const list = useRef<HTMLOListElement>(null)
  const [moving, setMoving] = useState<StaffDepartment | null>(null)
  const write = useWrite<Change>({
    about: ({ what }) => `${what} ${merchantId}`,
    call: ({ run }, { key }) => run(key),
    invalidates: setupKeys,
    awaits: true,
    successMessage: (_, { what }) => what,
  })
  const drop = useWrite<StaffDepartment>({
    call: ({ id }) => dropDepartment(merchantId, id),
    invalidates: setupKeys,
    awaits: true,
    toast: true,
    successMessage: (_, { name }) =>
      formatMessage({ id: 'department-setup.list.deleted' }, { name }),
  })
  const ids = departments.map(({ id }) => id)
  const count = ids.length
  const focusMoved = useMovedFocus(list, ids, left)
  useListKeys(list)
  const isLong = count >= departmentsToSearch
  const shown = isLong ? found(departments, text, (id) => formatMessage({ id })) : departments
  // One place up would be none among the rows that are found.
  const isWhole = shown.length === count
  const move = ({ id, name }: StaffDepartment, to: number, on: 'up' | 'down') => {
    if (to < 1 || to > count || write.pending) return
    focusMoved({ id, on, place: to })
    void write.run({
      what: formatMessage({ id: 'department-setup.list.moved' }, { name, place: to, count }),
      run: () => sortDepartments(merchantId, placedAt(ids, id, to)),
    })
  }
  const actions = useDepartmentActions({
    merchantId,
    isTest,
    onOpen: ({ id }) => onDepartment(id),
    onChange: (change) => void write.run(change),
    onSwitchOff: write.ask,
    onMove: count > 1 ? setMoving : undefined,
    onDelete: drop.ask,
  })
  const add = mayAdd ? (
    <Button
      icon={<AddIcon />}
      disabled={count >= mostDepartments}
      onClick={() => onDepartment(newDepartmentId)}
    >
      <FormattedMessage id="department-setup.list.add" />
    </Button>
  ) : (
    mayEdit && (
      <chakra.p color="fg.muted">
        <FormattedMessage id="department-setup.list.addNot" />
      </chakra.p>
    )
  )
  const isAllOn = departments.every(({ status }) => status)
  const isAllOff = departments.every(({ status }) => !status)
  const switchAll = (status: boolean) => ({
    what: formatMessage({
      id: status ? 'department-setup.list.allAreOn' : 'department-setup.list.allAreOff',
    }),
    run: () => switchAllDepartments(merchantId, status),
  })
  return (
    <>
      {(write.problem ?? drop.problem) !== null && drop.asked === null && write.asked === null && (
        <Banner tone="late" role="alert">
          {write.problem ?? drop.problem}
        </Banner>
      )}
      {departments.length === 0 ? (
        <Card padded>
          <EmptyState action={add || undefined}>
            <FormattedMessage id="department-setup.list.empty" />
          </EmptyState>
        </Card>
      ) : (
        <>
          {(mayEdit || maySwitch) && (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              {add}
              {maySwitch && !isAllOn && (
                <Button variant="outline" size="sm" onClick={() => void write.run(switchAll(true))}>
                  <FormattedMessage id="department-setup.list.allOn" />
                </Button>
              )}
              {maySwitch && !isAllOff && (
                <Button variant="outline" size="sm" onClick={() => write.ask(switchAll(false))}>
                  <FormattedMessage id="department-setup.list.allOff" />
                </Button>
              )}
            </chakra.div>
          )}
          {isLong && (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
              <SearchField
                label={formatMessage({ id: 'department-setup.list.search' })}
                value={text}
                minimum={1}
                pause={0}
                onSearch={onSearch}
              />
              <chakra.p role="status" textStyle="help">
                {isWhole ? (
                  <FormattedMessage id="list.count.all" values={{ count, shown: count }} />
                ) : (
                  <FormattedMessage
                    id="list.count.matching"
                    values={{ count: shown.length, shown: shown.length }}
                  />
                )}
              </chakra.p>
            </chakra.div>
          )}
          {shown.length > 0 && (
            <Card px={{ base: '4', md: '5.5' }} py="1">
              <ol ref={list} aria-label={formatMessage({ id: 'department-setup.list.label' })}>
                {shown.map((row) => {
                  const place = ids.indexOf(row.id) + 1
                  return (
                    <DepartmentRow
                      key={row.id}
                      row={row}
                      place={place}
                      count={count}
                      onMove={
                        mayEdit && isWhole
                          ? (by) => move(row, place + by, by === 1 ? 'down' : 'up')
                          : undefined
                      }
                      onOpen={() => onDepartment(row.id)}
                      actions={actions(row)}
                    />
                  )
                })}
              </ol>
            </Card>
          )}
        </>
      )}
      {moving !== null && (
        <MoveDialog
          merchantId={merchantId}
          departments={departments}
          department={moving}
          onMoved={(place) => {
            focusMoved({ id: moving.id, on: 'name', place })
            setMoving(null)
          }}
          onClose={() => setMoving(null)}
        />
      )}
      <ConfirmWrite
        write={write}
        tone="danger"
        title={({ off }) => (
          <FormattedMessage
            id={
              off === undefined
                ? 'department-setup.list.allOffTitle'
                : 'department-setup.list.offTitle'
            }
            values={{ name: off ?? merchantName }}
          />
        )}
        verb={
          <FormattedMessage
            id={
              write.asked?.input.off === undefined
                ? 'department-setup.list.allOff'
                : 'department-setup.list.switchOff'
            }
          />
        }
      >
        {({ off }) => (
          <FormattedMessage
            id={
              off === undefined
                ? 'department-setup.list.allOffText'
                : 'department-setup.list.offText'
            }
          />
        )}
      </ConfirmWrite>
      <ConfirmWrite
        write={drop}
        title={({ name }) => (
          <FormattedMessage id="department-setup.list.deleteTitle" values={{ name }} />
        )}
        verb={<FormattedMessage id="department-setup.list.delete" />}
        typed={({ name }) => name}
      >
        {({ has_bills }) => (
          <FormattedMessage
            id={
              has_bills ? 'department-setup.list.deleteBills' : 'department-setup.list.deleteText'
            }
          />
        )}
      </ConfirmWrite>
    </>
  )
}

function found(
  departments: readonly StaffDepartment[],
  text: string,
  say: (id: MessageId) => string,
): readonly StaffDepartment[] {
  const options = departments.map((row) => ({
    value: row.id,
    label: row.name,
    description: `${say(sourceWords[row.source_type].label)} /${row.id}`,
    row,
  }))
  return matching(options, text).map(({ row }) => row)
}
