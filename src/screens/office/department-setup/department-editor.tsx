import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { addDepartment, saveDepartment } from '@/api/departments/department-setup'
import { staffDepartment, type StaffDepartment } from '@/contract/departments/department-setup'
import { newDepartment } from '@/rules/departments/new-department'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { OfficeForm } from '@/screens/shared/forms/office-form'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { sourceTypes } from '@/rules/constants'
import { useMay } from '@/state/session/use-may'
import { useWrite } from '@/screens/shared/forms/use-write'
import { Button } from '@/ui/action/button'
import { useDepartmentFields } from './department-fields'
import {
  departmentDraft,
  departmentForm,
  type DepartmentForm,
  errorsWithin,
  toForm,
} from './department-form'
import { DepartmentParts } from './department-parts'
import { setupKeys } from './setup-keys'

interface DepartmentEditorProps {
  merchantId: string
  /** null: a new one. */
  department: StaffDepartment | null
  onClose: () => void
}

const words = { 422: errorsWithin('department') }

/** One department: a new one, or one that is edited (product.md A3 step 4). */
export function DepartmentEditor({ merchantId, department, onClose }: DepartmentEditorProps) {
  const [draft] = useState(() => departmentDraft(merchantId, department?.id ?? 'new'))
  const save = useWrite<DepartmentForm, StaffDepartment, StaffDepartment>({
    about: `department ${department?.id ?? 'new'} of ${merchantId}`,
    call: (form, context) =>
      department === null
        ? addDepartment(merchantId, form, context.key)
        : saveDepartment(merchantId, { ...form, id: department.id }, context),
    invalidates: setupKeys,
    awaits: true,
    words,
    ...(department === null
      ? { done: onClose }
      : { edits: { row: department, schema: staffDepartment, toForm } }),
  })
  const mayStart = useMay('settings.payments-create')
  const fields = useDepartmentFields({
    isNew: department === null,
    isFixed: department !== null && (department.has_bills || department.has_payments),
    isOutside: department?.source_type === sourceTypes.url && !mayStart,
  })
  return (
    <OfficeForm
      schema={departmentForm}
      defaults={department === null ? newDepartment : toForm(department)}
      save={save.run}
      draft={draft}
      saveLabel={
        <FormattedMessage
          id={department === null ? 'department-setup.edit.add' : 'department-setup.edit.save'}
        />
      }
      beside={
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="department-setup.edit.back" />
        </Button>
      }
    >
      {(api) => (
        <>
          <EarlierTry write={save} />
          <DepartmentParts {...{ api, fields, merchantId }} />
          {department !== null && <ConflictView write={save} fields={fields} />}
        </>
      )}
    </OfficeForm>
  )
}
