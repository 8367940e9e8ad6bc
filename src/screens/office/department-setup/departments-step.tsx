import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import type { SourceType } from '@/contract/departments/departments'
import type { SettingName } from '@/contract/merchants/setting-names'
import { departmentWith } from '@/rules/merchants/setting-steps'
import { Loaded } from '@/screens/shared/detail/loaded'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { SettingFacts } from '@/screens/shared/forms/setting-facts'
import { useMay } from '@/state/session/use-may'
import { BackLink } from '@/ui/action/back-link'
import { useFocusOnChange } from '@/ui/form/shell/use-focus-on-change'
import { DepartmentEditor } from './department-editor'
import { type DepartmentForm, toForm } from './department-form'
import { DepartmentList } from './department-list'
import { type DepartmentStepProps, newDepartmentId } from './step-props'
import { stepSkeleton } from './step-skeleton'
import { useDepartmentFields } from './department-fields'

/** Step 4: the departments of a merchant, or one of them. */
export function DepartmentsStep({
  merchantId,
  department,
  setting,
  onward,
  ...props
}: DepartmentStepProps & { setting: SettingName | undefined }) {
  const heading = useFocusOnChange(department ?? '')
  const [left, setLeft] = useState<string>()
  const [text, setText] = useState('')
  return (
    <Loaded
      query={useQuery(merchantDepartmentsQuery(merchantId))}
      skeleton={stepSkeleton}
      failed={<FormattedMessage id="department-setup.list.failed" />}
    >
      {(data) => {
        const row =
          department === undefined && setting !== undefined
            ? departmentWith(data, setting)
            : data.find(({ id }) => id === department)
        if (row === undefined && department !== newDepartmentId) {
          return (
            <>
              <DepartmentList
                {...props}
                merchantId={merchantId}
                departments={data}
                left={left}
                text={text}
                onSearch={setText}
              />
              {onward && <div>{onward}</div>}
            </>
          )
        }
        return (
          <OneDepartment
            key={row?.id ?? newDepartmentId}
            merchantId={merchantId}
            department={row ?? null}
            heading={heading}
            onClose={() => {
              setLeft(row?.id)
              props.onDepartment(undefined)
            }}
          />
        )
      }}
    </Loaded>
  )
}

interface OneDepartmentProps {
  merchantId: string
  department: StaffDepartment | null
  /** Takes focus when the department is opened from the list. */
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

function OneDepartment({ heading, ...props }: OneDepartmentProps) {
  const { department, onClose } = props
  const mayEdit = useMay(department === null ? 'settings.payments-create' : 'settings.edit')
  return (
    <>
      <header>
        <BackLink>
          <button type="button" onClick={onClose}>
            <FormattedMessage id="department-setup.edit.all" />
          </button>
        </BackLink>
        <chakra.h3
          ref={heading}
          tabIndex={-1}
          fontSize="lg"
          fontWeight="semibold"
          outline="none"
          overflowWrap="anywhere"
        >
          {department?.name ?? <FormattedMessage id="department-setup.edit.new" />}
        </chakra.h3>
      </header>
      {mayEdit ? (
        <DepartmentEditor {...props} />
      ) : (
        <>{department === null ? <NotAllowed /> : <DepartmentFacts department={department} />}</>
      )}
    </>
  )
}

function DepartmentFacts({ department }: { department: StaffDepartment }) {
  return (
    <SettingFacts
      values={toForm(department)}
      fields={useDepartmentFields()}
      without={[
        ...settingsOfOthers[department.source_type],
        ...(department.status ? (['off_note'] as const) : []),
      ]}
    />
  )
}

/** The settings that a kind of department does not have. */
const settingsOfOthers = {
  1: ['outside', 'form'],
  2: ['source', 'outside', 'form'],
  3: ['bills', 'search', 'permits', 'source', 'form'],
  4: ['bills', 'search', 'permits', 'source', 'outside'],
} as const satisfies Readonly<Record<SourceType, readonly (keyof DepartmentForm)[]>>
