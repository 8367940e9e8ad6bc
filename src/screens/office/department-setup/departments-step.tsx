import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/dashboard'
import type { StaffDepartment } from '@/contract/department-setup'
import type { SettingName } from '@/contract/setting-names'
import { departmentWith } from '@/rules/merchants/setting-steps'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { SettingFacts } from '@/screens/shared/setting-facts'
import { useMay } from '@/state/use-may'
import { Button } from '@/ui/action/button'
import { BackIcon } from '@/ui/display/icons'
import { DepartmentEditor } from './department-editor'
import { formOf } from './department-form'
import { DepartmentList } from './department-list'
import { type DepartmentStepProps, newDepartmentId } from './step-props'
import { stepSkeleton } from './step-skeleton'
import { useDepartmentShows } from './use-department-shows'

/** Step 4: the departments of a merchant, or one of them. */
export function DepartmentsStep({
  merchantId,
  department,
  setting,
  ...props
}: DepartmentStepProps & { setting: SettingName | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(merchantDepartmentsQuery(merchantId))
  if (!data) {
    return error ? (
      <FailurePanel error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <FormattedMessage id="department-setup.list.failed" />
      </FailurePanel>
    ) : (
      stepSkeleton
    )
  }
  const row =
    department === undefined && setting !== undefined
      ? departmentWith(data, setting)
      : data.find(({ id }) => id === department)
  const close = () => props.onDepartment(undefined)
  if (department === newDepartmentId) {
    return <OneDepartment key="new" merchantId={merchantId} department={null} onClose={close} />
  }
  if (row) {
    return <OneDepartment key={row.id} merchantId={merchantId} department={row} onClose={close} />
  }
  return <DepartmentList {...props} merchantId={merchantId} departments={data} />
}

interface OneDepartmentProps {
  merchantId: string
  department: StaffDepartment | null
  onClose: () => void
}

function OneDepartment(props: OneDepartmentProps) {
  const canEdit = useMay('settings.edit')
  const { department, onClose } = props
  return (
    <>
      <div>
        <Button variant="quiet" size="sm" icon={<BackIcon />} onClick={onClose}>
          <FormattedMessage id="department-setup.edit.all" />
        </Button>
      </div>
      {canEdit ? (
        <DepartmentEditor {...props} />
      ) : (
        department !== null && <DepartmentFacts department={department} />
      )}
    </>
  )
}

function DepartmentFacts({ department }: { department: StaffDepartment }) {
  return <SettingFacts fields={formOf(department)} shows={useDepartmentShows()} />
}
