import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { addDepartment, saveDepartment } from '@/api/department-setup'
import { staffDepartment, type StaffDepartment } from '@/contract/department-setup'
import { newDepartment } from '@/rules/merchants/new-department'
import { ConflictView } from '@/screens/shared/conflict-view'
import { OfficeForm } from '@/screens/shared/office-form'
import { EarlierTry } from '@/screens/shared/open-outcome'
import { sourceTypes } from '@/rules/constants'
import { useMay } from '@/state/use-may'
import { useWrite } from '@/screens/shared/use-write'
import { Button } from '@/ui/action/button'
import { BuilderFields } from './builder-fields'
import {
  departmentDraft,
  departmentForm,
  type DepartmentForm,
  errorsWithin,
  toForm,
} from './department-form'
import { IdentityFields, LanguageFields, StatusFields } from './identity-fields'
import { SearchFields } from './search-fields'
import { setupKeys } from './setup-keys'
import { OutsideFields, TylerFields } from './source-fields'
import { useDepartmentFields } from './use-department-fields'

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
  const fields = useDepartmentFields()
  const mayStart = useMay('settings.payments-create')
  const isOutside = department?.source_type === sourceTypes.url && !mayStart
  const isFixed = department !== null && (department.has_bills || department.has_payments)
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
      {(api) => {
        const source = api.form.watch('source_type')
        return (
          <>
            <EarlierTry write={save} />
            <IdentityFields
              api={api}
              fields={fields}
              isNew={department === null}
              isFixed={isFixed}
              isOutside={isOutside}
            />
            {source === 1 && <TylerFields api={api} merchantId={merchantId} />}
            {(source === 1 || source === 2) && <SearchFields api={api} isFixed={isFixed} />}
            {source === 3 && <OutsideFields api={api} />}
            {source === 4 && <BuilderFields api={api} />}
            <StatusFields api={api} fields={fields} />
            <LanguageFields api={api} fields={fields} />
            {department !== null && <ConflictView write={save} fields={fields} />}
          </>
        )
      }}
    </OfficeForm>
  )
}
