import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  dropDepartment,
  fillWithSampleBills,
  hideDepartment,
  sortDepartments,
  switchAllDepartments,
  switchDepartment,
} from '@/api/department-setup'
import { mostDepartments, type StaffDepartment } from '@/contract/department-setup'
import { sourceTypes } from '@/rules/constants'
import { ConfirmWrite } from '@/screens/shared/confirm-write'
import { useWrite } from '@/screens/shared/use-write'
import { useMay } from '@/state/use-may'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { AddIcon, EarlierIcon, LaterIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Card } from '@/ui/layout/card'
import { ActionMenu, type MenuAction } from '@/ui/overlay/action-menu'
import { setupKeys } from './setup-keys'
import { type DepartmentStepProps, newDepartmentId } from './step-props'
import { sourceWords } from './words'

interface DepartmentListProps extends Omit<DepartmentStepProps, 'department'> {
  departments: readonly StaffDepartment[]
  /** The department that was open before: its name takes focus. */
  left: string | undefined
}

const Row = chakra('li', {
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

interface Change {
  readonly what: string
  readonly run: () => Promise<unknown>
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** All departments in their order, with what can be done to each. */
export function DepartmentList({
  merchantId,
  departments,
  isTest,
  left,
  onDepartment,
}: DepartmentListProps) {
  const { formatMessage } = useIntl()
  const canEdit = useMay('settings.edit')
  const canSwitch = useMay('departments.status')
  const write = useWrite<Change>({
    call: ({ run }) => run(),
    invalidates: setupKeys,
    awaits: true,
    says: (_, { what }) => what,
  })
  const drop = useWrite<StaffDepartment>({
    call: ({ id }) => dropDepartment(merchantId, id),
    invalidates: setupKeys,
    awaits: true,
    toast: true,
    says: (_, { name }) => formatMessage({ id: 'department-setup.list.deleted' }, { name }),
  })
  const ids = departments.map(({ id }) => id)
  const move = (index: number, by: 1 | -1) => {
    const [id, name] = [ids[index], departments[index]?.name]
    if (id === undefined || index + by < 0 || index + by >= ids.length || write.pending) return
    const order = ids.toSpliced(index, 1).toSpliced(index + by, 0, id)
    void write.run({
      what: formatMessage(
        { id: 'department-setup.list.moved' },
        { name, place: index + by + 1, count: ids.length },
      ),
      run: () => sortDepartments(merchantId, order),
    })
  }
  const actions = (row: StaffDepartment): MenuAction[] => [
    {
      key: 'edit',
      label: formatMessage({
        id: canEdit ? 'department-setup.list.edit' : 'department-setup.list.look',
      }),
      onSelect: () => onDepartment(row.id),
    },
    ...(canSwitch
      ? [
          {
            key: 'status',
            label: formatMessage({
              id: row.status ? 'department-setup.list.switchOff' : 'department-setup.list.switchOn',
            }),
            onSelect: () =>
              void write.run({
                what: formatMessage(
                  { id: row.status ? 'department-setup.list.isOff' : 'department-setup.list.isOn' },
                  { name: row.name },
                ),
                run: () => switchDepartment(merchantId, row.id, !row.status),
              }),
          },
          {
            key: 'hidden',
            label: formatMessage({
              id: row.hidden ? 'department-setup.list.show' : 'department-setup.list.hide',
            }),
            onSelect: () =>
              void write.run({
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
    ...(canEdit && row.source_type === sourceTypes.dataImport && !row.has_bills
      ? [
          {
            key: 'samples',
            label: formatMessage({ id: 'department-setup.list.samples' }),
            ...(!isTest && {
              disabledReason: formatMessage({ id: 'department-setup.list.samplesNot' }),
            }),
            onSelect: () =>
              void write.run({
                what: formatMessage({ id: 'department-setup.list.sampled' }, { name: row.name }),
                run: () => fillWithSampleBills(merchantId, row.id),
              }),
          },
        ]
      : []),
    ...(canEdit
      ? [
          {
            key: 'delete',
            label: formatMessage({ id: 'department-setup.list.delete' }),
            tone: 'danger' as const,
            ...(row.has_payments && {
              disabledReason: formatMessage({ id: 'department-setup.list.deleteNot' }),
            }),
            onSelect: () => drop.ask(row),
          },
        ]
      : []),
  ]
  const add = canEdit && (
    <Button
      icon={<AddIcon />}
      disabled={departments.length >= mostDepartments}
      onClick={() => onDepartment(newDepartmentId)}
    >
      <FormattedMessage id="department-setup.list.add" />
    </Button>
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
          {(canEdit || canSwitch) && (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              {add}
              {canSwitch && !isAllOn && (
                <Button variant="outline" size="sm" onClick={() => void write.run(switchAll(true))}>
                  <FormattedMessage id="department-setup.list.allOn" />
                </Button>
              )}
              {canSwitch && !isAllOff && (
                <Button variant="outline" size="sm" onClick={() => write.ask(switchAll(false))}>
                  <FormattedMessage id="department-setup.list.allOff" />
                </Button>
              )}
            </chakra.div>
          )}
          <Card px={{ base: '4', md: '5.5' }} py="1">
            <chakra.ol aria-label={formatMessage({ id: 'department-setup.list.label' })}>
              {departments.map((row, index) => (
                <Row key={row.id}>
                  <div>
                    <button
                      type="button"
                      data-name=""
                      {...(row.id === left && { ref: takeFocus })}
                      onClick={() => onDepartment(row.id)}
                    >
                      {row.name}
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
                    {canEdit && (
                      <>
                        <IconButton
                          label={formatMessage({ id: 'forms.group.up' }, { name: row.name })}
                          icon={<EarlierIcon />}
                          aria-disabled={index === 0}
                          onClick={() => move(index, -1)}
                        />
                        <IconButton
                          label={formatMessage({ id: 'forms.group.down' }, { name: row.name })}
                          icon={<LaterIcon />}
                          aria-disabled={index === departments.length - 1}
                          onClick={() => move(index, 1)}
                        />
                      </>
                    )}
                    <ActionMenu
                      label={formatMessage(
                        { id: 'department-setup.list.menu' },
                        { name: row.name },
                      )}
                      actions={actions(row)}
                    />
                  </chakra.span>
                </Row>
              ))}
            </chakra.ol>
          </Card>
        </>
      )}
      <ConfirmWrite
        write={write}
        title={() => <FormattedMessage id="department-setup.list.allOffTitle" />}
        verb={<FormattedMessage id="department-setup.list.allOff" />}
      >
        {() => <FormattedMessage id="department-setup.list.allOffText" />}
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
