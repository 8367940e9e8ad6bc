import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { beginImport } from '@/api/imports'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import type { ImportKind, ImportRow } from '@/contract/imports/imports'
import { isDepartmentOfKind } from '@/rules/imports/department-kind'
import { Loaded, type LoadedQuery } from '@/screens/shared/detail/loaded'
import { useWrite } from '@/screens/shared/forms/use-write'
import { ImportIcon, MerchantIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { refusalWords } from '@/screens/office/imports/import-words'
import { NewImportFields } from './new-import-fields'
import { SameFile, useSameFile } from './same-file'
import type { Sending } from '@/screens/office/imports/run/sending'
import { startUpload } from '@/screens/office/imports/run/upload-job'

interface NewImportProps {
  kind: ImportKind
  /** Of the address; null: to be chosen. */
  departmentId: string | null
  /** On the root. */
  merchant: string | undefined
  /** Whose import it is to be is known. */
  isChosen: boolean
  departments: LoadedQuery<readonly StaffDepartment[]>
  zone: string
}

/** A new upload: of whom, how, and the file. */
export function NewImport({ isChosen, departments, ...props }: NewImportProps) {
  if (!isChosen) {
    return (
      <Card>
        <EmptyState icon={<MerchantIcon />}>
          <FormattedMessage id="imports.page.chooseMerchant" />
        </EmptyState>
      </Card>
    )
  }
  return (
    <Loaded
      query={departments}
      skeleton={formSkeleton}
      failed={<FormattedMessage id="imports.page.failed" />}
    >
      {(all) => <KnownDepartments {...props} departments={all} />}
    </Loaded>
  )
}

interface KnownDepartmentsProps extends Omit<NewImportProps, 'isChosen' | 'departments'> {
  departments: readonly StaffDepartment[]
}

function KnownDepartments({ departments: all, ...props }: KnownDepartmentsProps) {
  const { kind, departmentId } = props
  const departments = all.filter(
    (one) => isDepartmentOfKind(one, kind) && (departmentId === null || one.id === departmentId),
  )
  const none = departmentId === null ? 'imports.page.noDepartment' : 'imports.page.notThisOne'
  const [only, ...others] = departments
  const isOnlyOff = only?.status === false && others.length === 0
  if (kind !== 'users' && (only === undefined || isOnlyOff)) {
    return (
      <Card>
        <EmptyState icon={<ImportIcon />}>
          <FormattedMessage id={isOnlyOff ? 'imports.refusal.departmentOff' : none} />
        </EmptyState>
      </Card>
    )
  }
  return <Form {...props} departments={departments} />
}

function Form({ kind, departments, merchant, zone }: KnownDepartmentsProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const same = useSameFile()
  const begin = useWrite<Sending, ImportRow>({
    about: `import ${kind} ${merchant ?? ''}`,
    call: ({ body }, { key }) => beginImport(kind, body, key),
    invalidates: [officeKeys.imports.list],
    words: {
      codes: { ...refusalWords.codes, same_file: (failure) => same.note(failure) },
    },
    done: async (row, { file, facts }) => {
      startUpload({
        place: {
          importId: row.id,
          kind,
          file: row.file.name,
          departmentId: row.department?.id ?? null,
          merchant,
        },
        file,
        facts,
        received: row.received,
        queryClient,
      })
      queryClient.setQueryData(officeKeys.imports.one(row.id), row)
      await navigate({ to: '.', search: { merchant, import: row.id, step: 'upload' } })
    },
  })
  return (
    <>
      <NewImportFields
        kind={kind}
        departments={departments}
        merchant={merchant}
        zone={zone}
        onSend={async (sending) => {
          const { failure } = await begin.run(sending)
          return failure
        }}
      />
      <SameFile
        same={same}
        kind={kind}
        merchant={merchant}
        zone={zone}
        pending={begin.pending}
        problem={begin.problem}
        onAgain={() => {
          const { input } = begin
          if (input !== null) void begin.run({ ...input, body: { ...input.body, again: true } })
        }}
      />
    </>
  )
}

const formSkeleton = (
  <Skeleton>
    <Card padded>
      <Bone height="18rem" />
    </Card>
  </Skeleton>
)
