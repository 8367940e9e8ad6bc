import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sortDepartments } from '@/api/department-setup'
import type { StaffDepartment } from '@/contract/department-setup'
import { placedAt, placeIn } from '@/rules/merchants/department-order'
import { useWrite } from '@/screens/shared/use-write'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { TextField } from '@/ui/form/text-field'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
import { setupKeys } from './setup-keys'

interface MoveDialogProps {
  merchantId: string
  departments: readonly StaffDepartment[]
  /** The department that gets another place. */
  department: StaffDepartment
  onMoved: (place: number) => void
  onClose: () => void
}

/** Asks for a department's new place, and says what will stand around it. */
export function MoveDialog(props: MoveDialogProps) {
  const { merchantId, departments, department, onMoved, onClose } = props
  const { formatMessage } = useIntl()
  const { id, name } = department
  const ids = departments.map((one) => one.id)
  const count = ids.length
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const place = placeIn(typed, count)
  const write = useWrite<number>({
    call: (to) => sortDepartments(merchantId, placedAt(ids, id, to)),
    invalidates: setupKeys,
    awaits: true,
    toast: true,
    says: (_, to) =>
      formatMessage({ id: 'department-setup.list.moved' }, { name, place: to, count }),
    undo: () => sortDepartments(merchantId, ids),
    done: (_, to) => onMoved(to),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (place === null) input.current?.focus()
    else void write.run(place)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={write.pending}
      fullOnPhone={false}
      initialFocus={input}
      title={<FormattedMessage id="department-setup.move.title" values={{ name }} />}
      footer={
        <>
          <Button type="submit" form={formId} pending={write.pending}>
            <FormattedMessage id="department-setup.move.verb" />
          </Button>
          <Button variant="outline" pending={write.pending} onClick={onClose}>
            <FormattedMessage id="changes.confirm.cancel" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <TextField
            ref={input}
            label={formatMessage({ id: 'department-setup.move.place' })}
            help={formatMessage(
              { id: 'department-setup.move.now' },
              { place: ids.indexOf(id) + 1, count },
            )}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setTried(false)
            }}
            error={
              isTried && place === null
                ? formatMessage({ id: 'department-setup.move.wrong' }, { count })
                : null
            }
            inputMode="numeric"
            autoComplete="off"
            short
          />
          <p role="status">
            {place !== null && <Around departments={departments} id={id} place={place} />}
          </p>
          {write.problem !== null && (
            <Banner tone="late" role="alert">
              {write.problem}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

interface AroundProps {
  departments: readonly StaffDepartment[]
  id: string
  place: number
}

function Around({ departments, id, place }: AroundProps) {
  const others = departments.filter((one) => one.id !== id)
  const before = others[place - 2]
  const after = others[place - 1]
  if (before === undefined) return <FormattedMessage id="department-setup.move.first" />
  if (after === undefined) return <FormattedMessage id="department-setup.move.last" />
  return (
    <FormattedMessage
      id="department-setup.move.between"
      values={{ before: before.name, after: after.name }}
    />
  )
}
