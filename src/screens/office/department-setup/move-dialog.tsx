import { useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { sortDepartments } from '@/api/departments/department-setup'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { withValues } from '@/i18n/message-text'
import { isPlace, placedAt } from '@/rules/departments/department-order'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { CountField } from '@/ui/form/fields/count-field'
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
  const input = useRef<HTMLElement>(null)
  const schema = useMemo(() => moveForm(count), [count])
  const write = useWrite<v.InferOutput<typeof schema>>({
    call: ({ place }) => sortDepartments(merchantId, placedAt(ids, id, place)),
    invalidates: setupKeys,
    awaits: true,
    toast: true,
    successMessage: (_, { place }) =>
      formatMessage({ id: 'department-setup.list.moved' }, { name, place, count }),
    undo: () => sortDepartments(merchantId, ids),
    done: (_, { place }) => onMoved(place),
  })
  return (
    <FormDialog
      name={`move ${id}`}
      title={<FormattedMessage id="department-setup.move.title" values={{ name }} />}
      fullOnPhone={false}
      initialFocus={input}
      write={write}
      schema={schema}
      defaults={{ place: Number.NaN }}
      verb={<FormattedMessage id="department-setup.move.verb" />}
      onClose={onClose}
    >
      {(api) => {
        const place = api.value('place')
        return (
          <>
            <CountField
              {...place}
              // Empty is no place either.
              onChange={(next) => place.onChange(next ?? Number.NaN)}
              ref={(control) => {
                input.current = control
                place.ref(control)
              }}
              label={formatMessage({ id: 'department-setup.move.place' })}
              help={formatMessage(
                { id: 'department-setup.move.now' },
                { place: ids.indexOf(id) + 1, count },
              )}
            />
            <p role="status">
              {isPlace(place.value, count) && (
                <Around departments={departments} id={id} place={place.value} />
              )}
            </p>
          </>
        )
      }}
    </FormDialog>
  )
}

const moveForm = (count: number) => {
  const wrong = withValues('department-setup.move.wrong', { count: { count } })
  return v.object({
    place: v.pipe(
      v.number(wrong),
      v.check((place) => isPlace(place, count), wrong),
    ),
  })
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
